import type { Intent, IntentContent, IntentExample } from '../intents/intent-content.ts'
import { languages } from '../passages.ts'
import { HARMLESS, type SafetyExample } from '../safety/safety-content.ts'
import { wordsOf } from '../safety/word-patterns.ts'
import { learnNet } from './learn-net.ts'
import { type Linear, learnLinear } from './linear.ts'
import type { MeaningFinder } from './meanings.ts'
import type { Net } from './net.ts'
import { type Parts, partsOf } from './question-features.ts'
import { readIn, type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** What the build learns, once: which intent, danger or harmless matter a question is of, and which language. */
export interface LearnedIntents {
  /** Intents by their names, dangers by their topics after `DANGER`, and `HARMLESS`. */
  intents: string[]
  /** The words of the questions, the commonest first: what a mistyped word may be. */
  words: string[]
  vocabulary: Vocabulary
  ofIntents: Net
  ofLanguages: Linear
}

/** Parts that fewer questions have tell nothing of others. */
const LEAST = 6

/** Dangers, and what only sounds like one, are learned beside the intents, so that each is told from the other. */
export const DANGER = 'danger.'

/** Learns from questions which intent or danger and which language they are of. It takes two to three minutes. */
export function learnIntents(
  { intents, examples: asked }: IntentContent,
  meaningsOf: MeaningFinder,
  ofSafety: readonly SafetyExample[] = [],
): LearnedIntents {
  const dangers = ofSafety.map(({ topic, text, language }) => ({
    text,
    language,
    intent: topic === HARMLESS ? HARMLESS : `${DANGER}${topic}`,
  }))
  const examples = [...asked, ...dangers, ...intents.flatMap(sentencesOf)]
  const ids = [...intents.map(({ id }) => id), ...new Set(dangers.map(({ intent }) => intent))]
  const parts = examples.map(({ text }) => partsOf(text, meaningsOf(text)))
  const vocabulary = vocabularyOf(parts, LEAST)
  const rows = vocabulary.hashes.length
  const at = new Map(ids.map((id, index) => [id, index]))
  const spoken = [...asked, ...ofSafety]
  return {
    intents: ids,
    words: commonWords(examples),
    vocabulary,
    ofIntents: learnNet(
      examples.map(({ intent }, index) => ({
        read: readIn(vocabulary, parts[index] ?? NOTHING),
        answer: at.get(intent) ?? 0,
      })),
      { hashes: vocabulary.hashes, classes: ids.length },
    ),
    ofLanguages: learnLinear(
      spoken.map(({ text, language }) => ({
        read: readIn(vocabulary, partsOf(text)),
        answer: languages.indexOf(language),
      })),
      { rows, classes: languages.length },
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
