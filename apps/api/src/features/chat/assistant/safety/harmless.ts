import { HARMLESS, type SafetyContent } from './safety-content.ts'
import { createWordFinder, wordsOf } from './word-patterns.ts'

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Takes words that only look like danger out of a question ('savusauna'), and leaves the rest as it was typed. */
export function createHarmlessRemover({ words }: Pick<SafetyContent, 'words'>): (question: string) => string {
  const entries = Object.values(words[HARMLESS] ?? {}).flatMap((patterns = []) =>
    patterns.map((pattern) => ({ pattern, label: HARMLESS })),
  )
  const find = createWordFinder(entries, () => false)
  return (question) => {
    const typed = question.match(WORD) ?? []
    const hits = find(typed.map((word) => wordsOf(word).join('')))
    const harmless = new Set(hits.flatMap(({ at, length }) => Array.from({ length }, (_, next) => at + next)))
    if (harmless.size === 0) return question
    const left = question.split(WORD).map((between, at) => between + (harmless.has(at) ? '' : (typed[at] ?? '')))
    return left.join('')
  }
}
