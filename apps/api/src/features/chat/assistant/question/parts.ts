import { plain } from '@arkpax/schema/finnish-terms'
import type { MeaningFinder } from '../learned/meanings.ts'
import type { FollowUpWords } from './follow-up.ts'

const SENTENCE_END = /(?<=[.?!])\s+|\n+/
/** Where a sentence of several matters is cut: at commas, and at words for 'and' and 'but'. */
const CUT = /[,;]\s+(?:(?:ja|sekä|mutta|och|men|samt|and|but)\s+)?|\s+(?:ja|sekä|mutta|och|men|samt|and|but)\s+/gi
/** A Finnish word that makes a question of its sentence: 'voiko', 'onnistuuks'. */
const ASKING_END = /[a-z]{2,}k(?:o|os|ohan|s)$/
/** What tells no word is no piece: ', 21600'. */
const WORD = /\p{L}{2}/u

/** What parts the clauses of a piece: 'puhelin ja kaiutin: kumpi riittää'. */
const CLAUSES = /[:,]/
/** Who begins with these tells what is to be: 'vi ska ta med den', 'i can lift 20 kg'. */
const TELLING = /^(?:jag|vi|man|i|we|they)$/
/** Words that ask only where a part begins so: 'is', 'can'. */
const BEGINNING = 3
const SHORTEST = 3
const MOST = 4

/** Meanings of words that ask, and are not said without asking. */
const ASKING = ['how', 'how long', 'how many', 'how much', 'when', 'where', 'why', 'who'].map((kind) => `?ask ${kind}`)

/** What a message asks, part for part, without what only tells of the situation. */
export interface Asking {
  questions: string[]
  /** The sentences that ask nothing, before the first that does: 'en muista salasanaani.' */
  told: string
  /** The same with what tells of the situation before the first of a sentence. */
  situated: string[]
  /**
   * The same cut wherever it can be: 'paljonko evo maksaa ja painaa' asks two things with one word; of what asks with a word alone
   * what it is asked of: 'haluan eroon uutiskirjeestä ja poistaa tilini, miten'.
   */
  pieces: string[]
}

const wordsOf = (text: string): string[] => plain(text).match(/[a-z]+/g) ?? []

/** Reads what messages ask; `areListed` tells whether the end of a text and the beginning of another are things of one list: 'EVO' and 'yksi lisäakku'. */
export function createAskingReader(
  meaningsOf: MeaningFinder,
  { asks: asking, 'asks-not': alike }: Pick<FollowUpWords, 'asks' | 'asks-not'>,
  areListed: (before: string, after: string) => boolean = () => false,
) {
  const [words, others] = [asking, alike].map((list) => new Set(list.map(plain)))

  /** Whether a text asks rather than tells. */
  function asks(text: string): boolean {
    const typed = wordsOf(text)
    return (
      text.trim().endsWith('?') ||
      text.split(CLAUSES).some((clause) => {
        const beginning = wordsOf(clause).slice(0, BEGINNING)
        return !TELLING.test(beginning[0] ?? '') && beginning.some((word) => words?.has(word))
      }) ||
      typed.some((word) => ASKING_END.test(word) && !others?.has(word)) ||
      meaningsOf(text).some((meaning) => ASKING.includes(meaning))
    )
  }

  /** A sentence cut between its matters, but not between the things of a list. */
  function piecesOf(sentence: string): string[] {
    const pieces: string[] = []
    let from = 0
    for (const { index, 0: between } of sentence.matchAll(CUT)) {
      const end = index + between.length
      if (areListed(sentence.slice(from, index), sentence.slice(end))) continue
      pieces.push(sentence.slice(from, index))
      from = end
    }
    return [...pieces, sentence.slice(from)]
  }

  /** The pieces of a sentence that ask, each with what follows it; what stands before the first is the situation. */
  function cut(sentence: string): Omit<Asking, 'told'> {
    const pieces = piecesOf(sentence.replace(/\?\s*$/, '')).filter(
      (piece) => piece.trim().length >= SHORTEST && WORD.test(piece),
    )
    const first = pieces.findIndex(asks)
    if (first < 0) return { questions: pieces, situated: pieces, pieces }
    const situation = pieces.slice(0, first)
    const questions: string[] = []
    for (const piece of pieces.slice(first)) {
      if (asks(piece)) questions.push(piece)
      else questions.push(`${questions.pop()}, ${piece}`)
    }
    const [own = '', ...others] = questions
    const isBare = others.length === 0 && situation.length > 1 && wordsOf(own).length === 1
    const each = whole(isBare ? situation : pieces.slice(first))
    return { questions, situated: [[...situation, own].join(', '), ...others], pieces: each }
  }

  return {
    asks,
    read(text: string): Asking {
      const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim().length >= SHORTEST)
      const asking = sentences.filter(asks)
      const each = (asking.length > 0 ? asking : sentences).map(cut)
      const questions = each.flatMap((one) => one.questions)
      const first = sentences.findIndex(asks)
      const told = sentences.slice(0, Math.max(0, first)).join(' ')
      return questions.length <= MOST
        ? { questions, told, situated: each.flatMap((one) => one.situated), pieces: each.flatMap((one) => one.pieces) }
        : { questions: [text], told: '', situated: [text], pieces: [] }
    },
  }
}
/** What tells under which condition something is asked: 'tuottaako se tarpeeksi, kun kulutus on 1 kWh'. */
const CONDITION = /^\s*(?:kun|ku|jos|koska|vaikka|when|if|om|när|eftersom)\s/i

/** Pieces with their conditions, which ask nothing. */
function whole(pieces: readonly string[]): string[] {
  const all: string[] = []
  for (const piece of pieces) {
    const isCondition = all.length > 0 && CONDITION.test(piece)
    all.push(isCondition ? `${all.pop()}, ${piece}` : piece)
  }
  return all
}

/** What ends with a thing of the shop, a device or what one takes, and what begins with one, or with a thing of so many watts: 'en navigator på 12 W'. */
const ENDS = /(?:PRODUCT|DEVICE|WATTS)$/
const BEGINS = /^(?:[a-z]+ )?(?:(?:NUMBER|WATTS) )?(?:PRODUCT|DEVICE|[a-z]+ (?:pa |at |noin |about |of )?WATTS)\b/

/** Whether two texts meet in a list of things, by the classes of their words. */
export const createListing =
  (readSlots: (text: string) => { classes: string }) =>
  (before: string, after: string): boolean =>
    ENDS.test(readSlots(before).classes) && BEGINS.test(readSlots(after).classes)

export type AskingReader = ReturnType<typeof createAskingReader>
