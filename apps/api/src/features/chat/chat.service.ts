import { randomUUID } from 'node:crypto'
import type { ChatEvent, ChatInput, ChatReply } from '@arkpax/schema/chat'
import { unsyncedTransaction } from '../../db/unsynced.ts'
import type { Deps } from '../../deps.ts'
import { readShownFaq } from '../faq/faq.repo.ts'
import { listWholeProducts } from '../products/products.repo.ts'
import { listUnshownProducts } from '../products/unshown-products.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import type { AssistantAnswer, Turn } from './assistant/assistant.ts'
import type { Live } from './assistant-thread.ts'
import { type Conversation, insertAnswer, insertQuestion, isConversation, listMessages } from './chat.repo.ts'
import { modelAnswer } from './model-answer.ts'
import type { Extract } from './model-prompt.ts'
import { sessionKey } from './session-key.ts'

const HISTORY_MESSAGES = 8
const EXTRACTS = 6
const PRODUCTS_MAX = 500

/** What is said when nothing else can be. */
const APOLOGY = 'Anteeksi, en voinut käsitellä viestiäsi. Yritä uudelleen.'

interface Asked {
  sessionId: string
  conversation: Conversation
  questionId: string
  question: string
  history: Turn[]
}

type Composed = Omit<ChatReply, 'session_id' | 'message_id'>

interface Drawn {
  builtIn: AssistantAnswer
  extracts: Extract[]
}

/**
 * Answers a visitor's message: stores the question, composes an answer outside any transaction, stores it. The last event
 * carries the whole answer. A visitor who leaves (`signal`) before it is there leaves a question without an answer.
 */
export async function* answerMessage(
  deps: Deps,
  input: ChatInput,
  userId: string | null,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const asked = await storeQuestion(deps, input, userId)
  const { sessionId: session_id, conversation, questionId } = asked
  yield { event: 'session', data: { session_id } }
  const composed = yield* compose(deps, asked, signal)
  const message_id = await unsyncedTransaction(deps.db, (transaction) =>
    insertAnswer(transaction, conversation, { questionId, ...composed }, deps.now()),
  )
  yield { event: 'sources', data: { sources: composed.sources } }
  yield { event: 'done', data: { ...composed, session_id, message_id } }
}

/** A known conversation goes on; an unknown, expired or another customer's one does not: a new one begins, with an id of ours. */
async function storeQuestion({ db, now }: Deps, input: ChatInput, userId: string | null): Promise<Asked> {
  return unsyncedTransaction(db, async (transaction) => {
    const given = input.session_id && { key: sessionKey(input.session_id), userId }
    const goesOn = given && (await isConversation(transaction, given))
    const sessionId = goesOn && input.session_id ? input.session_id : randomUUID()
    const conversation = { key: sessionKey(sessionId), userId }
    const messages = goesOn ? await listMessages(transaction, conversation.key, HISTORY_MESSAGES) : []
    const question = { message: input.message, isFirst: !goesOn }
    const questionId = await insertQuestion(transaction, conversation, question, now())
    const history = messages.map(({ message, is_bot }) => ({ text: message, isBot: is_bot }))
    return { sessionId, conversation, questionId, question: input.message, history }
  })
}

/**
 * The model's answer where there is a model and it is of use, else the built-in one, else the apology. Where a model failed,
 * the answer in its place comes whole with the last event, because some of the model's text may be on the screen already.
 */
async function* compose(deps: Deps, asked: Asked, signal: AbortSignal): AsyncGenerator<ChatEvent, Composed> {
  const { builtIn, extracts } = (await drawFromContent(deps, asked)) ?? { builtIn: undefined, extracts: [] }
  const { reply, sources, answered } = builtIn ?? { reply: APOLOGY, sources: [], answered: false }
  if (!deps.model || !builtIn || builtIn.isSafety || extracts.length === 0) {
    yield { event: 'delta', data: { text: reply } }
    return { reply, sources, answered, ...(builtIn?.isSafety && { urgent: true }) }
  }
  const { question, history } = asked
  const { chatDeadlineMs: deadlineMs } = deps.config
  const { language } = builtIn
  try {
    return yield* modelAnswer(deps.model, { question, history, extracts, language, deadlineMs, signal })
  } catch (error) {
    if (signal.aborted) throw error
    deps.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the built-in answer is given')
    return { reply, sources, answered }
  }
}

/** What the model may draw from: the built-in answer with its computed figures, then the passages; nothing for mere greetings. */
async function extractsFor(
  { assistant }: Deps,
  question: string,
  { reply, sources, answered, isSafety }: AssistantAnswer,
  live: Live,
): Promise<Extract[]> {
  if (isSafety || (answered && sources.length === 0)) return []
  const computed = answered ? sources.slice(0, 1).map((source) => ({ ...source, text: reply })) : []
  const passages = await assistant.retrieve(question, EXTRACTS, live)
  return [...computed, ...passages.filter(({ text }) => !computed.some((other) => other.text.includes(text)))]
}

async function readShop({ db, now }: Deps): Promise<Live> {
  const { items: products } = await listWholeProducts(db, { limit: PRODUCTS_MAX }, now())
  const unshown = await listUnshownProducts(db, products, now())
  return { products, unshown, settings: await readSettings(db), faq: await readShownFaq(db) }
}

/** The built-in answer from what content and database say now, and what a model may draw from; undefined when that failed. */
async function drawFromContent(deps: Deps, { question, history }: Asked): Promise<Drawn | undefined> {
  try {
    const live = await readShop(deps)
    const builtIn = await deps.assistant.answer(question, live, history)
    return { builtIn, extracts: await extractsFor(deps, question, builtIn, live) }
  } catch (error) {
    deps.log.error({ err: error }, 'the assistant failed')
    return undefined
  }
}
