import * as z from 'zod'
import { listFilters, pageOf, sortBy } from './list-query.ts'
import { pageQuery } from './paging.ts'
import { line, paragraphs, utcInstant } from './text.ts'

/** The longest message to the assistant, in characters. */
export const CHAT_MESSAGE_MAX = 2_000

const UNKNOWN_SESSION = 'Tuntematon keskustelu'

/** A visitor's message to the assistant: 1–2,000 characters. */
export const chatInput = z.object({
  message: paragraphs(CHAT_MESSAGE_MAX, 'Kirjoita viesti'),
  session_id: z.uuid(UNKNOWN_SESSION).optional(),
})
export type ChatInput = z.output<typeof chatInput>

/** A page that an answer is drawn from. Answers name the first of them [1], the second [2] … */
export const chatSource = z.object({ title: z.string(), url: z.string() })
export type ChatSource = z.output<typeof chatSource>

/** The assistant's answer with the pages it is drawn from; `answered` is false where it did not know. */
export const chatReply = z.object({
  reply: z.string(),
  sources: z.array(chatSource),
  session_id: z.uuid(),
  message_id: z.string(),
  answered: z.boolean(),
})
export type ChatReply = z.output<typeof chatReply>

/**
 * The same answer as a stream (`Accept: text/event-stream`). `session` comes first, then pieces of text that have been
 * checked already, then `sources`, and at last the whole answer, which stands even where the pieces said otherwise.
 */
export const chatEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('session'), data: z.object({ session_id: z.uuid() }) }),
  z.object({ event: z.literal('delta'), data: z.object({ text: z.string() }) }),
  z.object({ event: z.literal('sources'), data: z.object({ sources: z.array(chatSource) }) }),
  z.object({ event: z.literal('done'), data: chatReply }),
])
export type ChatEvent = z.output<typeof chatEvent>

/** Whether an answer helped its reader. */
export const chatFeedbackInput = z.object({
  session_id: z.uuid(UNKNOWN_SESSION),
  message_id: line(36, 'Tuntematon viesti'),
  helpful: z.boolean('Kerro, oliko vastauksesta apua'),
})
export type ChatFeedbackInput = z.output<typeof chatFeedbackInput>

/** A message of a stored conversation as staff see it. A question is `answered` or not; an answer `helpful` or not. */
export const chatMessage = z.object({
  id: z.string(),
  message: z.string(),
  is_bot: z.boolean(),
  created_at: utcInstant,
  sources: z.array(chatSource),
  answered: z.boolean().nullable(),
  helpful: z.boolean().nullable(),
})
export type ChatMessage = z.output<typeof chatMessage>

/** A conversation in the list of staff; `id` is not what the visitor's browser holds. */
export const chatConversation = z.object({
  id: z.string(),
  first_message: z.string(),
  questions: z.int(),
  unanswered: z.int(),
  unhelpful: z.int(),
  started_at: utcInstant,
  last_at: utcInstant,
})
export type ChatConversation = z.output<typeof chatConversation>

/** A whole conversation, oldest message first. */
export const chatConversationDetail = z.object({ id: z.string(), messages: z.array(chatMessage) })
export type ChatConversationDetail = z.output<typeof chatConversationDetail>

/** What the list of conversations can be narrowed to. */
export const chatFilters = ['all', 'unanswered', 'unhelpful'] as const

/** Conversations by text, by how they went and by the day they began. */
export const chatQuery = pageOf(
  listFilters.extend({ show: z.enum(chatFilters).default('all'), sort: sortBy(['date'], '-date') }),
)
export type ChatQuery = z.output<typeof chatQuery>

/** A question that the assistant could not answer, and how often it was asked in these 30 days. */
export const unansweredQuestion = z.object({
  question: z.string(),
  times: z.int(),
  last_asked_at: utcInstant,
  conversation_id: z.string(),
})
export type UnansweredQuestion = z.output<typeof unansweredQuestion>

export const unansweredQuery = pageQuery
