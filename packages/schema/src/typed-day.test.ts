import { expect, it } from 'vitest'
import { isoDayOf } from './typed-day.ts'

it.each([
  ['1.6.2026', '2026-06-01'],
  ['01.06.2026', '2026-06-01'],
  [' 24. 12. 2025 ', '2025-12-24'],
  ['2026-06-01', '2026-06-01'],
  ['1.6.26', '1.6.26'],
  ['kesällä', 'kesällä'],
])('%j is %s', (typed, day) => expect(isoDayOf(typed)).toBe(day))
