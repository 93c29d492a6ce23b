import type { Composed } from '../answers/composed.ts'
import type { LanguageGuess } from '../intents/understanding.ts'
import type { Language, Passage } from '../passages.ts'
import { anyOf } from '../question/lexicon.ts'
import type { SlotWords } from '../question/slot-words.ts'
import { createDangerLanguage } from './danger-language.ts'
import type { DangerNet } from './danger-net.ts'
import { createDangerFinder } from './find-dangers.ts'
import { createHarmlessRemover } from './harmless.ts'
import { safetyAnswer } from './safety-answer.ts'
import type { SafetyContent, SafetyTopic } from './safety-content.ts'
import { remembered } from './word-patterns.ts'

/** An answer about danger. `rest` is what else was asked, where another answer may follow. */
export interface SafetyReply extends Composed {
  language: Language
  rest: string
  /** Whether no answer may stand beside it. */
  isAlone: boolean
  /** Whether it has happened already, by its words, and the device may not be used: nothing more is told of using it. */
  isAcute: boolean
  /** Whether it may be an ordinary question all the same: its words are used of much else, or there are none. */
  isDoubtful: boolean
  /** Whether no sign of the lists tells it, and whether the question has not one word of it. */
  isUntold: boolean
  isWordless: boolean
  /** Whether it has no word and is not quite likely: it may be a neighbour of what is asked. */
  isNeighbour: boolean
  /** Whether only words tell it, and all that was learned speaks against it. */
  isUnheard: boolean
  /** Whether words tell it that are always believed, or it is next to certain. */
  isCertain: boolean
  /** Whether it is of carrying or sending the device, and not of using it. */
  isOfCarrying: boolean
  /** What may be asked of the danger itself. */
  intents: readonly string[]
}

/** Says what is always said of a danger, before anything is searched or counted. */
export interface SafetyFirst {
  /** The answer where the question speaks of danger. */
  answer(question: string): SafetyReply | undefined
  /** The answer where hours would be counted or a model advised, and a danger is not quite unlikely; less so where the device is of an unknown name. */
  answerBeforeCounting(question: string, isUnknown: boolean): SafetyReply | undefined
  /** The answer where an earlier question spoke of a danger of which nothing is ever counted; `before` are the customer's. */
  answerInsteadOfCounting(question: string, before: readonly string[]): SafetyReply | undefined
  /** The answer where a message speaks of a danger only with the one before: 'kestääkö sadetta', 'entä ladata siellä'. It follows what is surely asked. */
  answerTogether(question: string, before: string): SafetyReply | undefined
  /** The answer where an earlier message told of something that has happened, and this one asks to use the device all the same; nothing where none did. */
  answerStanding(question: string, before: readonly string[]): SafetyReply | undefined
  /** Whether a question has a word of using or charging. */
  speaksOfUse(question: string): boolean
  /** What follows an answer or an admission where the question may well be of a danger; nothing else is said where it is to stand alone. */
  answerIfLikely(question: string): SafetyReply | undefined
}

/**
 * What is learned is trusted alone from here on: before all else, and after an answer or an admission. Of strangers' dangers that no
 * word tells, one of eight is less than certain; of ordinary questions taken for one, most are.
 */
const CERTAIN = 0.5
const LIKELY = 0.25
/** A danger of which the question has not one word needs this to be told before all else: it may only be a neighbour of the words. */
const WORDLESS = 0.75
/**
 * Such a danger gives way to what is likely asked where it is less likely than this. Of 112 without a word two were, whose messages ask
 * nothing likely; of 23 ordinary matters taken for one 20.
 */
const SURELY_WORDLESS = 0.9

/** Hours are counted only where a danger is less likely than this, and for a device of an unknown name than that. */
const COUNTED = 0.2
const UNCOUNTED = 0.1
/** Where no word tells the danger, and the devices are known ones. */
const COUNTED_WORDLESS = 0.98

/** Dangers of which nothing is counted cost three times more, unless hours are asked of a device that is known. */
const ALONE = 1 / 2

/**
 * Words are used of much else ('hot deals', 'the price has cracked'), and not believed where a danger is less likely than this, or
 * than that where they are a slip away ('binding', 'bonding') or of another language than the question ('hissiä', 'hiss'); signs that
 * the content calls so are believed always, if spelled out.
 */
const UNLIKELY = 0.02
const UNLIKELY_MISSPELLED = 0.1
/** From here on a question is clearly of a language. */
const CLEARLY = 0.97

/** From here on a danger is next to certain: where words tell it, and where none does. */
const NEXT_TO_CERTAIN = 0.95
const NEXT_TO_CERTAIN_WORDLESS = 0.99

/** Below this the question may be an ordinary one all the same: the answer to that follows what is said of the danger. */
const DOUBTLESS = 0.75
/** Words tell a danger against all that was learned where it is less likely than this. */
const UNHEARD = 0.05
/** The same where words tell the danger. */
const DOUBTFUL_WORDS = 0.15

/** The list of words of using and charging. */
const USING = 'use'

/** What has happened is kept in mind for so many messages. */
const STANDING = 3

/** A message is judged whole and in parts, each several times: so many texts are remembered. */
const MOST_TEXTS = 8

/** The words and rules of the content, what is learned from its examples (`net`), and the passages that give its pages their titles. */
export function createSafetyFirst(
  content: SafetyContent,
  passages: readonly Passage[],
  {
    guessLanguage,
    net,
    isWord,
    words: { and, but, also },
  }: { guessLanguage: LanguageGuess; net: DangerNet; isWord: (word: string) => boolean; words: SlotWords },
): SafetyFirst {
  /** Where a question of several matters is cut: after sentences, at commas, and before 'and' and 'but'. */
  const between = new RegExp(`[.?!;\\n]+|,|\\s${anyOf([...and, ...but, ...also])}\\s`, 'i')
  const find = remembered(createDangerFinder(content, isWord), MOST_TEXTS)
  const languageOf = createDangerLanguage(guessLanguage)
  const withoutHarmless = createHarmlessRemover(content, guessLanguage)
  const likelihoodOf = remembered((question) => {
    const { danger, topics } = net(withoutHarmless(question))
    const { against } = find(question)
    return { danger, topics: topics.filter((topic) => !against.includes(topic)) }
  }, MOST_TEXTS)

  /** The dangers that words give away. */
  function toldBy(question: string): SafetyTopic[] {
    const { topics, spelled, certain, languages } = find(question)
    if (topics.length === 0) return []
    const { danger } = likelihoodOf(question)
    const own = guessLanguage(question, CLEARLY)
    const isForeign = (id: string) =>
      own !== undefined && ![own, 'any' as const].some((language) => languages.get(id)?.has(language))
    return topics.filter(({ id }) =>
      spelled.has(id) && !isForeign(id) ? danger >= UNLIKELY || certain.has(id) : danger >= UNLIKELY_MISSPELLED,
    )
  }

  /** Whether a question has a word that a sign of the dangers begins with: of heat, for one that is of heat. */
  const isNamed = (question: string, topics: readonly SafetyTopic[]) => {
    const { lists } = find(question)
    return topics.some(({ signs }) => signs.some(({ all: [first = ''] }) => lists.has(first)))
  }

  /** The dangers that words give away, and the one that is at least so likely; of which it is if unsure, words that tell the likeliest decide. */
  function dangersOf(question: string, enough: number, enoughAlone = enough * ALONE, wordless = enough): SafetyTopic[] {
    const { danger: likely, topics } = likelihoodOf(question)
    const danger = topics.length > 0 ? likely : 0
    const isAlone = topics.length === 1 && topics.some(({ alone }) => alone)
    const least = !isNamed(question, topics) ? wordless : isAlone ? enoughAlone : enough
    const told = toldBy(question)
    const [likeliest] = topics
    const isDecided = likeliest && told.includes(likeliest)
    const learned = danger >= least && !isDecided ? topics : []
    return [...new Set([...told, ...learned])].sort((one, other) => one.rank - other.rank)
  }

  const isUncertain = (question: string) => likelihoodOf(question).danger < DOUBTLESS

  function reply(question: string, topics: readonly SafetyTopic[], rest: string, asked = question): SafetyReply {
    const found = find(question)
    const language = languageOf(asked, found)
    const told = toldBy(question)
    const { danger } = likelihoodOf(question)
    const isBelieved = told.some(({ id }) => found.certain.has(id))
    const isDoubtful = !isBelieved && danger < (told.length > 0 ? DOUBTFUL_WORDS : DOUBTLESS)
    const isUntold = told.length === 0
    const isWordless = isUntold && !isNamed(question, topics)
    const isAlone = topics.some(({ alone }) => alone) && !(isDoubtful && isWordless)
    const isAcute = told.some(({ acute }) => acute)
    const isNeighbour = isWordless && !isAlone && danger < SURELY_WORDLESS
    const isUnheard = told.length > 0 && danger < UNHEARD
    const isCertain = isBelieved || danger >= (told.length > 0 ? NEXT_TO_CERTAIN : NEXT_TO_CERTAIN_WORDLESS)
    return {
      ...safetyAnswer(topics, language, passages),
      language,
      rest,
      isAlone,
      isAcute,
      isDoubtful,
      isUntold,
      isWordless,
      isNeighbour,
      isUnheard,
      isCertain,
      isOfCarrying: topics.every(({ carries }) => carries),
      intents: topics.flatMap(({ intents }) => intents),
    }
  }

  function answerFrom(question: string, enough: number, wordless = enough): SafetyReply | undefined {
    const topics = dangersOf(question, enough, enough * ALONE, wordless)
    if (topics.length === 0) return undefined
    if (topics.some(({ alone }) => alone) && isNamed(question, topics)) return reply(question, topics, '')
    const others = question.split(between).filter((part) => dangersOf(part, LIKELY).length === 0)
    return reply(question, topics, others.join('? ').trim() || (isUncertain(question) ? question : ''))
  }

  return {
    answer: (question) => answerFrom(question, CERTAIN, WORDLESS),
    answerTogether(question, before) {
      const both = `${before.replace(/[\s.?!]+$/, '')}, ${question}`
      const told = toldBy(before)
      const topics = toldBy(both).filter((topic) => !told.includes(topic))
      return topics.length > 0 ? { ...reply(question, topics, '', both), isDoubtful: true } : undefined
    },
    answerStanding(question, before) {
      const happened = before
        .slice(-STANDING)
        .flatMap((text) => dangersOf(text, CERTAIN, CERTAIN * ALONE, WORDLESS).filter(({ acute }) => acute))
      if (happened.length === 0) return undefined
      const topics = [...new Set([...happened, ...toldBy(question)])].sort((one, other) => one.rank - other.rank)
      return reply(question, topics, '', `${before.at(-1) ?? ''} ${question}`)
    },
    speaksOfUse: (question) => find(question).lists.has(USING),
    answerIfLikely: (question) => answerFrom(question, LIKELY),
    answerBeforeCounting(question, isUnknown) {
      const enough = isUnknown ? UNCOUNTED * ALONE : COUNTED
      const topics = dangersOf(question, isUnknown ? UNCOUNTED : COUNTED, enough, isUnknown ? enough : COUNTED_WORDLESS)
      return topics.some(({ alone }) => alone) ? reply(question, topics, '') : undefined
    },
    answerInsteadOfCounting(question, before) {
      const [topic] = before.flatMap((text) => dangersOf(text, CERTAIN)).filter(({ alone }) => alone)
      const last = before.at(-1) ?? ''
      return topic && reply(last, [topic], '', `${last} ${question}`)
    },
  }
}
