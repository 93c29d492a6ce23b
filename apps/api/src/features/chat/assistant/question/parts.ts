import { plain } from '@arkpax/schema/finnish-terms'
import type { MeaningFinder } from '../learned/meanings.ts'
import type { FollowUpWords } from './follow-up.ts'
import { anyOf } from './lexicon.ts'
import type { SlotWords } from './slot-words.ts'
import type { Slots } from './slots.ts'

const SENTENCE_END = /(?<=[.?!])\s+|\n+/
/** A Finnish word that makes a question of its sentence: 'voiko', 'onnistuuks'. */
const ASKING_END = /[a-z]{2,}k(?:o|os|ohan|s)$/
/** What tells no word is no piece: ', 21600'. */
const WORD = /\p{L}{2}/u

/** What parts the clauses of a piece: 'puhelin ja kaiutin: kumpi riittää'. */
const CLAUSES = /[:,]/
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

/** Reads what messages ask; `areListed` tells whether the end of a text and the beginning of another are things of one list, 'EVO' and 'yksi lisäakku', by both as they stand together, too. */
export function createAskingReader(
  meaningsOf: MeaningFinder,
  {
    followUps: { asks: asking, 'asks-not': alike },
    words: { and, but, supposing, conditions, 'what-about': whatAbout, leading, tellers },
  }: { followUps: FollowUpWords; words: SlotWords },
  areListed: (before: string, after: string, joint: string) => boolean = () => false,
) {
  const [words, others, telling] = [asking, alike, tellers].map((list) => new Set(list.map(plain)))
  const join = `${anyOf([...and, ...but])}\\s+`
  /** Where a sentence of several matters is cut: at commas, and at words for 'and' and 'but'. */
  const between = new RegExp(`[,;]\\s+(?:${join})?|\\s+${join}`, 'gi')
  const condition = new RegExp(`^\\s*${anyOf([...supposing, ...conditions])}\\s`, 'i')
  const whatIf = new RegExp(`^(?:${anyOf(leading)} )?${anyOf(whatAbout)}\\s+(?=${anyOf(supposing)}\\b)`, 'i')

  /** Whether a text asks rather than tells. */
  function asks(text: string): boolean {
    const typed = wordsOf(text)
    return (
      text.trim().endsWith('?') ||
      text.split(CLAUSES).some((clause) => {
        const beginning = wordsOf(clause).slice(0, BEGINNING)
        return !telling?.has(beginning[0] ?? '') && beginning.some((word) => words?.has(word))
      }) ||
      typed.some((word) => ASKING_END.test(word) && !others?.has(word)) ||
      meaningsOf(text).some((meaning) => ASKING.includes(meaning))
    )
  }

  /** A sentence cut between its matters, but not between the things of a list. */
  function piecesOf(sentence: string): string[] {
    const pieces: string[] = []
    let from = 0
    for (const { index, 0: found } of sentence.matchAll(between)) {
      const end = index + found.length
      if (areListed(sentence.slice(from, index), sentence.slice(end), sentence.slice(from))) continue
      pieces.push(sentence.slice(from, index))
      from = end
    }
    return [...pieces, sentence.slice(from)]
  }

  /** Pieces with their conditions, which ask nothing. */
  function whole(pieces: readonly string[]): string[] {
    const all: string[] = []
    for (const piece of pieces) {
      const isCondition = all.length > 0 && condition.test(piece)
      all.push(isCondition ? `${all.pop()}, ${piece}` : piece)
    }
    return all
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
    /** A condition asks nothing by itself, though it begins and ends as a question: 'entä jos siinä on lisäakku?'. */
    asksUnmarked: (text: string) => asks(text.replace(/[?\s]+$/, '').replace(whatIf, '')),
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
/** What ends with a thing of the shop, a device or what one takes, and what begins with one, or with a thing of so many watts: 'en navigator på 12 W'. */
const ENDS = /(?:PRODUCT|DEVICE|WATTS)$/
const BEGINS = /^(?:[a-z]+ )?(?:(?:NUMBER|WATTS) )?(?:PRODUCT|DEVICE|[a-z]+ (?:pa |at |noin |about |of )?WATTS)\b/

/** Whether two texts meet in a list of things, by the classes of their words, or as they name a product together that neither names: 'an EVO', 'two batteries'. */
export const createListing =
  (readSlots: (text: string) => Pick<Slots, 'classes' | 'products'>) =>
  (before: string, after: string, joint: string): boolean => {
    const [first, second] = [readSlots(before), readSlots(after)]
    if (!ENDS.test(first.classes)) return false
    return (
      BEGINS.test(second.classes) || readSlots(joint).products.length > first.products.length + second.products.length
    )
  }

export type AskingReader = ReturnType<typeof createAskingReader>
