import { expect, it } from 'vitest'
import { daysBetween, daysOf, queryDays } from './list-days.ts'

/** Past midnight in Finland, still the day before in UTC. */
const now = new Date('2026-03-01T22:30:00Z')

it.each([
  ['today', '2026-03-02', '2026-03-02'],
  ['week', '2026-02-24', '2026-03-02'],
  ['month', '2026-03-01', '2026-03-02'],
  ['last-month', '2026-02-01', '2026-02-28'],
  ['last-quarter', '2025-10-01', '2025-12-31'],
  ['2026-01-05--2026-01-09', '2026-01-05', '2026-01-09'],
  ['2026-01-05--', '2026-01-05', ''],
  ['--2026-01-09', '', '2026-01-09'],
])('%s is from %s to %s', (value, from, to) => {
  expect(daysOf(value, now)).toEqual({ from, to })
})

it.each(['', 'eilen', '2026-02-30--2026-03-01', '2026-01-01', 'a--b--c'])('%j names no days', (value) => {
  expect(queryDays(value, now)).toEqual({})
})

it('asks for nothing while the days are in the wrong order', () => {
  expect(queryDays('2026-02-01--2026-01-01', now)).toEqual({})
})

it('the last quarter of a day in any month is the whole one before', () => {
  expect(daysOf('last-quarter', new Date('2026-11-22T10:00:00Z'))).toEqual({ from: '2026-07-01', to: '2026-09-30' })
  expect(daysOf('last-quarter', new Date('2026-04-01T10:00:00Z'))).toEqual({ from: '2026-01-01', to: '2026-03-31' })
})

it('no days at all leave the address as it was', () => {
  expect(daysBetween('', '')).toBe('')
  expect(daysBetween('2026-01-01', '')).toBe('2026-01-01--')
})
