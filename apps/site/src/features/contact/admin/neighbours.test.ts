import { expect, it } from 'vitest'
import { neighboursOf } from './neighbours.ts'

const ids = ['a', 'b', 'c']

it.each([
  ['from the middle', 'b', 1, { next: 'c', previous: 'a' }],
  ['from the last', 'c', 2, { next: undefined, previous: 'b' }],
  ['while none is open', '', 2, { next: 'a', previous: 'a' }],
  ['from one that has left its place to the next', 'x', 1, { next: 'b', previous: 'a' }],
  ['from one that has left the first place', 'x', 0, { next: 'a', previous: undefined }],
])('%s', (_, open, place, neighbours) => {
  expect(neighboursOf(ids, open, place)).toEqual(neighbours)
})
