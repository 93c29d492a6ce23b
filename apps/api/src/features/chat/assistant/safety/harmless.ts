import type { LanguageGuess } from '../intents/understanding.ts'
import { type Language, languages } from '../passages.ts'
import { HARMLESS, type SafetyContent } from './safety-content.ts'
import { createWordFinder, wordsOf } from './word-patterns.ts'

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** A message is of a language from here on; of no clear one it is Finnish. */
const CLEAR = 0.65

/**
 * Takes words that only look like danger out of a question ('savusauna'), and leaves the rest as it was typed. What is harmless in one
 * language may be none in another: an English 'brand' is a fire in Swedish.
 */
export function createHarmlessRemover(
  { words }: Pick<SafetyContent, 'words'>,
  guessLanguage: LanguageGuess,
): (question: string) => string {
  const entries = languages.flatMap((language) =>
    [...(words[HARMLESS]?.[language] ?? []), ...(words[HARMLESS]?.any ?? [])].map((pattern) => ({
      pattern,
      label: language,
    })),
  )
  const find = createWordFinder(entries, (): boolean => false)
  return (question) => {
    const typed = question.match(WORD) ?? []
    const language: Language = guessLanguage(question, CLEAR) ?? 'fi'
    const hits = find(typed.map((word) => wordsOf(word).join(''))).filter(({ label }) => label === language)
    const harmless = new Set(hits.flatMap(({ at, length }) => Array.from({ length }, (_, next) => at + next)))
    if (harmless.size === 0) return question
    const left = question.split(WORD).map((between, at) => between + (harmless.has(at) ? '' : (typed[at] ?? '')))
    return left.join('')
  }
}
