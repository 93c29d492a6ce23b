import { languages } from '../passages.ts'
import { isSilent } from '../retrieval/silent-words.ts'
import { termOf } from '../retrieval/terms.ts'
import { isWeak } from '../retrieval/weak-words.ts'

/** A plain word with what its forms have in common, in each language. */
export interface ReadWord {
  text: string
  terms: readonly string[]
}

/** Shorter words end too many others by chance. */
const SHORTEST_TAIL = 4
/** The forms of a word begin alike. */
const SAME_START = 3

/** A nominative may look like a case of another word ('hihna'), which one more letter shows. */
const MAYBE_NOMINATIVE = /(?:na|pa|ta|ssa|lla)$/

export const readWord = (text: string): ReadWord => ({
  text,
  terms: [
    ...languages.map((language) => termOf(language, text)),
    ...(MAYBE_NOMINATIVE.test(text) ? [termOf('fi', `${text}n`)] : []),
  ],
})

/** Whether a word of a question is a form of one that staff have written, or of the end of a compound: 'laukun' of 'kuljetuslaukku'. */
export function isFormOf(asked: ReadWord, written: ReadWord): boolean {
  if (isSilent(asked.text) || isWeak(asked.text)) return false
  if (asked.terms.some((term) => written.terms.includes(term))) return true
  const at = asked.text.length >= SHORTEST_TAIL ? written.text.lastIndexOf(asked.text.slice(0, SAME_START)) : -1
  if (at < SAME_START) return false
  return readWord(written.text.slice(0, at) + asked.text).terms.some((term) => written.terms.includes(term))
}
