import { expect, it } from 'vitest'
import { revenueSteps } from './revenue-steps.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    orders: 1,
    revenue: 0.1,
  }))

it('shows a quarter by day', () => {
  const steps = revenueSteps(days(90))
  expect(steps).toHaveLength(90)
  expect(steps[0]).toEqual({ time: '2026-01-01', label: '1.1.2026', orders: 1, revenue: 0.1 })
})

it('adds longer periods up by month, to the cent', () => {
  expect(revenueSteps(days(120)).map(({ label, orders, revenue }) => [label, orders, revenue])).toEqual([
    ['1/2026', 31, 3.1],
    ['2/2026', 28, 2.8],
    ['3/2026', 31, 3.1],
    ['4/2026', 30, 3],
  ])
})
