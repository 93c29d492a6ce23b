import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { withDegrees } from './bare-figures.ts'
import { wordsIn } from './lexicon.ts'
import type { createProductNames } from './product-names.ts'

const SENTENCE_END = /(?<=[.?!])\s+|\n+/

/** Makes a reader of texts with the names of stations for what else they are called, which may tell of another matter: 'se kevyempi'. */
export function createStationNames(
  catalogue: readonly CatalogueProduct[],
  productsIn: ReturnType<typeof createProductNames>,
): (text: string) => string {
  const namesOf = new Map(
    catalogue.flatMap(({ id, name, power }) => (power ? [[id, wordsIn(name.replace(/ \d+ Wh?$/, ''))] as const] : [])),
  )

  function inNames(sentence: string): string {
    const words = wordsIn(sentence)
    const nicknames = productsIn(words).flatMap(({ value: { id }, at, length }) => {
      const names = namesOf.get(id)
      const called = words.slice(at, at + length)
      const isNickname = names && !called.some((word) => names.some((name) => word.startsWith(name)))
      return isNickname ? [{ names, at, length }] : []
    })
    if (nicknames.length === 0) return sentence
    const named = words.flatMap((word, index) => {
      const nickname = nicknames.find(({ at, length }) => index >= at && index < at + length)
      if (!nickname) return [word]
      return index === nickname.at ? nickname.names : []
    })
    return `${named.join(' ')}${sentence.trim().endsWith('?') ? '?' : ''}`
  }

  return (text) => withDegrees(text).split(SENTENCE_END).map(inNames).join(' ')
}
