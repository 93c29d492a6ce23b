import { expect, it } from 'vitest'
import { monthsAgo } from './months-ago.ts'

it.each([
  ['2026-11-30T10:15:00.000Z', 24, '2024-11-30T10:15:00.000Z'],
  ['2026-08-31T10:15:00.000Z', 6, '2026-02-28T10:15:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 36, '2025-02-28T00:00:00.000Z'],
  ['2026-01-31T23:59:59.999Z', 2, '2025-11-30T23:59:59.999Z'],
])('%s less %d months is %s, never a day of the month after it', (now, months, then) => {
  expect(monthsAgo(new Date(now), months).toISOString()).toBe(then)
})
