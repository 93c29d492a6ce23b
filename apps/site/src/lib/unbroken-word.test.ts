import { expect, it } from 'vitest'
import { unbrokenWord } from './unbroken-word.ts'

it('a name and a code with its word stay together, an ordinary compound may break', () => {
  expect(unbrokenWord('Ark EVO:ssa ja Ark PRO:n kanssa')).toBe('Ark\u00A0EVO:ssa ja Ark\u00A0PRO:n kanssa')
  expect(unbrokenWord('IP67-luokitus')).toBe('IP67-\u2060luokitus')
  expect(unbrokenWord('AC-latausjohto (MC4-liittimet)')).toBe('AC-\u2060latausjohto (MC4-\u2060liittimet)')
  expect(unbrokenWord('Etelä-, Länsi- ja Itä-Suomi')).toBe('Etelä-, Länsi- ja Itä-Suomi')
  expect(unbrokenWord('2 × USB-C PD')).toBe('2 × USB-\u2060C PD')
})
