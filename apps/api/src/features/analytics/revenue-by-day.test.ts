import { expect, it } from 'vitest'
import { revenueByDay } from './revenue-by-day.ts'

it('adds up the sales of a day and shows days without any between the first and the last', () => {
  expect(
    revenueByDay([
      { day: '2026-03-01', orders: 1, cents: 39_900 },
      { day: '2026-02-27', orders: 2, cents: 29 },
      { day: '2026-03-01', orders: 3, cents: 58 },
    ]),
  ).toEqual([
    { day: '2026-02-27', orders: 2, revenue: 0.29 },
    { day: '2026-02-28', orders: 0, revenue: 0 },
    { day: '2026-03-01', orders: 4, revenue: 399.58 },
  ])
})

it('counts every day once over the change to summer time and over a leap day', () => {
  const days = revenueByDay([
    { day: '2028-02-28', orders: 1, cents: 1 },
    { day: '2028-03-28', orders: 1, cents: 1 },
  ]).map(({ day }) => day)
  expect(days).toHaveLength(30)
  expect(new Set(days).size).toBe(30)
  expect(days[1]).toBe('2028-02-29')
})

it('is empty without sales', () => {
  expect(revenueByDay([])).toEqual([])
})
