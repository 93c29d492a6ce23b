import { readFileSync } from 'node:fs'
import type { ProductWithDetails } from '@arkpax/schema/products'
import * as z from 'zod'
import type { Assistant, AssistantAnswer, Turn } from '../../src/features/chat/assistant/assistant.ts'

/** A conversation by a stranger: its last message has to get an answer with these facts, an admission, what is said of a danger, or a word of talk. */
const conversation = z.object({
  tag: z.string(),
  turns: z.array(z.string()).min(1),
  facts: z.array(z.string()).default([]),
  from: z.array(z.string()).default([]),
  kind: z.enum(['answer', 'admit', 'safety', 'talk']),
})
export type Conversation = z.output<typeof conversation>

/** Reads a set of conversations. */
export const readConversations = (file: URL | string): Conversation[] =>
  z.array(conversation).parse(JSON.parse(readFileSync(file, 'utf8')))

export const DEVELOPMENT = new URL('./development.json', import.meta.url)

/**
 * What came of a conversation. Confidently wrong is an answer that is given as sure and lacks a fact, or should be an admission;
 * what is left to the service (`action`) is not judged so: it says it in its own words.
 */
export interface Outcome {
  conversation: Conversation
  answer: AssistantAnswer
  isRight: boolean
  isFromPage: boolean
  isConfidentlyWrong: boolean
  milliseconds: number
}

/** Holds every conversation, and judges its last answer. */
export const hold = (
  assistant: Assistant,
  conversations: readonly Conversation[],
  live: { products: readonly ProductWithDetails[]; now?: Date },
): Outcome[] =>
  conversations.map((conversation) => {
    const history: Turn[] = []
    let answer: AssistantAnswer | undefined
    let milliseconds = 0
    for (const text of conversation.turns) {
      const start = process.threadCpuUsage()
      answer = assistant.answer(text, live, history)
      const { user, system } = process.threadCpuUsage(start)
      milliseconds = (user + system) / 1000
      history.push({ text, isBot: false }, { text: answer.reply, isBot: true })
    }
    if (!answer) throw new Error('a conversation without a message')
    const isRight = judged(conversation, answer)
    const drawn = answer.sources.map(({ url }) => decodeURIComponent(url).replace(/[?#].*/, ''))
    return {
      conversation,
      answer,
      isRight,
      isFromPage:
        conversation.from.length === 0 || conversation.from.some((page) => drawn.includes(page.replace(/#.*/, ''))),
      isConfidentlyWrong: !isRight && answer.certainty === 'sure' && !answer.isSafety && !answer.action,
      milliseconds,
    }
  })

/** An admission says that it is not known, or that it is not stated, and offers a person. */
function judged({ kind, facts }: Conversation, answer: AssistantAnswer): boolean {
  const { answered, isSafety, reply, details = '', actions = [] } = answer
  const text = `${reply}\n${details}`.replaceAll('\u00A0', ' ')
  const holds = facts.every((fact) => {
    const [, pattern = fact, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(fact) ?? []
    return new RegExp(pattern, flags).test(text)
  })
  const offersPerson = actions.some((action) => action.kind === 'hand-over')
  if (kind === 'admit') return !answered || offersPerson || (facts.length > 0 && holds)
  if (kind === 'safety') return isSafety
  return answered && holds
}

/** What the shop has while the questions are asked: prices and stock are other than in the catalogue. */
export function liveProducts(products: readonly ProductWithDetails[]): ProductWithDetails[] {
  const live: Record<string, { price: number; stock: number }> = {
    '1': { price: 3190, stock: 24 },
    '2': { price: 2790, stock: 0 },
    '3': { price: 1790, stock: 3 },
    '4': { price: 379, stock: 42 },
  }
  return products.map((product) => ({ ...product, ...live[product.id] }))
}
