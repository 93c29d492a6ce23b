import { expect, it } from 'vitest'
import { beginningOfDay, dayAfter } from './finnish-days.ts'

it.each([
  ['2026-01-15', '2026-01-14T22:00:00.000Z'],
  ['2026-07-15', '2026-07-14T21:00:00.000Z'],
  // Summer time begins on the night of the 29th and ends on that of the 25th, after midnight.
  ['2026-03-29', '2026-03-28T22:00:00.000Z'],
  ['2026-03-30', '2026-03-29T21:00:00.000Z'],
  ['2026-10-25', '2026-10-24T21:00:00.000Z'],
  ['2026-10-26', '2026-10-25T22:00:00.000Z'],
])('the day %s begins at %s', (day, moment) => {
  expect(beginningOfDay(day).toISOString()).toBe(moment)
})

it('days follow each other over the ends of months and years', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
})
