import { compoundParts, plainWords, stem, stems } from '@arkpax/schema/finnish-terms'
import { isShown, type Piece, textOf } from './pieces.ts'

/** Cuts a text at its words. */
type Mark = (text: string) => Piece[]

/** Longest passage, and what of it stands before the first word that was found. */
const LONGEST = 170
const BEFORE = 60
/** What is shorter is a heading rather than a sentence. */
const SENTENCE = 36

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

/** Of several sentences the one that shows most of what was found, a heading only where no whole one does; cut where it is long. */
export function tellingPassage(sentences: readonly Piece[][]): Piece[] | undefined {
  const [best] = sentences
    .filter(isShown)
    .map((pieces) => ({ pieces, hits: hitsOf(pieces), isWhole: textOf(pieces).length >= SENTENCE }))
    .toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.hits - a.hits)
  return best && cut(best.pieces)
}

/** How many different words of a sentence were found. */
const hitsOf = (pieces: readonly Piece[]) =>
  new Set(pieces.filter(({ isHit }) => isHit).flatMap(({ text }) => plainWords(text).map(stem))).size

/** The part of a sentence around its first hit. */
function cut(pieces: readonly Piece[]): Piece[] {
  const starts = pieces.map((_, at) => textOf(pieces.slice(0, at)).length)
  const whole = textOf(pieces).length
  if (whole <= LONGEST) return [...pieces]
  const hit = starts[pieces.findIndex(({ isHit }) => isHit)] ?? 0
  const from = hit > LONGEST - BEFORE ? hit - BEFORE : 0
  const shown = pieces.filter((piece, at) => {
    const start = starts[at] ?? 0
    return start >= from && start + piece.text.length <= from + LONGEST
  })
  const dots = { text: '…', isHit: false }
  const endsWhole = from + LONGEST >= whole
  return [...(from > 0 ? [dots] : []), ...trimmed(shown, endsWhole), ...(endsWhole ? [] : [dots])]
}

/** Without the gap before the first word, and the one before dots. */
function trimmed(pieces: readonly Piece[], endsWhole: boolean): Piece[] {
  const isWord = ({ text }: Piece) => /[\p{L}\p{N}]/u.test(text)
  const first = pieces.findIndex(isWord)
  return pieces.slice(Math.max(first, 0), endsWhole ? undefined : pieces.findLastIndex(isWord) + 1)
}
