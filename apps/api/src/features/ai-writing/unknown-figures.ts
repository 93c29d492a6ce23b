import type { UnknownFigure } from '@arkpax/schema/ai-writing'
import { figuresIn } from './figures.ts'

const SENTENCE_END = /[.!?](?=\s|$)|\n/g
const LONGEST_SENTENCE = 240

/**
 * The figures of a text that nothing in the facts says, each once, with the sentence where it first stands. They may be
 * right all the same: a person decides.
 */
export function unknownFigures(text: string, facts: string): UnknownFigure[] {
  const known = new Set(figuresIn(facts).map(({ key }) => key))
  const unknown: UnknownFigure[] = []
  for (const { text: figure, key, index } of figuresIn(text)) {
    if (known.has(key)) continue
    known.add(key)
    unknown.push({ figure, sentence: sentenceAt(text, index) })
  }
  return unknown
}

function sentenceAt(text: string, index: number): string {
  const ends = [...text.matchAll(SENTENCE_END)].map((end) => end.index + 1)
  const from = ends.findLast((end) => end <= index) ?? 0
  const to = ends.find((end) => end > index) ?? text.length
  const sentence = text.slice(from, to).trim()
  return sentence.length > LONGEST_SENTENCE ? `${sentence.slice(0, LONGEST_SENTENCE)} …` : sentence
}
