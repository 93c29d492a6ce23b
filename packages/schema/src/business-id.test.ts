import { expect, it } from 'vitest'
import { isBusinessId, isPlaceholderId } from './business-id.ts'

it.each(['0112038-9', '0000000-0', '1234567-1'])('%s is a business id', (id) => expect(isBusinessId(id)).toBe(true))

it.each([
  ['1234567-8', 'has another check digit'],
  ['0112083-9', 'has two digits the wrong way round'],
  ['0000006-0', 'would need a check digit of ten, which nobody is given'],
  ['12345671', 'has no hyphen'],
  ['', 'is empty'],
])('%j is none: it %s', (id) => expect(isBusinessId(id)).toBe(false))

it('tells the id of a new shop from that of a company', () => {
  expect(isPlaceholderId('0000000-0')).toBe(true)
  expect(isPlaceholderId('0112038-9')).toBe(false)
})
