import { expect, it } from 'vitest'
import { toCents, toEuros } from './money.ts'

it.each([
  [19.99, 1999],
  [0.07, 7],
  [1.15, 115],
  [99_999_999.99, 9_999_999_999],
  [0, 0],
])('%d euros are %d cents and back', (euros, cents) => {
  expect(toCents(euros)).toBe(cents)
  expect(toEuros(cents)).toBe(euros)
})
