import type { Product } from '@arkpax/schema/products'
import type { Knowledge } from './knowledge.ts'
import type { Language, Passage } from './passages.ts'
import { createRetrieval } from './retrieval.ts'

/** A page that an answer is drawn from; `url` is a path of the site. */
export interface Source {
  title: string
  url: string
}

/**
 * What the assistant says: plain text with line breaks and '- ' lists, in the question's language. `answered` is false
 * when it had to admit that it does not know.
 */
export interface AssistantAnswer {
  reply: string
  sources: Source[]
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

/** The assistant over what it knows. Building its index takes a fraction of a second, so build it once. */
export function createAssistant(knowledge: Knowledge): Assistant {
  const retrieve = createRetrieval(knowledge.passages)
  return {
    retrieve,
    answer(question) {
      const [best] = retrieve(question, 1)
      if (!best) return unknown
      return {
        reply: best.text,
        sources: [{ title: best.title, url: best.url }],
        answered: true,
        language: best.language,
      }
    },
  }
}

const unknown: AssistantAnswer = {
  reply: 'En löytänyt tähän varmaa vastausta sivustoltamme.',
  sources: [{ title: 'Yhteystiedot', url: '/contact' }],
  answered: false,
  language: 'fi',
}
