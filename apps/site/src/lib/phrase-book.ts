import { type Facts, whereKnown } from '@arkpax/schema/facts'
import type { Language } from '@arkpax/schema/office-hours-text'
import * as z from 'zod'
import { unbrokenFacts } from './unbroken-range.ts'

/**
 * `content/translations/*.json`: texts that staff own, each in Finnish as it is written there (with the names of its facts) and in the
 * other languages.
 */
export const phrases = z.array(z.strictObject({ fi: z.string(), sv: z.string(), en: z.string() }))
export type Phrase = z.output<typeof phrases>[number]

/** What Finnish texts are in another language. */
export interface PhraseBook {
  /** The text in the language, or itself where it has not been translated as it stands now. */
  say(text: string): string
  /** Texts that are one whole: all of them in the language, or as they are. */
  sayWhole(texts: readonly string[]): readonly string[]
  /** `fi` of a text that had to stay Finnish. */
  languageOf(text: string | undefined): 'fi' | undefined
}

/**
 * A phrase book of one language. Its key is the Finnish text as visitors read it: when staff change a word, the translation is
 * not found, and nobody reads an outdated one.
 */
export function phraseBook(
  entries: readonly Phrase[],
  language: Exclude<Language, 'fi'>,
  factsIn: (language: Language) => Facts,
): PhraseBook {
  const [finnish, own] = [factsIn('fi'), unbrokenFacts(factsIn(language))]
  const book = new Map(
    entries.flatMap((entry) => {
      const known = whereKnown(entry.fi, finnish)
      const said = whereKnown(entry[language], own)
      return known === undefined || said === undefined ? [] : [[known, said] as const]
    }),
  )
  const missing = new Set<string>()
  const sayWhole = (texts: readonly string[]) => {
    const said = texts.flatMap((text) => book.get(text) ?? (HAS_WORDS.test(text) ? [] : text))
    if (said.length === texts.length) return said
    for (const text of texts) missing.add(text)
    return texts
  }
  return {
    say: (text) => sayWhole([text])[0] ?? text,
    sayWhole,
    languageOf: (text) => (text !== undefined && missing.has(text) ? 'fi' : undefined),
  }
}

/** '2400 W' is the same in every language, 'IP67' too. */
const HAS_WORDS = /\p{Ll}{2}/u

/** That of Finnish pages, on which every text is what it is. */
export const finnishBook: PhraseBook = {
  say: (text) => text,
  sayWhole: (texts) => texts,
  languageOf: () => undefined,
}
