import { DANGER, type LearnedIntents } from '../learned/learned-intents.ts'
import { createLikenessIndex, type Vector } from '../learned/likeness.ts'
import { likelihoods } from '../learned/linear.ts'
import type { MeaningFinder } from '../learned/meanings.ts'
import { likelihoodsOf } from '../learned/net.ts'
import { partsOf, stemPartOf, withoutColons } from '../learned/question-features.ts'
import { type Read, readIn, rowOf } from '../learned/vocabulary.ts'
import { type Language, languages } from '../passages.ts'
import { createSpelling, wholeForm } from '../question/spelling.ts'
import type { DangersOf } from '../safety/danger-net.ts'
import { HARMLESS } from '../safety/safety-content.ts'
import { remembered, wordsOf } from '../safety/word-patterns.ts'

/** An intent that a question may be of, and how likely, from 0 to 1. */
export interface Guess {
  intent: string
  likelihood: number
}

/** A question that staff or a page have given an intent. */
export interface Taught {
  question: string
  intent: string
}

/** The language of a text, or undefined where it is less likely than `sure` (0–1). */
export type LanguageGuess = (text: string, sure: number) => Language | undefined

/** How many times likelier an intent is for what was talked of before. */
export type Prior = (intent: string) => number

const ALIKELY: Prior = () => 1

/** Tells what questions ask. */
export interface Understanding {
  /** The likeliest intents of a question, best first, after what was talked of before. */
  intentsOf(text: string, prior?: Prior): Guess[]
  /** How likely each intent is of a text by what was learned alone, together 1; worked out when it is first asked for. */
  sharesOf(text: string, prior?: Prior): Prior
  /** How likely a text speaks of each danger rather than of anything else. */
  dangersOf: DangersOf
  /** How likely each language is. */
  languagesOf(text: string): ReadonlyMap<Language, number>
}

/** Nobody asks in more words. */
const MOST_WORDS = 120
const LONGEST_WORD = 40
/** So many texts are remembered as they were read: a message is read whole and in parts, for what it asks and for dangers. */
const MOST_TEXTS = 8
/** So many guesses are of use. */
const GUESSES = 6
/** People tell a story before they ask: the sentence that asks may be surer alone, and counts nearly as much as the whole. */
const OF_SENTENCE = 0.85
const SHORTEST_SENTENCE = 3
const SENTENCE_END = /(?<=[.?!])\s+|\n+/

/** The sentences that ask, where there are others beside them; the last one asks where none has a question mark. */
function askingOf(text: string): string[] {
  const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.split(' ').length >= SHORTEST_SENTENCE)
  const asking = sentences.filter((sentence) => sentence.endsWith('?'))
  return sentences.length > 1 ? (asking.length > 0 ? asking : sentences.slice(-1)) : []
}

/** Dangers, and what only sounds like one, are learned beside the intents: how likely each of these is, where it is none of those. */
const isIntent = (name: string) => name !== HARMLESS && !name.startsWith(DANGER)

/** A text that has been met less than this is of no language: what it may ask is next to a guess. */
const MET = 0.05
const OF_UNMET = 0.1

/** A question this like to a taught one is of its intent; less alike, less likely. */
const ALIKE = 0.9
const UNLIKE = 0.45

/** Understands questions by what was learned, and by taught lines that are like them, whose intents need not be among the learned. */
export function createUnderstanding(
  learned: LearnedIntents,
  meaningsOf: MeaningFinder,
  lines: readonly Taught[] = [],
): Understanding {
  const known = new Set(learned.words)
  const spelling = createSpelling(learned.words)
  const isMet = (word: string) => known.has(word) || meaningsOf(word).length > 0
  const isOfKnownStem = (word: string) => rowOf(learned.vocabulary.hashes, stemPartOf(word)) >= 0
  const mended = remembered((word: string) => {
    if (word.length > LONGEST_WORD || isMet(word)) return word
    const whole = wholeForm(word)
    return whole && (isMet(whole) || isOfKnownStem(whole)) ? whole : (spelling(word) ?? word)
  })
  const isStrange = (word: string) =>
    word.length >= SHORTEST_STRANGE && !/\d/.test(word) && !isOfKnownStem(word) && meaningsOf(word).length === 0
  const read = remembered((typed) => {
    const words = wordsOf(withoutColons(typed)).slice(0, MOST_WORDS).map(mended)
    const text = words.join(' ')
    return { ...readIn(learned.vocabulary, partsOf(text, meaningsOf(text))), strange: words.filter(isStrange).length }
  }, MOST_TEXTS)
  const likelyOf = remembered((text) => likelihoodsOf(learned.ofIntents, read(text)), MOST_TEXTS)
  const languagesOf = remembered((text) => {
    const likely = likelihoods(learned.ofLanguages, readIn(learned.vocabulary, partsOf(text)))
    return new Map(languages.map((language, at) => [language, likely[at] ?? 0]))
  }, MOST_TEXTS)
  const taught = createLikenessIndex()
  for (const { question } of lines) taught.add(vectorOf(read(question)))
  const ofIntents = learned.intents.flatMap((intent, at) => (isIntent(intent) ? [{ intent, at }] : []))

  /** How likely each intent is of a text, together 1. */
  function shared(text: string, prior: Prior): Guess[] {
    const likely = likelyOf(text)
    const shares = ofIntents.map(({ intent, at }) => ({ intent, likelihood: (likely[at] ?? 0) * prior(intent) }))
    const all = shares.reduce((sum, { likelihood }) => sum + likelihood, 0)
    for (const share of shares) share.likelihood /= all
    return shares
  }

  /** The taught line that is like what was read. */
  function nearestOf(asked: Read): { intent: string; likeness: number } | undefined {
    const { at = -1, likeness: ofKnown = 0 } = taught.nearestTo(vectorOf(asked)) ?? {}
    const likeness = ofKnown * Math.sqrt(asked.known)
    const intent = lines[at]?.intent
    return intent && likeness > UNLIKE ? { intent, likeness } : undefined
  }

  function guessed(text: string, prior: Prior): Guess[] {
    const asked = read(text)
    const weight = asked.known < MET ? OF_UNMET : 1
    const shares = shared(text, prior)
    const nearest = nearestOf(asked)
    const own = shares.find(({ intent }) => intent === nearest?.intent)
    const guesses = [...new Set([...likeliest(shares), ...(own ? [own] : [])])].map(({ intent, likelihood }) => ({
      intent,
      likelihood: weight * calibrated(likelihood, asked.strange),
    }))
    return (nearest ? raised(guesses, nearest) : guesses)
      .sort((one, other) => other.likelihood - one.likelihood)
      .slice(0, GUESSES)
  }

  return {
    intentsOf(text, prior = ALIKELY) {
      const whole = guessed(text, prior)
      const best = new Map(whole.map(({ intent, likelihood }) => [intent, likelihood]))
      for (const sentence of askingOf(text))
        for (const { intent, likelihood } of guessed(sentence, prior))
          best.set(intent, Math.max(best.get(intent) ?? 0, likelihood * OF_SENTENCE))
      return [...best]
        .map(([intent, likelihood]) => ({ intent, likelihood }))
        .sort((one, other) => other.likelihood - one.likelihood)
        .slice(0, GUESSES)
    },
    sharesOf(text, prior = ALIKELY) {
      let shares: ReadonlyMap<string, number> | undefined
      return (intent) => {
        shares ??= new Map(shared(text, prior).map((share) => [share.intent, share.likelihood]))
        return shares.get(intent) ?? 0
      }
    },
    dangersOf(text) {
      const likely = likelyOf(text)
      const byTopic = learned.intents.flatMap((intent, at) =>
        intent.startsWith(DANGER) ? [[intent.slice(DANGER.length), likely[at] ?? 0] as const] : [],
      )
      return { known: read(text).known, byTopic: new Map(byTopic) }
    },
    languagesOf,
  }
}

/**
 * What was learned is surer of itself than it is right: how often it is right was measured on strangers' questions that were left out,
 * by how sure it is; words of the question that it has never met make it less sure.
 */
const CALIBRATION = { level: -0.4, slope: 0.75, strange: -0.4 }
const MOST_STRANGE = 3
const SHORTEST_STRANGE = 4

function calibrated(likelihood: number, strange: number): number {
  const p = told({ likelihood })
  const { level, slope, strange: each } = CALIBRATION
  return 1 / (1 + Math.exp(-(level + slope * Math.log(p / (1 - p)) + each * Math.min(strange, MOST_STRANGE))))
}

/** Nothing is quite sure, nor quite impossible. */
const told = ({ likelihood }: Pick<Guess, 'likelihood'>) => Math.min(Math.max(likelihood, 1e-6), 1 - 1e-6)

/** The likeliest, best first; those that are next to impossible are alike. */
function likeliest(shares: readonly Guess[]): Guess[] {
  const best: Guess[] = []
  for (const share of shares) {
    const last = best[GUESSES - 1]
    if (last && told(share) <= told(last)) continue
    const place = best.findIndex((each) => told(each) < told(share))
    best.splice(place < 0 ? best.length : place, 0, share)
    best.length = Math.min(best.length, GUESSES)
  }
  return best
}

const vectorOf = ({ rows, weights }: Read): Vector =>
  new Map(Array.from(rows, (row, at) => [row, weights[at] ?? 0] as const))

/** Gives the intent of the nearest taught question a share of the likelihood, the greater, the more alike they are. */
function raised(guesses: readonly Guess[], { intent, likeness }: { intent: string; likeness: number }): Guess[] {
  const share = Math.min(1, (likeness - UNLIKE) / (ALIKE - UNLIKE))
  const others = guesses.map((guess) => ({
    ...guess,
    likelihood: guess.likelihood * (1 - share) + (guess.intent === intent ? share : 0),
  }))
  return others.some((guess) => guess.intent === intent) ? others : [...others, { intent, likelihood: share }]
}
