import type { Intent, IntentContent, IntentExample } from '../intents/intent-content.ts'
import { languages } from '../passages.ts'
import { HARMLESS, type SafetyExample } from '../safety/safety-content.ts'
import { wordsOf } from '../safety/word-patterns.ts'
import { type Linear, learnLinear } from './linear.ts'
import type { MeaningFinder } from './meanings.ts'
import { type Parts, partsOf } from './question-features.ts'
import { readIn, type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** What the build learns from the questions of intents, once. Classes are intents by their names, and languages. */
export interface LearnedIntents {
  intents: string[]
  /** The words of the questions, the commonest first: what a mistyped word may be. */
  words: string[]
  vocabulary: Vocabulary
  ofIntents: Linear
  ofLanguages: Linear
}

/** Parts that fewer questions have tell nothing of others. */
const LEAST = 4

/** Dangers are learned beside the intents, so that each is told from the other: by their topic. */
export const DANGER = 'danger.'

/** Learns from questions which intent or danger and which language they are of. It takes some seconds. */
export function learnIntents(
  { intents, examples: asked }: IntentContent,
  meaningsOf: MeaningFinder,
  ofSafety: readonly SafetyExample[] = [],
): LearnedIntents {
  const dangers = ofSafety.flatMap(({ topic, text, language }) =>
    topic === HARMLESS ? [] : [{ text, language, intent: `${DANGER}${topic}` }],
  )
  const examples = [...asked, ...dangers, ...intents.flatMap(sentencesOf)]
  const ids = [...intents.map(({ id }) => id), ...new Set(dangers.map(({ intent }) => intent))]
  const parts = examples.map(({ text }) => partsOf(text, meaningsOf(text)))
  const vocabulary = vocabularyOf(parts, LEAST)
  const rows = vocabulary.hashes.length
  const learn = <Item>(
    items: readonly Item[],
    partsOfItem: (item: Item, at: number) => Parts,
    answer: (item: Item) => number,
    classes: number,
  ) =>
    learnLinear(
      items.map((item, at) => ({ read: readIn(vocabulary, partsOfItem(item, at)), answer: answer(item) })),
      { rows, classes },
    )
  const at = new Map(ids.map((id, index) => [id, index]))
  const spoken = [...asked, ...ofSafety]
  return {
    intents: ids,
    words: commonWords(examples),
    vocabulary,
    ofIntents: learn(
      examples,
      (_, index) => parts[index] ?? NOTHING,
      ({ intent }: IntentExample) => at.get(intent) ?? 0,
      ids.length,
    ),
    ofLanguages: learn(
      spoken,
      ({ text }) => partsOf(text),
      ({ language }) => languages.indexOf(language),
      languages.length,
    ),
  }
}

const SHORTEST_SENTENCE = 15

/** What an intent answers is made of the words of its matter, too. */
const sentencesOf = ({ id, answer }: Intent): IntentExample[] =>
  answer
    ? languages.flatMap((language) =>
        answer[language]
          .replace(/\[\[.*?\]\]/g, '')
          .split(/(?<=[.!?])\s+|\n+/)
          .filter((sentence) => sentence.length > SHORTEST_SENTENCE)
          .map((text) => ({ text, intent: id, language })),
      )
    : []

/** Words that fewer questions have may be slips themselves. */
const OFTEN = 3
const SHORTEST_WORD = 4

function commonWords(examples: readonly IntentExample[]): string[] {
  const counts = new Map<string, number>()
  for (const word of examples.flatMap(({ text }) => wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .filter(([word, count]) => count >= OFTEN && word.length >= SHORTEST_WORD && word === word.replace(/\d/g, ''))
    .sort(([, one], [, other]) => other - one)
    .map(([word]) => word)
}

const NOTHING: Parts = { hashes: new Int32Array(), tells: new Float32Array() }

/** The learned as bytes: a line of JSON that tells the lengths, then the arrays one after the other. */
export function inFile({ intents, words, vocabulary, ofIntents, ofLanguages }: LearnedIntents): Uint8Array {
  const arrays = [
    vocabulary.hashes,
    vocabulary.rarity,
    ofIntents.steps,
    ofLanguages.steps,
    ofIntents.weights,
    ofLanguages.weights,
  ]
  const head = JSON.stringify({ intents, words, rows: vocabulary.hashes.length })
  const padded = new TextEncoder().encode(`${head.padEnd(Math.ceil((head.length + 1) / 4) * 4 - 1)}\n`)
  const parts = [
    padded,
    ...arrays.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  ]
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Reads what `inFile` wrote: its numbers stay in these bytes. */
export function fromFile(bytes: Uint8Array): LearnedIntents {
  const end = bytes.indexOf(10) + 1
  const { intents, words, rows } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)))
  const { buffer } = bytes
  let at = bytes.byteOffset + end
  const take = <Numbers>(
    of: new (buffer: ArrayBufferLike, at: number, length: number) => Numbers,
    length: number,
    size: number,
  ) => {
    const numbers = new of(buffer, at, length)
    at += length * size
    return numbers
  }
  const vocabulary = { hashes: take(Int32Array, rows, 4), rarity: take(Float32Array, rows, 4) }
  const [intentSteps, languageSteps] = [take(Float32Array, rows, 4), take(Float32Array, rows, 4)]
  const linear = (steps: Float32Array, classes: number): Linear => ({
    steps,
    classes,
    weights: take(Int8Array, rows * classes, 1),
  })
  return {
    intents,
    words,
    vocabulary,
    ofIntents: linear(intentSteps, intents.length),
    ofLanguages: linear(languageSteps, languages.length),
  }
}
