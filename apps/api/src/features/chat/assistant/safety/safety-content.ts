import * as z from 'zod'
import { languages } from '../passages.ts'

const texts = z.strictObject({ fi: z.string(), sv: z.string(), en: z.string() })

const patterns = z.array(z.string()).optional()

/**
 * Words for one thing, by language; `any` holds what all three write alike. 'kotelo' is that word alone, 'kotel*' what
 * begins so, '*taulu' what ends so, '*tahdistin*' what holds it, 'life support' words one after the other, '11..45' a figure between those.
 */
const wordList = z.strictObject({ fi: patterns, sv: patterns, en: patterns, any: patterns })

/** Lists of words by their names: `content/assistant/meanings.yml`, and `safety-ideas.yml`, which tells of what else questions speak. */
export const wordLists = z.record(z.string(), wordList)
export type WordLists = z.output<typeof wordLists>

/**
 * `content/assistant/safety-words.yml`: every list by its name. `harmless` takes words out of a question before it is read. After a word
 * of the list `not` a word is one of the list `denied`.
 */
export const safetyWords = z.record(z.string(), wordList.extend({ denied: z.string().optional() }))

/**
 * What gives a danger away: a word of each list, at most `within` words apart, and none of the lists `unless` near them. One that is
 * `always` believed speaks of it however unlikely the danger is by what was learned.
 */
const sign = z.strictObject({
  all: z.array(z.string()).min(1),
  within: z.int().positive().optional(),
  unless: z.array(z.string()).optional(),
  always: z.boolean().optional(),
})
export type SafetySign = z.output<typeof sign>

/**
 * `content/assistant/safety/<id>.yml`: a danger, what gives it away, and what is always said of it. Dangers of a lower
 * `rank` speak first. `alone` dangers let no other answer follow. Sources are pages of the site by their paths.
 */
export const safetyTopic = z.strictObject({
  rank: z.int(),
  alone: z.boolean().default(false),
  /** Whether all of its signs are always believed. */
  always: z.boolean().default(false),
  /** Whether its words tell of what has happened already. */
  acute: z.boolean().default(false),
  /** Whether it is of carrying or sending the device: hours of use that are asked beside it are told. */
  carries: z.boolean().default(false),
  /** What may be asked of such a danger itself: what is surely asked of anything else comes before its warning. */
  intents: z.array(z.string()).default([]),
  signs: z.array(sign).min(1),
  /** What speaks against it: where one of these holds, nothing but its signs give it away. */
  against: z.array(sign).default([]),
  answer: texts,
  sources: z.strictObject({
    fi: z.array(z.string()).min(1),
    sv: z.array(z.string()).min(1),
    en: z.array(z.string()).min(1),
  }),
})

/** What is no danger, among the examples. */
export const HARMLESS = 'harmless'

/** The list of words that deny what follows them. */
export const DENYING = 'not'

/** `content/assistant/safety-examples/<language>.yml`: questions as people ask them, a line each, by their danger or `harmless`. */
export const safetyExamples = z.record(z.string(), z.string())

/** `content/assistant/safety-reminder.yml`: what stands after every answer that admits not to know. */
export const safetyReminder = texts

export const safetyContent = z.object({
  words: safetyWords,
  ideas: wordLists,
  topics: z.array(safetyTopic.extend({ id: z.string() })),
  examples: z.array(z.object({ text: z.string(), topic: z.string(), language: z.enum(languages) })),
  reminder: safetyReminder,
})
export type SafetyExample = SafetyContent['examples'][number]
export type SafetyContent = z.output<typeof safetyContent>
export type SafetyTopic = SafetyContent['topics'][number]
