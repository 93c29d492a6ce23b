import { expect, test } from 'vitest'
import { groupIban, isIban, plainIban } from './iban.ts'

test('a published example is an account number, and one wrong digit is not', () => {
  expect(isIban(plainIban('FI21 1234 5600 0007 85'))).toBe(true)
  expect(isIban('FI2112345600000786')).toBe(false)
  expect(isIban('FI211234560000078')).toBe(false)
  expect(isIban('DE89370400440532013000')).toBe(true)
  expect(isIban('')).toBe(false)
})

test('people read groups of four', () => {
  expect(groupIban('FI2112345600000785')).toBe('FI21\u00A01234\u00A05600\u00A00007\u00A085')
})
