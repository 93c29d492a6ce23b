import { expect, it } from 'vitest'
import { readChange, signed, stepChange } from './stock-change.ts'

it.each([
  ['5', 5],
  ['+5', 5],
  ['-3', -3],
  ['\u22123', -3],
  ['', null],
  ['1,5', null],
  ['kolme', null],
])('reads %j as %j', (typed, change) => expect(readChange(typed)).toBe(change))

it('steps down no further than the stock', () => {
  expect(stepChange('0', 1, 2)).toBe('1')
  expect(stepChange('-1', -1, 2)).toBe('-2')
  expect(stepChange('-2', -1, 2)).toBe('-2')
})

it('shows the direction of a change', () => expect([4, -4, 0].map(signed)).toEqual(['+4', '\u22124', '0']))
