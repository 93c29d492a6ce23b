import { expect, it } from 'vitest'
import { workingDayFrom, workingDaysAfter } from './working-days.ts'

it.each([
  ['2026-11-25', 2, '2026-11-27'],
  ['2026-11-26', 2, '2026-11-30'],
  // Over Christmas Eve, which few work on, and the Christmas days.
  ['2026-12-23', 1, '2026-12-28'],
  ['2026-11-28', 0, '2026-11-28'],
])('%s and %i working days is %s', (day, count, expected) => {
  expect(workingDaysAfter(day, count)).toBe(expected)
})

it('a day of work is itself, and a Saturday is the Monday after it', () => {
  expect(['2026-11-27', '2026-11-28'].map(workingDayFrom)).toEqual(['2026-11-27', '2026-11-30'])
})
