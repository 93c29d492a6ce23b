import { randomUUID } from 'node:crypto'
import type { ChatEvent, ChatInput, ChatReply } from '@arkpax/schema/chat'
import { pathIn } from '@arkpax/schema/translated-pages'
import { unsyncedTransaction } from '../../db/unsynced.ts'
import type { Deps } from '../../deps.ts'
import type { Action } from './assistant/action.ts'
import type { AssistantAnswer, Turn } from './assistant/assistant.ts'
import type { Language, Passage } from './assistant/passages.ts'
import type { Live } from './assistant-thread.ts'
import { type Conversation, insertAnswer, insertQuestion, isConversation, listMessages } from './chat.repo.ts'
import type { CarryOut, Visitor } from './deed.ts'
import { keptLiveShop } from './live-shop.service.ts'
import { modelAnswer, UnusableAnswer } from './model-answer.ts'
import type { Extract } from './model-prompt.ts'
import { sessionKey } from './session-key.ts'

const HISTORY_MESSAGES = 8
const EXTRACTS = 6

/** So many are searched, because those of other languages come last. */
const PASSAGES = 12

/** Who asks, and who does what is asked for. */
export interface Asker {
  visitor: Visitor
  carryOut: CarryOut
}

interface Asked extends Asker, Question {}

interface Question {
  sessionId: string
  conversation: Conversation
  questionId: string
  question: string
  history: Turn[]
}

type Composed = Omit<ChatReply, 'session_id' | 'message_id'>

/** What is said when nothing else can be. */
const APOLOGY: Composed = {
  reply: 'Anteeksi, en voinut käsitellä viestiäsi. Yritä uudelleen.',
  sources: [],
  answered: false,
}

type Spoken = Composed & { language: Language }

interface Drawn {
  composed: Composed
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
  asker: Asker,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const asked = { ...asker, ...(await storeQuestion(deps, input, asker.visitor.customer?.id ?? null)) }
  const { sessionId: session_id, conversation, questionId } = asked
  yield { event: 'session', data: { session_id } }
  const { language, ...answer } = yield* compose(deps, asked, signal)
  const composed = pagesIn(language, answer)
  const message_id = await unsyncedTransaction(deps.db, (transaction) =>
    insertAnswer(transaction, conversation, { questionId, ...composed }, deps.now()),
  )
  yield { event: 'sources', data: { sources: composed.sources } }
  yield { event: 'done', data: { ...composed, session_id, message_id } }
}

/** A known conversation goes on; an unknown, expired or another customer's one does not: a new one begins, with an id of ours. */
async function storeQuestion({ db, now }: Deps, input: ChatInput, userId: string | null): Promise<Question> {
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
 * The built-in answer where it is sure, has done something or speaks of danger: such an answer costs no call, and no model hears of it.
 * Else the model's, where there is one and it is of use. Where a model failed, the answer in its place comes whole with the last event,
 * because some of the model's text may be on the screen already; where it read the pages and did not find the answer in them, no page
 * is quoted for one.
 */
async function* compose(deps: Deps, asked: Asked, signal: AbortSignal): AsyncGenerator<ChatEvent, Spoken> {
  const drawn = await drawFromContent(deps, asked)
  const { composed, builtIn, extracts } = drawn ?? { composed: APOLOGY, builtIn: undefined, extracts: [] }
  if (!deps.model || !builtIn || extracts.length === 0) {
    yield { event: 'delta', data: { text: composed.reply } }
    return { ...composed, language: builtIn?.language ?? 'fi' }
  }
  const { question, history } = asked
  const { chatDeadlineMs: deadlineMs } = deps.config
  const { language, instead } = builtIn
  try {
    const told = yield* modelAnswer(deps.model, { question, history, extracts, language, deadlineMs, signal })
    return { ...told, language }
  } catch (error) {
    if (signal.aborted) throw error
    deps.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the built-in answer is given')
    const isNotKnown = error instanceof UnusableAnswer && error.reason === 'not known'
    return { ...(instead && isNotKnown ? { ...instead, answered: false, certainty: 'none' } : composed), language }
  }
}

/** The answer with its pages in its language, where the site has them in it. */
const pagesIn = (language: Language, { sources, actions, ...told }: Composed): Composed => ({
  ...told,
  sources: sources.map((source) => ({ ...source, url: pathIn(language, source.url) })),
  actions: actions?.map((action) =>
    action.kind === 'link' ? { ...action, url: pathIn(language, action.url) } : action,
  ),
})

/** What the model may draw from: the passages that are nearest, those in the question's language first; nothing where none is asked. */
async function extractsFor(deps: Deps, question: string, answer: AssistantAnswer, live: Live): Promise<Extract[]> {
  const isForModel = deps.model && answer.certainty !== 'sure' && !answer.isSafety && !answer.warns && !answer.action
  if (!isForModel) return []
  const passages = await deps.assistant.retrieve(question, PASSAGES, live)
  const isOwn = ({ language }: Passage) => language === answer.language
  return [...passages.filter(isOwn), ...passages.filter((passage) => !isOwn(passage))].slice(0, EXTRACTS)
}

/** The built-in answer from what content and database say now, and what a model may draw from; undefined when that failed. */
async function drawFromContent(deps: Deps, asked: Asked): Promise<Drawn | undefined> {
  const { question, history } = asked
  try {
    const live = await keptLiveShop(deps)
    const builtIn = await deps.assistant.answer(question, live, history)
    const composed = await composedOf(deps, asked, builtIn, live)
    return { composed, builtIn, extracts: await extractsFor(deps, question, builtIn, live) }
  } catch (error) {
    deps.log.error({ err: error }, 'the assistant failed')
    return undefined
  }
}

/** The answer as it goes out: that of what was done, with what was asked besides before it, or the assistant's own. */
async function composedOf(deps: Deps, asked: Asked, answer: AssistantAnswer, live: Live): Promise<Composed> {
  const { language, action, further, beside, isSafety, reply, details, sources, actions, meant, answered, certainty } =
    answer
  if (!action || isSafety)
    return { reply, details, sources, actions, meant, answered, certainty, ...(isSafety && { urgent: true }) }
  const { history, visitor, carryOut } = asked
  const carriedOut = (one: Action) => carryOut(deps, { action: one, language, history, visitor, live })
  const done = { ...(await carriedOut(action)), meant, certainty }
  const told = further ? withFurther(done, await carriedOut(further)) : done
  return beside ? { ...told, reply: `${beside}\n\n${told.reply}`, sources: [...sources, ...told.sources] } : told
}

/** What came of two things that were to be done, as one answer. */
const withFurther = (first: Composed, further: Composed): Composed => ({
  ...first,
  reply: `${first.reply}\n\n${further.reply}`,
  details: [first.details, further.details].filter(Boolean).join('\n\n') || undefined,
  sources: [...first.sources, ...further.sources],
  actions: first.actions ?? further.actions,
})
