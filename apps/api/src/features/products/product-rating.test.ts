import { expect, it } from 'vitest'
import { toRating } from './product-rating.ts'

it.each([
  [[0, 0, 0, 0, 1], 5, 1],
  [[1, 0, 0, 0, 0], 1, 1],
  [[1, 0, 0, 0, 2], 3.7, 3],
  [[0, 1, 0, 1, 18], 4.8, 20],
  [[0, 0, 0, 1, 19], 5, 20],
])('%j is %d of %d reviews', (stars, average, count) => {
  expect(toRating(stars)).toEqual({ average, count, stars })
})

it('is nothing where nobody has given stars', () => {
  expect(toRating([0, 0, 0, 0, 0])).toBeNull()
})
