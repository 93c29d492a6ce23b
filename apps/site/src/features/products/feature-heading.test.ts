import { expect, it } from 'vitest'
import { featureHeading } from './feature-heading.ts'

const parts = (title: string) => {
  const { before, figure, after } = featureHeading(title)
  return [before, figure.replaceAll('\u00A0', ' '), after]
}

it.each([
  ['Huipputeho 4800\u00A0W', ['Huipputeho', '4800 W', '']],
  ['IP67 merellä ja sateessa', ['', 'IP67', 'merellä ja sateessa']],
  ['Laajenee: yhteensä 25,3\u00A0kWh', ['Laajenee: yhteensä', '25,3 kWh', '']],
  ['Expands to 25.3\u00A0kWh', ['Expands to', '25.3 kWh', '']],
  ['Varavirta 10\u00A0ms:ssa', ['Varavirta', '10 ms:ssa', '']],
  ['Täyteen noin 2 tunnissa', ['Täyteen noin', '2 tunnissa', '']],
  ['Jäljellä 80\u00A0% vuosienkin päästä', ['Jäljellä', '80 %', 'vuosienkin päästä']],
  ['Yhteensä 25\u00A0300\u00A0Wh', ['Yhteensä', '25 300 Wh', '']],
  ['Hiljainen yölläkin', ['Hiljainen yölläkin', '', '']],
])('the heading %j shows its figure apart', (title, expected) => {
  expect(parts(title)).toEqual(expected)
})
