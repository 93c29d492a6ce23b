import * as z from 'zod'
import { listFilters, pageOf, sortBy } from './list-query.ts'
import { line, paragraphs, utcInstant } from './text.ts'

/** The longest message to the assistant, in characters. */
const CHAT_MESSAGE_MAX = 2_000

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

/** A path of this site, with its query and anchor, a file of it too; or an address of a carrier, where a parcel is followed. */
const linkAddress = z.string().regex(/^(?:\/(?![/\\])|https:\/\/)\S*$/)
const actionLabel = z.string().min(1).max(80)

/**
 * What an answer lets its reader do next. `link` leads to a page or a file of the site, or to where
 * a carrier shows a parcel. `hand-over` opens the form that gives
 * the conversation to a person; `when` tells when they answer ('vastaamme ma klo 9'). `stock-alert` asks for an e-mail address
 * and has the product's return told to it. `suggest` asks `text` by one press; the first three of an answer are shown.
 */
export const chatAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('link'), label: actionLabel, url: linkAddress }),
  z.strictObject({ kind: z.literal('hand-over'), label: actionLabel, when: z.string().max(120) }),
  z.strictObject({ kind: z.literal('stock-alert'), label: actionLabel, productId: z.string().min(1).max(36) }),
  z.strictObject({ kind: z.literal('suggest'), text: z.string().min(1).max(120) }),
])
export type ChatAction = z.output<typeof chatAction>

/** So many questions are offered, and no longer ones. */
export const MEANT_MOST = 3
const MEANT_MAX = 200

/** Questions that a message may have meant, the likeliest first, to be asked by one press, under words that say so. */
const chatMeant = z.object({
  lead: z.string().min(1),
  questions: z.array(z.string().min(1).max(MEANT_MAX)).min(1).max(MEANT_MOST),
})
export type ChatMeant = z.output<typeof chatMeant>

/** How sure the assistant is: of `half` it tells the nearest pages, of `none` it says that it does not know. */
const chatCertainty = z.enum(['sure', 'half', 'none'])
export type ChatCertainty = z.output<typeof chatCertainty>

/**
 * The assistant's answer with the pages it is drawn from; `answered` is false where it did not know. Texts are plain: an empty
 * line ends a paragraph, `- ` and `1. ` begin items of a list, `| a | b |` is a row of a table, the first one its head.
 */
export const chatReply = z.object({
  reply: z.string(),
  /** Further paragraphs, shown when they are asked for. */
  details: z.string().optional(),
  sources: z.array(chatSource),
  actions: z.array(chatAction).max(8).optional(),
  /** Only where it is not sure what was asked; in the language of the question. */
  meant: chatMeant.optional(),
  session_id: z.uuid(),
  message_id: z.string(),
  answered: z.boolean(),
  certainty: chatCertainty.optional(),
  /** What to do in danger: none of it is folded away. */
  urgent: z.boolean().optional(),
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

/** The text of an answer as it is kept: the whole of it, without what it offered to do. */
export const keptText = ({ reply, details }: Pick<ChatReply, 'reply' | 'details'>): string =>
  [reply, details].filter(Boolean).join('\n\n')

/** A message of a stored conversation as staff see it. A question is `answered` or not; an answer `helpful` or not. */
const chatMessage = z.object({
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

/** What the list of conversations can be narrowed to. */
const chatFilters = ['all', 'unanswered', 'unhelpful'] as const

/** Conversations by text, by how they went and by the day they began. */
export const chatQuery = pageOf(
  listFilters.extend({ show: z.enum(chatFilters).default('all'), sort: sortBy(['date'], '-date') }),
)
export type ChatQuery = z.output<typeof chatQuery>
