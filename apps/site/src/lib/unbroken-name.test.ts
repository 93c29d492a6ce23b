import { expect, it } from 'vitest'
import { unbrokenName } from './unbroken-name.ts'

it.each([
  ['Ark PRO 2400 W', 'Ark_PRO 2400_W'],
  ['Lisäakku 2300 Wh', 'Lisäakku 2300_Wh'],
  ['Taiteltava kärry', 'Taiteltava kärry'],
])('%s breaks where it should', (name, broken) => {
  expect(unbrokenName(name).replaceAll('\u00A0', '_')).toBe(broken)
})
