import { expect, it } from 'vitest'
import { movedPrice } from './price-move.ts'

it.each([
  [3_350, 'down', 'percent', 10, 3_015],
  [49.9, 'up', 'percent', 3, 51.4],
  [0.1, 'up', 'percent', 50, 0.15],
  [19.99, 'down', 'euros', 0.1, 19.89],
  [399, 'down', 'euros', 399, null],
  [399, 'down', 'percent', 100, null],
] as const)('%d € goes %s by %s %d to %s', (price, direction, unit, amount, moved) => {
  expect(movedPrice(price, { direction, unit, amount })).toBe(moved)
})
