import type { Product } from '@arkpax/schema/products'
import type { Composed, Composer, Grounds, Source } from './answers/answer.ts'
import { codeAnswer } from './answers/codes.ts'
import { comparisonAnswer } from './answers/comparison.ts'
import { NOT_OURS } from './answers/not-ours.ts'
import { passageAnswer } from './answers/passage.ts'
import { placeAnswer, waysToReach } from './answers/places.ts'
import { runtimeAnswer } from './answers/runtime.ts'
import { priceAnswer, stockAnswer } from './answers/shop.ts'
import { smallTalkAnswer } from './answers/small-talk.ts'
import { specAnswer } from './answers/specs.ts'
import { pages } from './content/site-urls.ts'
import type { Knowledge } from './knowledge.ts'
import type { Language, Passage } from './passages.ts'
import { type Asked, completed, readQuestion } from './question/asked.ts'
import { TOPIC_WORDS } from './question/topics.ts'
import { weightOf } from './retrieval/likeness.ts'
import { phrasingsOf } from './retrieval/phrasings.ts'
import { createRetrieval } from './retrieval/retrieval.ts'

export type { Source }

/**
 * What the assistant says: plain text with line breaks and '- ' lists, in the question's language. `answered` is false
 * when it had to admit that it does not know.
 */
export interface AssistantAnswer extends Composed {
  answered: boolean
  language: Language
}

/** An earlier message of the conversation. */
export interface Turn {
  text: string
  isBot: boolean
}

/** Answers customers' questions from the site's own content, without a network. */
export interface Assistant {
  /** Answers a question; `live` is what the database says now, `history` the messages before, oldest first. */
  answer(question: string, live: { products: readonly Product[] }, history?: readonly Turn[]): AssistantAnswer
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
  placeAnswer,
  specAnswer,
]

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

/** The assistant over what it knows. Building its index takes a fraction of a second, so build it once. */
export function createAssistant(knowledge: Knowledge): Assistant {
  const retrieval = createRetrieval(knowledge.passages, phrasingsOf, TOPIC_WORDS)
  const read = (text: string, products: readonly Product[]) => readQuestion(text, { knowledge, retrieval, products })

  return {
    retrieve(question, limit) {
      const { plain, words, language, products } = read(question, [])
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
    answer(question, { products }, history = []) {
      const before = history.filter(({ isBot }) => !isBot).slice(-LOOK_BACK)
      const asked = [...before.map(({ text }) => text), question].reduce<Asked | undefined>(
        (earlier, text) => completed(read(text, products), earlier),
        undefined,
      )
      const found = asked && answerTo({ asked, knowledge, retrieval, products })
      const language = asked?.language ?? 'fi'
      if (found) return { ...found, answered: true, language }
      const { text, title } = admission[language]
      return {
        reply: `${text}\n${waysToReach(language, knowledge.company)}`,
        sources: [{ title, url: pages.contact }],
        answered: false,
        language,
      }
    },
  }
}

function answerTo(grounds: Grounds): Composed | undefined {
  if (NOT_OURS.test(grounds.asked.plain)) return undefined
  for (const compose of composers) {
    const found = compose(grounds)
    if (found) return found
  }
  return passageAnswer(grounds)
}
