import { expect, test } from 'vitest'
import { lineCents, totalCents, vatLinesOf } from './order-sums.ts'

const line = { quantity: 2, price: 49.9, discount: 0, vat_percent: 25.5 }

test('a line costs its pieces less what the line was cut by', () => {
  expect(lineCents(line)).toBe(9_980)
  expect(lineCents({ ...line, discount: 9.8 })).toBe(9_000)
})

test('products and delivery add up, and so do their taxes', () => {
  const order = { items: [line], charges: [{ quantity: 1, price: 25.5, discount: 0, vat_percent: 25.5 }] }
  expect(totalCents(order)).toBe(12_530)
  expect(vatLinesOf(order)).toEqual([{ vatPercent: 25.5, net: 9_984, vat: 2_546, gross: 12_530 }])
})
