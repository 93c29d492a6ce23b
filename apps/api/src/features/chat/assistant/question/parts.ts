import { plain } from '@arkpax/schema/finnish-terms'
import type { MeaningFinder } from '../learned/meanings.ts'
import type { FollowUpWords } from './follow-up.ts'

const SENTENCE_END = /(?<=[.?!])\s+|\n+/
/** Where a sentence of several matters is cut: at commas, and at words for 'and' and 'but'. */
const CUT = /[,;]\s+(?:(?:ja|sekä|mutta|och|men|samt|and|but)\s+)?|\s+(?:ja|sekä|mutta|och|men|samt|and|but)\s+/i
/** A Finnish word that makes a question of its sentence: 'voiko', 'onnistuuks'. */
const ASKING_END = /[a-z]{2,}k(?:o|os|ohan|s)$/

/** Words that ask only where a part begins so: 'is', 'can'. */
const BEGINNING = 3
const SHORTEST = 3
const MOST = 4

/** Meanings of words that ask, and are not said without asking. */
const ASKING = ['how', 'how long', 'how many', 'how much', 'when', 'where', 'why', 'who'].map((kind) => `?ask ${kind}`)

/** What a message asks, part for part, without what only tells of the situation. */
export interface Asking {
  questions: string[]
  /** The same cut wherever it can be: 'paljonko evo maksaa ja painaa' asks two things with one word. */
  pieces: string[]
}

/** Reads what messages ask. */
export function createAskingReader(
  meaningsOf: MeaningFinder,
  { asks: asking, 'asks-not': alike }: Pick<FollowUpWords, 'asks' | 'asks-not'>,
) {
  const [words, others] = [asking, alike].map((list) => new Set(list.map(plain)))

  /** Whether a text asks rather than tells. */
  function asks(text: string): boolean {
    const typed = plain(text).match(/[a-z]+/g) ?? []
    return (
      text.trim().endsWith('?') ||
      typed.slice(0, BEGINNING).some((word) => words?.has(word)) ||
      typed.some((word) => ASKING_END.test(word) && !others?.has(word)) ||
      meaningsOf(text).some((meaning) => ASKING.includes(meaning))
    )
  }

  /** The pieces of a sentence that ask, each with what follows it; what stands before the first is the situation. */
  function cut(sentence: string): Asking {
    const pieces = sentence
      .replace(/\?\s*$/, '')
      .split(CUT)
      .filter((piece) => piece.trim().length >= SHORTEST)
    const first = pieces.findIndex(asks)
    if (first < 0) return { questions: pieces, pieces }
    const questions: string[] = []
    for (const piece of pieces.slice(first)) {
      if (asks(piece)) questions.push(piece)
      else questions.push(`${questions.pop()}, ${piece}`)
    }
    return { questions, pieces: pieces.slice(first) }
  }

  return {
    asks,
    read(text: string): Asking {
      const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim().length >= SHORTEST)
      const asking = sentences.filter(asks)
      const each = (asking.length > 0 ? asking : sentences).map(cut)
      const questions = each.flatMap((one) => one.questions)
      return questions.length <= MOST
        ? { questions, pieces: each.flatMap((one) => one.pieces) }
        : { questions: [text], pieces: [] }
    },
  }
}
export type AskingReader = ReturnType<typeof createAskingReader>
