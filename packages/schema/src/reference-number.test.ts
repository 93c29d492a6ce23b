import { expect, test } from 'vitest'
import {
  creditorReference,
  groupReference,
  isReferenceNumber,
  plainReference,
  referenceBase,
  referenceNumber,
} from './reference-number.ts'

test('published examples are reference numbers', () => {
  for (const example of ['12 34561', '1 23456 71234 56784', '0000012345 61'])
    expect(isReferenceNumber(example)).toBe(true)
  expect(referenceNumber(123456)).toBe('1234561')
})

test('one wrong digit, or two that changed places, is no reference number', () => {
  const right = referenceNumber(987654)
  for (const place of right.slice(0, -1).split('').keys()) {
    const wrong = `${right.slice(0, place)}${(Number(right[place]) + 1) % 10}${right.slice(place + 1)}`
    expect(isReferenceNumber(wrong), wrong).toBe(false)
  }
  expect(isReferenceNumber('9786547')).toBe(false)
})

test('the international form has check digits that give 1 by mod 97', () => {
  const rf = creditorReference('1234561')
  const digits = `${rf.slice(4)}2715${rf.slice(2, 4)}`
  expect(BigInt(digits) % 97n).toBe(1n)
  expect(plainReference(rf)).toBe('1234561')
})

test('a reference leads back to the number that it was made from', () => {
  expect(referenceBase(referenceNumber(1001))).toBe(1001)
  expect(referenceBase(`  ${creditorReference(referenceNumber(1001))} `)).toBe(1001)
  expect(referenceBase('10015')).toBeUndefined()
})

test('people read groups of five from the right, and of four in the international form', () => {
  expect(groupReference('1234561')).toBe('12\u00A034561')
  expect(groupReference('RF331234561')).toBe('RF33\u00A01234\u00A0561')
})

test('a base that no bank takes is refused', () => {
  for (const base of [0, 12, 1.5, -123]) expect(() => referenceNumber(base)).toThrow(RangeError)
})
