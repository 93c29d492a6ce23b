import type { Composed } from '../answers/composed.ts'
import type { LanguageGuess } from '../intents/understanding.ts'
import type { Language, Passage } from '../passages.ts'
import { createDangerLanguage } from './danger-language.ts'
import type { DangerNet } from './danger-net.ts'
import { createDangerFinder } from './find-dangers.ts'
import { safetyAnswer } from './safety-answer.ts'
import type { SafetyContent, SafetyTopic } from './safety-content.ts'

/** An answer about danger. `rest` is what else was asked, where another answer may follow. */
export interface SafetyReply extends Composed {
  language: Language
  rest: string
}

/** Says what is always said of a danger, before anything is searched or counted. */
export interface SafetyFirst {
  /** The answer where the question speaks of danger. */
  answer(question: string): SafetyReply | undefined
  /** The answer where the running time of an unknown device would be counted, and it may be one of which none ever is. */
  answerBeforeCounting(question: string): SafetyReply | undefined
  /** The answer where an earlier question spoke of a danger of which nothing is ever counted; `before` are the customer's. */
  answerInsteadOfCounting(question: string, before: readonly string[]): SafetyReply | undefined
  /** The answer where nothing else is known, and the question is more likely of a danger than not. */
  answerInsteadOfAdmission(question: string): SafetyReply | undefined
}

/** Where a question of several matters is cut: after sentences, at commas, and before 'and' and 'but'. */
const PARTS = /[.?!;\n]+|,|\s(?:ja|mutta|sekä|and|but|also|och|men|samt)\s/i

/** What has been learned is trusted alone from here on, in place of an ordinary answer and of an admission. */
const CERTAIN = 0.85
const LIKELY = 0.65

/** No running time is counted for a device of an unknown name that is this likely one that a life hangs on: a mistake costs more there. */
const UNCOUNTED = 0.15

/** Words that are used of much else ('hot deals', 'the price has cracked') are not believed where no part of a question is as likely as this. */
const UNLIKELY = 0.4
const FIGURATIVE = ['air', 'bath', 'children', 'damage', 'leak', 'overheating', 'post', 'smell']

/** What was learned of dangers alone is not believed where it is less likely than this beside all that is asked of the shop. */
const OF_ALL = 0.3

/**
 * The words and rules of the content, what is learned from its examples (`net`; `dangerOf` is how likely a danger is beside all
 * ordinary matters), and the passages that give its pages their titles.
 */
export function createSafetyFirst(
  content: SafetyContent,
  passages: readonly Passage[],
  {
    guessLanguage,
    net,
    dangerOf,
  }: { guessLanguage: LanguageGuess; net: DangerNet; dangerOf: (question: string) => number },
): SafetyFirst {
  const find = createDangerFinder(content)
  const languageOf = createDangerLanguage(guessLanguage)

  /** The dangers that words give away, or failing those the one that is at least so likely. */
  function dangersOf(question: string, enough: number): SafetyTopic[] {
    const { topics } = find(question)
    const likelihood = net(question)
    const isTaken = likelihood.danger >= enough && (enough < LIKELY || dangerOf(question) >= OF_ALL)
    const learned = isTaken ? likelihood.topics : []
    const isBelieved =
      !topics.every(({ id }) => FIGURATIVE.includes(id)) ||
      [question, ...question.split(PARTS)].some((part) => net(part).danger >= UNLIKELY)
    const told = isBelieved ? topics : []
    return [...new Set([...told, ...learned])].sort((one, other) => one.rank - other.rank)
  }

  function reply(question: string, topics: readonly SafetyTopic[], rest: string, asked = question): SafetyReply {
    const language = languageOf(asked, find(question))
    return { ...safetyAnswer(topics, language, passages), language, rest }
  }

  function answerFrom(question: string, enough: number): SafetyReply | undefined {
    const topics = dangersOf(question, enough)
    if (topics.length === 0) return undefined
    const isAlone = topics.some(({ alone }) => alone)
    const parts = isAlone ? [] : question.split(PARTS).filter((part) => dangersOf(part, LIKELY).length === 0)
    return reply(question, topics, parts.join('? ').trim())
  }

  return {
    answer: (question) => answerFrom(question, CERTAIN),
    answerInsteadOfAdmission: (question) => answerFrom(question, LIKELY),
    answerBeforeCounting(question) {
      const topics = dangersOf(question, UNCOUNTED).filter(({ alone }) => alone)
      return topics.length > 0 ? reply(question, topics, '') : undefined
    },
    answerInsteadOfCounting(question, before) {
      const [topic] = before.flatMap((text) => dangersOf(text, CERTAIN)).filter(({ alone }) => alone)
      const last = before.at(-1) ?? ''
      return topic && reply(last, [topic], '', `${last} ${question}`)
    },
  }
}
