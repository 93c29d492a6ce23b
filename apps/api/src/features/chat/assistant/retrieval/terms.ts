import { compoundParts, plainWords, stem } from '@arkpax/schema/finnish-terms'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import type { Language } from '../passages.ts'

/** Terms of a language are kept apart by its sign, so that one index holds all three. */
const signed = (language: Language, term: string) => (language === 'fi' ? term : `${language}:${term}`)

const stems: Record<Language, (word: string) => string> = { fi: stem, en: english, sv: swedish }

/** Pro and Evo are names of products, not words. */
export const termOf = (language: Language, word: string) =>
  signed(language, word === 'pro' || word === 'evo' ? word : stems[language](word))

/** Words of a text of the site; small words are left out. */
export const textWords = (text: string): string[] => plainWords(text.replace(/(?<=\p{L}):(?=\p{Ll})/gu, ' '))

/** Gives the terms of each word, remembering them: a text has each word many times. */
export function createTerms(language: Language, known: ReadonlySet<string>): (word: string) => string[] {
  const remembered = new Map<string, string[]>()
  return (word) => {
    const before = remembered.get(word)
    if (before) return before
    const parts = language === 'fi' && word.length >= 8 ? compoundParts(word, known) : []
    const terms = [...new Set([termOf(language, word), ...parts])]
    remembered.set(word, terms)
    return terms
  }
}
