import type { WaitingItem } from '@arkpax/schema/today'
import { expect, it } from 'vitest'
import { deadlineText } from './deadline.ts'

const now = new Date('2026-03-02T08:00:00Z') // A Monday, ten o'clock in Finland.
const text = (due_at: string | null, left_minutes: number | null) => {
  const item: WaitingItem = { kind: 'message', id: '1', title: '', detail: '', due_at, left_minutes, mark: null }
  return deadlineText(item, 480, now).replaceAll('\u00A0', ' ')
}

it.each([
  ['2026-03-02T12:00:00Z', 240, 'Tänään klo 14.00 mennessä'],
  ['2026-03-03T07:30:00Z', 450, 'Huomenna klo 9.30 mennessä'],
  ['2026-03-05T10:00:00Z', 1_500, 'Viimeistään to 5.3. klo 12.00'],
  ['2026-03-02T08:00:00Z', 0, 'Tänään klo 10.00 mennessä'],
  ['2026-02-27T15:00:00Z', 0, 'Määräaika oli pe 27.2. klo 17.00'],
  ['2026-03-02T07:59:59Z', 0, 'Määräaika oli tänään klo 9.59'],
  ['2026-03-02T07:59:00Z', -1, 'Myöhässä 1 min työaikaa'],
  ['2026-02-27T14:00:00Z', -120, 'Myöhässä 2 h työaikaa'],
  ['2026-02-20T14:00:00Z', -2_000, 'Myöhässä 4 työpäivää'],
])('what is due at %s with %d minutes left: %s', (due, left, expected) => {
  expect(text(due, left)).toBe(expected)
})

it('says nothing where nobody has promised anything', () => {
  expect(text(null, null)).toBe('')
})
