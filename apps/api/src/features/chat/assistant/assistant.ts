import type { Product } from '@arkpax/schema/products'
import type { Composed, Composer, Grounds, Source } from './answers/answer.ts'
import { codeAnswer } from './answers/codes.ts'
import { comparisonAnswer } from './answers/comparison.ts'
import { documentAnswer } from './answers/documents.ts'
import { NOT_OURS } from './answers/not-ours.ts'
import { openingAnswer } from './answers/opening.ts'
import { passageAnswer } from './answers/passage.ts'
import { placeAnswer, waysToReach } from './answers/places.ts'
import { runtimeAnswer } from './answers/runtime.ts'
import { priceAnswer, stockAnswer } from './answers/shop.ts'
import { smallTalkAnswer } from './answers/small-talk.ts'
import { specAnswer } from './answers/specs.ts'
import { usesAnswer } from './answers/uses.ts'
import { pages } from './content/site-urls.ts'
import type { Knowledge } from './knowledge.ts'
import type { Language, Passage } from './passages.ts'
import { type Asked, completed, readQuestion } from './question/asked.ts'
import { createLanguageGuess, type LanguageGuess } from './question/learned-language.ts'
import { createNames } from './question/mentions.ts'
import { TOPIC_WORDS } from './question/topics.ts'
import { weightOf } from './retrieval/likeness.ts'
import { phrasingsOf } from './retrieval/phrasings.ts'
import { createRetrieval } from './retrieval/retrieval.ts'
import { createDangerNet, type DangerNet } from './safety/danger-net.ts'
import { createSafetyFirst, type SafetyReply } from './safety/safety-first.ts'

export type { Source }

/**
 * What the assistant says: plain text with line breaks and '- ' lists, in the question's language. `answered` is false
 * when it had to admit that it does not know.
 */
export interface AssistantAnswer extends Composed {
  answered: boolean
  /** Whether it is what is always said of a danger: nothing else may be said in its place. */
  isSafety: boolean
  language: Language
}

/** An earlier message of the conversation. */
export interface Turn {
  text: string
  isBot: boolean
}

/** Answers customers' questions from the site's own content, without a network. */
export interface Assistant {
  /** Answers a question; `live` is what the database says now (`now` is of tests), `history` the messages before, oldest first. */
  answer(
    question: string,
    live: { products: readonly Product[]; now?: Date },
    history?: readonly Turn[],
  ): AssistantAnswer
  /** The passages nearest to a question, best first. */
  retrieve(question: string, limit: number): Passage[]
}

/** In this order: the first that answers speaks. */
const composers: readonly Composer[] = [
  smallTalkAnswer,
  codeAnswer,
  runtimeAnswer,
  comparisonAnswer,
  priceAnswer,
  stockAnswer,
  openingAnswer,
  documentAnswer,
  usesAnswer,
  placeAnswer,
  specAnswer,
]

/** What may follow what is said of a danger: facts that are asked for beside it, and nothing that is counted for its use. */
const beside: readonly Composer[] = [
  codeAnswer,
  priceAnswer,
  stockAnswer,
  openingAnswer,
  documentAnswer,
  placeAnswer,
  specAnswer,
]

/** An admission is in the language that examples teach where that is so likely, else in that of the telling words. */
const SURE = 0.8

/** A follow-up looks this many of the customer's messages back. */
const LOOK_BACK = 4

const admission: Record<Language, { text: string; title: string }> = {
  fi: {
    text: 'En löytänyt tähän varmaa vastausta sivustoltamme. Asiakaspalvelumme auttaa mielellään:',
    title: 'Yhteystiedot',
  },
  en: {
    text: 'I could not find a certain answer to this on our site. Our customer service is glad to help:',
    title: 'Contact (in Finnish)',
  },
  sv: {
    text: 'Jag hittade inget säkert svar på det här på vår webbplats. Vår kundtjänst hjälper gärna till:',
    title: 'Kontakt (på finska)',
  },
}

/** What is learned from the content, whatever staff change in the shop: learning takes most of a second. */
export interface Learned {
  guessLanguage: LanguageGuess
  net: DangerNet
}

export function learnFrom({ passages, safety }: Pick<Knowledge, 'passages' | 'safety'>): Learned {
  const titles = passages.map(({ title, language }) => ({ text: title, language }))
  return { guessLanguage: createLanguageGuess([...safety.examples, ...titles]), net: createDangerNet(safety) }
}

/** The assistant over what it knows. Its index of the passages is made anew each time. */
export function createAssistant(knowledge: Knowledge, learned: Learned = learnFrom(knowledge)): Assistant {
  const retrieval = createRetrieval(knowledge.passages, phrasingsOf, TOPIC_WORDS)
  const { guessLanguage } = learned
  const safety = createSafetyFirst(knowledge.safety, knowledge.passages, learned)
  const names = createNames(knowledge.catalogue)
  const read = (text: string) => readQuestion(text, { knowledge, retrieval, names })

  /** What is said of a danger, and after it what else was asked. */
  function ofDanger(
    { reply, sources, rest, language }: SafetyReply,
    products: readonly Product[],
    now: Date,
  ): AssistantAnswer {
    const asked = { ...read(rest), language }
    const other = rest ? firstOf(beside, { asked, knowledge, retrieval, products, now }) : undefined
    return {
      reply: other ? `${reply}\n\n${other.reply}` : reply,
      sources: other ? [...sources, ...other.sources] : sources,
      answered: true,
      isSafety: true,
      language,
    }
  }

  return {
    retrieve(question, limit) {
      const { plain, words, language, products } = read(question)
      const search = {
        plain,
        words: words.map((word) => ({ word, weight: weightOf(word) })),
        language,
        about: products.map(({ id }) => id),
      }
      return retrieval
        .find(search)
        .slice(0, limit)
        .map(({ passage }) => passage)
    },
    answer(question, { products, now = new Date() }, history = []) {
      const danger = safety.answer(question)
      if (danger) return ofDanger(danger, products, now)
      const before = history.filter(({ isBot }) => !isBot).slice(-LOOK_BACK)
      const asked = [...before.map(({ text }) => text), question].reduce<Asked | undefined>(
        (earlier, text) => completed(read(text), earlier),
        undefined,
      )
      const grounds = asked && { asked, knowledge, retrieval, products, now }
      const isOfOldMatter = grounds && asked.loads.every(({ name }) => !name) && runtimeAnswer(grounds)
      const instead =
        isOfOldMatter &&
        safety.answerInsteadOfCounting(
          question,
          before.map(({ text }) => text),
        )
      if (instead) return ofDanger(instead, products, now)
      const isUnknown = grounds && asked.loads.some(({ appliance }) => !appliance) && runtimeAnswer(grounds)
      const uncounted = isUnknown && safety.answerBeforeCounting(question)
      if (uncounted) return ofDanger(uncounted, products, now)
      const found = grounds && answerTo(grounds)
      if (found) return { ...found, answered: true, isSafety: false, language: asked?.language ?? 'fi' }
      const likely = safety.answerInsteadOfAdmission(question)
      if (likely) return ofDanger(likely, products, now)
      const language = guessLanguage(question, SURE) ?? asked?.language ?? 'fi'
      const { text, title } = admission[language]
      return {
        reply: `${text}\n${waysToReach(language, knowledge)}\n\n${knowledge.safety.reminder[language]}`,
        sources: [{ title, url: pages.contact }],
        answered: false,
        isSafety: false,
        language,
      }
    },
  }
}

function answerTo(grounds: Grounds): Composed | undefined {
  if (NOT_OURS.test(grounds.asked.plain)) return undefined
  return firstOf(composers, grounds) ?? passageAnswer(grounds)
}

function firstOf(all: readonly Composer[], grounds: Grounds): Composed | undefined {
  for (const compose of all) {
    const found = compose(grounds)
    if (found) return found
  }
  return undefined
}
