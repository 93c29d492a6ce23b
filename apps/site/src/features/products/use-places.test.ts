import { seededCatalogue } from '@arkpax/schema/seed-for-test'
import { expect, it } from 'vitest'
import { placeOfUse } from './use-places.ts'

it('every use of the shop’s own products is told somewhere', () => {
  for (const use of seededCatalogue().flatMap(({ applications }) => applications))
    expect([use, placeOfUse(use)]).toEqual([use, expect.stringMatching(/^\/(kayttotapaus\/|laskuri\?tilanne=)/)])
})

it('a use is told in the same place in every language', () => {
  for (const words of [
    ['Retkeily', 'Friluftsliv', 'Camping'],
    ['Mökki', 'Stuga', 'Cabin'],
    ['Pitkät työpäivät', 'Långa arbetsdagar', 'Long working days'],
  ])
    expect(new Set(words.map(placeOfUse)).size, words[0]).toBe(1)
})

it('a use that nothing tells of leads nowhere', () => {
  expect(placeOfUse('Mansikkatilat')).toBeUndefined()
})
