import { stem } from '@arkpax/schema/finnish-terms'
import type { Composed } from '../answers/composed.ts'
import { wordsIn } from '../question/lexicon.ts'

/** Shorter words tell no matter. */
const SHORTEST = 4
/** An answer of which this much is told already tells nothing else. */
const ENOUGH = 0.6

const telling = (text: string) =>
  new Set(
    wordsIn(text)
      .filter((word) => word.length >= SHORTEST)
      .map(stem),
  )

/** Whether a further answer would tell over again what an answer tells, or the most of it. */
export function isTold(told: Pick<Composed, 'reply' | 'details'>, further: Pick<Composed, 'reply'>): boolean {
  const known = telling(`${told.reply} ${told.details ?? ''}`)
  const words = [...telling(further.reply)]
  return words.filter((word) => known.has(word)).length >= ENOUGH * words.length
}
