import { expect, test } from 'vitest'
import { includedVat, vatLines } from './vat.ts'

test('the tax that a price includes is rounded to a cent', () => {
  expect(includedVat(12_550, 25.5)).toBe(2_550)
  expect(includedVat(335_000, 25.5)).toBe(68_068)
  expect(includedVat(0, 25.5)).toBe(0)
  expect(includedVat(100, 0)).toBe(0)
})

test('a refund takes back exactly the tax that the sale had', () => {
  for (const cents of [1, 3, 99, 335_001]) expect(includedVat(-cents, 25.5)).toBe(-includedVat(cents, 25.5))
})

test('each rate is one line, whose tax is counted from its sum and not row by row', () => {
  const rows = Array.from({ length: 3 }, () => ({ cents: 99, vatPercent: 25.5 }))
  expect(vatLines([...rows, { cents: 1_135, vatPercent: 13.5 }])).toEqual([
    { vatPercent: 25.5, net: 237, vat: 60, gross: 297 },
    { vatPercent: 13.5, net: 1_000, vat: 135, gross: 1_135 },
  ])
})
