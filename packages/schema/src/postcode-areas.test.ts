import { expect, it } from 'vitest'
import { isInPostcodeAreas, plainPostcodeAreas, readPostcodeAreas, takenByEarlier } from './postcode-areas.ts'

it.each([
  ['00100', '00–02', true],
  ['02999', '00–02', true],
  ['03000', '00–02', false],
  ['22100', '00–21, 22', true],
  ['99990', '96–99', true],
  ['96900', '9690-9699', true],
  ['96890', '9690-9699', false],
  ['00100', '00100', true],
  ['0010', '00', false],
  ['AX-22100', '22', false],
])('%s is in %s: %s', (postcode, areas, isIn) => {
  expect(isInPostcodeAreas(postcode, areas)).toBe(isIn)
})

it('is kept in one form, however it was typed', () => {
  expect(plainPostcodeAreas(' 00 - 02,22 ,96–96')).toBe('00–02, 22, 96')
})

it.each(['', '00–', '02–00', '00–021', 'Turku', '00;02', '001000'])('%j is no area', (typed) => {
  expect(readPostcodeAreas(typed)).toBeUndefined()
})

it.each([
  ['00–21, 23–86', ['216–217', '87–99'], ['216–217']],
  ['00–21', ['21'], []],
  ['87–99', ['216–217', '96900, 99'], ['96900']],
  ['00–21', [], []],
])('%s without what %j has taken of it: %j', (areas, earlier, taken) => {
  expect(takenByEarlier(areas, earlier)).toEqual(taken)
})
