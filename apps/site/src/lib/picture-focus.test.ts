import { expect, it } from 'vitest'
import { focusClass } from './picture-focus.ts'

it.each([
  [0.5, 0.5, undefined],
  [0.4, 0.6, undefined],
  [0, 0, 'object-left-top'],
  [1, 0.5, 'object-right'],
  [0.5, 0.9, 'object-bottom'],
  [0.1, 0.8, 'object-left-bottom'],
])('a focal point at %f, %f is kept in sight', (x, y, expected) => {
  expect(focusClass({ x, y })).toBe(expected)
})
