import { expect, it } from 'vitest'
import { pageNumbers } from './pagination.recipe.ts'

it('shows the ends and the neighbours of the current page, with gaps between', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4])
  expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
  expect(pageNumbers(9, 9)).toEqual([1, null, 8, 9])
})
