import { createLexicon, wordsIn } from '../question/lexicon.ts'
import type { SlotWords } from '../question/slot-words.ts'

/** A verdict that is a sentence by itself: what follows tells the same without it. */
const VERDICT = /^(?:Kyllä|Ei|Ei voi|Ja|Nej|Yes|No)\.\s+(?=\S)/

/**
 * Tells whether a 'yes' or 'no' that answers one question answers another: 'Ei' to 'voiko akun kytkeä aseman käydessä' is no answer to
 * 'täytyykö asema sammuttaa'.
 */
export function createVerdicts({ may, must }: Pick<SlotWords, 'may' | 'must'>) {
  const [mayIn, mustIn] = [may, must].map((called) => createLexicon([[true, called]]))

  /** Whether a question asks what must be done, or what may be; undefined of neither and of both. */
  function asksMust(question: string): boolean | undefined {
    const words = wordsIn(question)
    const [isMay, isMust] = [mayIn, mustIn].map((find) => find !== undefined && find(words).length > 0)
    return isMay === isMust ? undefined : isMust
  }

  return {
    /** An answer without its verdict where the question is of the other kind than the one that it was written for. */
    fitted(reply: string, question: string, own: string | undefined): string {
      const [asked, answered] = [question, own ?? ''].map(asksMust)
      const isOther = asked !== undefined && answered !== undefined && asked !== answered
      return isOther ? reply.replace(VERDICT, '') : reply
    },
  }
}
