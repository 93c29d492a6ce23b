import { plain as plainText } from '@arkpax/schema/finnish-terms'
import { isSilent } from '../retrieval/silent-words.ts'
import { isTopicWord } from './topics.ts'
import { isFormOf, readWord } from './word-forms.ts'

/** A product by its names in three languages. */
export interface NamedProduct {
  id: string
  name: string
  englishName: string
  swedishName: string
}

/** A product that some words of a question name; `at` is the first of them. */
export interface Named {
  id: string
  at: number
  words: string[]
  /** Another product fits as well. */
  isOneOfSeveral: boolean
}

/** Words that names of many products have: none of them alone tells which one is meant. */
const COMMON =
  /^(ark|arkpax|pro|evo|asem\w*|voimalaito\w*|(lisa)?ak(ku|un|kua|kujen|ulle)|(aurinko)?pane\w*|malli|laite\w*|tuote|musta|iso|pieni|uusi|power|stations?|battery|solar|batteri\w*|solpanel\w*|\d.*|.{1,2})$/

/** Knows products by the words of their names in any form, and by the ends of compounds: 'laukun' is of 'Kuljetuslaukku'. */
export function createOwnNames(products: readonly NamedProduct[]) {
  const entries = products.map(({ id, name, englishName, swedishName }) => {
    const texts = [...new Set([name, englishName, swedishName].flatMap(nameWords))]
    const words = texts.map(readWord)
    const telling = words.filter(({ text }) => isTelling(text))
    return {
      id,
      words,
      telling,
      whole: telling.length > 0 ? [] : words.filter(({ text }) => nameWords(name).includes(text)),
    }
  })

  function named(plain: string): Named[] {
    const asked = plain.split(' ').map(readWord)
    const found = entries.flatMap(({ id, words, telling, whole }) => {
      const isWhole = whole.length > 0 && whole.every((each) => asked.some((word) => isFormOf(word, each)))
      const held = asked.flatMap((word, at) =>
        (isWhole ? whole : telling).some((each) => isFormOf(word, each)) ? [at] : [],
      )
      const [at] = held
      if (at === undefined) return []
      const fit = words.filter((each) => asked.some((word) => isFormOf(word, each))).length
      return [{ id, at, words: held.map((each) => asked[each]?.text ?? ''), fit }]
    })
    return found.flatMap(({ fit, ...each }) => {
      const rivals = found.filter((other) => other.at === each.at)
      if (rivals.some((other) => other.fit > fit)) return []
      return [{ ...each, isOneOfSeveral: rivals.filter((other) => other.fit === fit).length > 1 }]
    })
  }

  return {
    named,
    /** Whether the product's name has a word that tells it from the others. */
    hasWords: (id: string) => entries.some((entry) => entry.id === id && entry.telling.length > 0),
    isName(text: string) {
      const word = readWord(text)
      return entries.some(({ telling }) => telling.some((each) => isFormOf(word, each)))
    },
  }
}

const nameWords = (name: string) =>
  plainText(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

const isTelling = (word: string) => !COMMON.test(word) && !isSilent(word) && !isTopicWord(word)
