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

it('gives days without sales a step of nothing, over the whole period', () => {
  const [first, , third] = days(3)
  if (!first || !third) return expect.unreachable()
  const steps = revenueSteps([first, third], { alku: '2025-12-31', loppu: '2026-01-04' })
  expect(steps.map(({ label, orders }) => [label, orders])).toEqual([
    ['31.12.2025', 0],
    ['1.1.2026', 1],
    ['2.1.2026', 0],
    ['3.1.2026', 1],
    ['4.1.2026', 0],
  ])
})

it('gives months without sales a step of nothing', () => {
  const sparse = ['2025-11-30', '2026-02-01'].map((day) => ({ day, orders: 1, revenue: 1 }))
  const steps = revenueSteps([...sparse, { day: '2026-03-31', orders: 1, revenue: 1 }])
  expect(steps.map(({ label, orders }) => `${label} ${orders}`)).toEqual([
    '11/2025 1',
    '12/2025 0',
    '1/2026 0',
    '2/2026 1',
    '3/2026 1',
  ])
})

it('has no steps without sales', () =>
  expect(revenueSteps([], { alku: '2026-01-01', loppu: '2026-01-07' })).toEqual([]))
