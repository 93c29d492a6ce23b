import type { ContactMessage, ContactStatus } from '@arkpax/schema/contact'
import { replyPromise } from '@arkpax/schema/reply-promise'
import { seededSettings } from '@arkpax/schema/seed-for-test'
import { describe, expect, it } from 'vitest'
import { replyState, timeSince } from './waiting-time.ts'

const settings = seededSettings()
const CREATED = '2026-03-02T10:00:00.000Z'
const at = (iso: string) => Date.parse(iso)
const message = (status: ContactStatus, since = CREATED, of = settings): ContactMessage => ({
  id: 'm1',
  name: 'Aino Korhonen',
  email: 'aino@example.fi',
  subject: 'Toimitusaika',
  message: 'Hei!',
  status,
  admin_notes: null,
  inquiry: null,
  assignee: null,
  snoozed_until: null,
  version: 1,
  waiting_since: since,
  reply_due_at: new Date(replyPromise(of).dueAt(at(since))).toISOString(),
  created_at: CREATED,
  updated_at: CREATED,
})

describe('the promise of a reply within a working day', () => {
  it.each([
    ['Monday at noon, as it came', '2026-03-02T10:00:00Z', 'Vastattava ti\u00A0klo\u00A012.00 mennessä', false],
    ['Monday evening', '2026-03-02T20:00:00Z', 'Vastattava ti\u00A0klo\u00A012.00 mennessä', false],
    ['Tuesday before noon', '2026-03-03T09:15:00Z', 'Vastaamiseen jäljellä 45\u00A0min työaikaa', false],
    ['Tuesday at noon', '2026-03-03T10:00:00Z', 'Vastaamiseen jäljellä 1\u00A0min työaikaa', false],
    ['a second later', '2026-03-03T10:00:01Z', 'Vastaus myöhässä 1\u00A0min työaikaa', true],
    ['Tuesday at three', '2026-03-03T13:00:00Z', 'Vastaus myöhässä 3\u00A0h työaikaa', true],
    ['Tuesday night', '2026-03-03T22:00:00Z', 'Vastaus myöhässä 5\u00A0h työaikaa', true],
    ['Friday', '2026-03-06T10:00:00Z', 'Vastaus myöhässä 3\u00A0työpäivää', true],
    ['the Sunday after', '2026-03-08T10:00:00Z', 'Vastaus myöhässä 3\u00A0työpäivää', true],
  ])('stands on %s', (_, now, text, isOverdue) => {
    expect(replyState(message('new'), settings, at(now))).toEqual({ text, isOverdue })
    expect(replyState(message('read'), settings, at(now))).toEqual({ text, isOverdue })
  })

  it('is not broken on a Sunday by a message of Friday evening', () => {
    const fridayEvening = message('new', '2026-03-06T16:00:00.000Z')
    expect(replyState(fridayEvening, settings, at('2026-03-08T18:00:00Z'))).toEqual({
      text: 'Vastattava ma\u00A0klo\u00A017.00 mennessä',
      isOverdue: false,
    })
  })

  it('says when its last minute is over, where a weekend is between', () => {
    const fridayMorning = message('new', '2026-03-05T07:01:00.000Z')
    expect(replyState(fridayMorning, settings, at('2026-03-06T14:59:00Z'))?.text).toMatch(/myöhässä/)
    const lastMinute = message('new', '2026-03-06T07:01:00.000Z')
    expect(replyState(lastMinute, settings, at('2026-03-06T18:00:00Z'))?.text).toBe(
      'Vastattava ma\u00A0klo\u00A09.01 mennessä',
    )
    expect(replyState(lastMinute, settings, at('2026-03-09T07:00:00Z'))?.text).toBe(
      'Vastaamiseen jäljellä 1\u00A0min työaikaa',
    )
  })

  it('is broken once its day at the office is over, and names that day until the office has been open again', () => {
    const thursdayEvening = message('new', '2026-03-05T18:00:00.000Z')
    const stateAt = (now: string) => replyState(thursdayEvening, settings, at(now))
    expect(stateAt('2026-03-06T15:00:00Z')).toMatchObject({ isOverdue: false })
    expect(stateAt('2026-03-06T15:01:00Z')).toEqual({
      text: 'Olisi pitänyt vastata tänään klo\u00A017.00 mennessä',
      isOverdue: true,
    })
    for (const now of ['2026-03-08T10:00:00Z', '2026-03-09T07:00:00Z'])
      expect(stateAt(now)).toEqual({
        text: 'Olisi pitänyt vastata pe\u00A06.3. klo\u00A017.00 mennessä',
        isOverdue: true,
      })
    expect(stateAt('2026-03-09T07:01:00Z')?.text).toBe('Vastaus myöhässä 1\u00A0min työaikaa')
  })

  it('names the date where the weekday alone could be another', () => {
    const slow = { ...settings, terms: { ...settings.terms, replyOfficeHours: 60 } }
    expect(replyState(message('new', CREATED, slow), slow, at('2026-03-02T10:00:00Z'))?.text).toBe(
      'Vastattava ke\u00A011.3.\u00A0klo\u00A016.00 mennessä',
    )
  })

  it('is kept once the message is replied to or resolved', () => {
    expect(replyState(message('replied'), settings, at('2026-03-09T10:00:00Z'))).toBeNull()
    expect(replyState(message('resolved'), settings, at('2026-03-09T10:00:00Z'))).toBeNull()
  })
})

it('tells the time since a message, and never one that is still to come', () => {
  expect(timeSince(CREATED, at('2026-03-02T10:00:30Z'))).toBe('0\u00A0min sitten')
  expect(timeSince(CREATED, at('2026-03-03T13:00:00Z'))).toBe('27\u00A0h sitten')
  expect(timeSince(CREATED, at('2026-03-02T09:59:00Z'))).toBe('0\u00A0min sitten')
})
