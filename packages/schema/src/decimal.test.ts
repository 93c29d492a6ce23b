import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDecimal, typedDecimal } from './decimal.ts'

describe('a number as people write it', () => {
  it.each([
    ['89,90', 89.9],
    ['89.90', 89.9],
    [' 89,9 ', 89.9],
    ['0', 0],
    ['0,5', 0.5],
    ['0.125', 0.125],
    ['007', 7],
    ['1234', 1234],
    ['1234,567', 1234.567],
    ['1 234,5', 1234.5],
    ['1\u00A0234,5', 1234.5],
    ['1\u2009234,5', 1234.5],
    ['1\u202F234\u202F567', 1_234_567],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1.234.567,89', 1_234_567.89],
    ['-5,5', -5.5],
    ['\u22125', -5],
    ['-0', 0],
  ])('%j is %d', (typed, value) => {
    expect(readDecimal(typed)).toBe(value)
  })

  it('with a comma has decimals, however many: Finnish parts thousands by a space', () => {
    expect(readDecimal('1,234')).toBe(1.234)
  })

  it('1.234 is either a thousand or a fraction, so it is not guessed', () => {
    expect(readDecimal('1.234')).toBeUndefined()
    expect(readDecimal('999.999')).toBeUndefined()
  })

  it.each([
    '',
    ' ',
    ',',
    '.',
    '5,',
    ',5',
    '1,2,3',
    '12 34',
    '1 2345',
    '1.23,4',
    '1,23.4',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '5 €',
    '--5',
    '1.234 567',
    '9'.repeat(400),
  ])('%j is none', (typed) => {
    expect(readDecimal(typed)).toBeUndefined()
  })

  it('is what the field showed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
        expect(readDecimal(typedDecimal(cents / 100, 2))).toBe(cents / 100)
      }),
    )
  })
})

it('is shown with a comma', () => {
  expect([typedDecimal(89.9, 2), typedDecimal(0.5), typedDecimal(3350, 2)]).toEqual(['89,90', '0,5', '3350,00'])
})
