import { expect, it } from 'vitest'
import { metaDescription } from './meta-description.ts'

it('a short description is told whole', () => {
  expect(metaDescription('Kolme mallia. Vertaile niitä rinnakkain.')).toBe('Kolme mallia. Vertaile niitä rinnakkain.')
})

it('a long one ends with the last sentence that search results show', () => {
  const first = 'Ark PRO antaa 2400 W jatkuvaa tehoa, ja kahden sekunnin huipputeho on 4800 W.'
  const second = 'Akussa on 2300 Wh ja lähtöjä 13.'
  const third = 'Kotelo on IP67-luokiteltu eli kestää upotuksen metrin syvyyteen.'
  expect(metaDescription(`${first} ${second} ${third}`)).toBe(`${first} ${second}`)
})

it('a first sentence that is longer is cut between words', () => {
  const cut = metaDescription(`${'Asema käy veneessä, mökillä ja työmaalla '.repeat(6)}.`)
  expect(cut.length).toBeLessThanOrEqual(162)
  expect(cut).toMatch(/ (Asema|käy|veneessä|mökillä|ja|työmaalla) …$/)
})
