import { compoundParts, plainWords, stem, stems } from '@arkpax/schema/finnish-terms'
import { isShown, type Piece } from './pieces.ts'

/** Cuts a text at its words. */
type Mark = (text: string) => Piece[]

/** Marks the words of a text that stand in the index of `known` stems as one of the terms that were found. */
export function marker(known: ReadonlySet<string>): (terms: ReadonlySet<string>) => Mark {
  const termsOf = new Map<string, string[]>()
  const read = (word: string) => {
    const terms = termsOf.get(word) ?? [...stems(word, known), ...compoundParts(word, known)]
    termsOf.set(word, terms)
    return terms
  }
  return (found) => (text) =>
    text.split(/([\p{L}\p{N}]+)/u).map((piece) => ({
      text: piece,
      isHit: plainWords(piece).some((word) => read(word).some((term) => found.has(term))),
    }))
}

/** Of several sentences the one that shows most of what was found. */
export const tellingPassage = (sentences: readonly Piece[][]): Piece[] | undefined =>
  sentences.filter(isShown).toSorted((a, b) => hitsOf(b) - hitsOf(a))[0]

/** How many different words of a sentence were found. */
const hitsOf = (pieces: readonly Piece[]) =>
  new Set(pieces.filter(({ isHit }) => isHit).flatMap(({ text }) => plainWords(text).map(stem))).size
