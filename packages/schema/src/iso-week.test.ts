import { expect, it } from 'vitest'
import { isoWeek } from './iso-week.ts'

it.each([
  ['2026-12-09', 50],
  ['2026-01-01', 1],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
  ['2025-12-29', 1],
])('%s is in week %d', (day, week) => expect(isoWeek(day)).toBe(week))
