import { expect, it } from 'vitest'
import { phoneDigits, searchedPhone } from './phone-digits.ts'

it.each([
  '040 123 4567',
  '040-1234567',
  '+358 40 123 4567',
  '+358401234567',
  '00358 40 1234567',
  '+358 (0)40 123 4567',
])('a number is the same however it is written: %s', (phone) => {
  expect(phoneDigits(phone)).toBe('0401234567')
  expect(searchedPhone(phone)).toBe('0401234567')
})

it.each(['Aino', '1042', '#1042', '00160', 'a3f81c20', 'APX-2024-0001'])(
  'other searches stay as they are: %s',
  (text) => {
    expect(searchedPhone(text)).toBe(text)
  },
)

it('numbers of other countries keep their own', () => {
  expect(phoneDigits('+46 70 123 45 67')).toBe('+46701234567')
})
