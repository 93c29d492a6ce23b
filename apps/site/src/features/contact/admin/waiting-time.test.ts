import type { ContactMessage, ContactStatus } from '@arkpax/schema/contact'
import { describe, expect, it } from 'vitest'
import { replyState, timeSince } from './waiting-time.ts'

const CREATED = '2026-03-02T10:00:00.000Z'
const at = (iso: string) => Date.parse(iso)
const message = (status: ContactStatus): ContactMessage => ({
  id: 'm1',
  name: 'Aino Korhonen',
  email: 'aino@example.fi',
  subject: 'Toimitusaika',
  message: 'Hei!',
  status,
  admin_notes: null,
  created_at: CREATED,
  updated_at: CREATED,
})

describe('the promise of a reply within 24 h', () => {
  it.each([
    ['2026-03-02T10:00:00Z', 'Vastausaikaa jäljellä 24\u00A0h', false],
    ['2026-03-02T13:30:00Z', 'Vastausaikaa jäljellä 20\u00A0h', false],
    ['2026-03-03T09:15:00Z', 'Vastausaikaa jäljellä 45\u00A0min', false],
    ['2026-03-03T10:00:00Z', 'Vastaus myöhässä 0\u00A0min', true],
    ['2026-03-03T15:59:00Z', 'Vastaus myöhässä 5\u00A0h', true],
    ['2026-03-06T10:00:00Z', 'Vastaus myöhässä 3\u00A0vrk', true],
  ])('stands at %s at "%s"', (now, text, isOverdue) => {
    expect(replyState(message('new'), at(now))).toEqual({ text, isOverdue })
    expect(replyState(message('read'), at(now))).toEqual({ text, isOverdue })
  })

  it('is kept once the message is replied to or resolved', () => {
    expect(replyState(message('replied'), at('2026-03-09T10:00:00Z'))).toBeNull()
    expect(replyState(message('resolved'), at('2026-03-09T10:00:00Z'))).toBeNull()
  })
})

it('tells the time since a message, and never one that is still to come', () => {
  expect(timeSince(CREATED, at('2026-03-02T10:00:30Z'))).toBe('0\u00A0min sitten')
  expect(timeSince(CREATED, at('2026-03-03T13:00:00Z'))).toBe('27\u00A0h sitten')
  expect(timeSince(CREATED, at('2026-03-02T09:59:00Z'))).toBe('0\u00A0min sitten')
})
