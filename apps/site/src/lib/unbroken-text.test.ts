import { expect, it } from 'vitest'
import { unbrokenText } from './unbroken-text.ts'

it.each([
  ['Ark PRO 2400 W vai Ark EVO:n?', 'Ark_PRO 2400_W vai Ark_EVO:n?'],
  ['USB-C PD, 80 prosenttiin', 'USB-C_PD, 80_prosenttiin'],
  ['2 mökkiä, 3 Anderson-liitintä', '2 mökkiä, 3 Anderson-liitintä'],
])('%s breaks where it should', (text, broken) => {
  expect(unbrokenText(text).replaceAll('\u00A0', '_')).toBe(broken)
})
