import { expect, it } from 'vitest'
import { reorderLine } from './reorder-line.ts'

const known = { product_id: '1', name: 'Ark PRO', available: 4, limit: 5, expected: 0, next_expected_on: null }
const TODAY = '2026-11-22'

it('counts the sales of the last eight weeks by the week, today in the last one', () => {
  const sold = [
    { day: '2026-09-27', units: 100 },
    { day: '2026-09-28', units: 3 },
    { day: '2026-10-04', units: 1 },
    { day: '2026-11-16', units: 2 },
    { day: '2026-11-22', units: 2 },
  ]
  expect(reorderLine(known, sold, TODAY)).toMatchObject({
    weekly_units: [4, 0, 0, 0, 0, 0, 0, 4],
    units_per_week: 1,
    days_left: 28,
    suggestion: 9,
  })
})

it('what is coming is not ordered again', () => {
  const sold = [{ day: TODAY, units: 8 }]
  expect(reorderLine({ ...known, expected: 6 }, sold, TODAY).suggestion).toBe(3)
  expect(reorderLine({ ...known, expected: 20 }, sold, TODAY).suggestion).toBe(0)
})

it('what is not sold lasts for nobody knows how long, and is filled up to its limit', () => {
  expect(reorderLine(known, [], TODAY)).toMatchObject({ units_per_week: 0, days_left: null, suggestion: 1 })
  expect(reorderLine({ ...known, available: 5 }, [], TODAY).suggestion).toBe(0)
})
