import { expect, it } from 'vitest'
import { unbrokenRange } from './unbroken-range.ts'

it('a range of figures stays together, a dash between words does not', () => {
  expect(unbrokenRange('Maanantai–perjantai klo 9.00–17.00')).toBe('Maanantai–perjantai klo 9.00\u2060–\u206017.00')
  expect(unbrokenRange('vid −10…+60 °C … sedan')).toBe('vid −10\u2060…\u2060+60 °C … sedan')
})
