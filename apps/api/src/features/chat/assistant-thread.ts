import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { KnownAnswer } from '@arkpax/schema/chat-teaching'
import { MINUTE_MS } from '@arkpax/schema/durations'
import type { FaqCategory } from '@arkpax/schema/faq'
import type { ProductWithDetails } from '@arkpax/schema/products'
import type { VersionedSettings } from '@arkpax/schema/settings'
import type { AssistantAnswer, Turn } from './assistant/assistant.ts'
import type { Guess, Taught } from './assistant/intents/understanding.ts'
import type { LikeQuestion } from './assistant/learned/like-questions.ts'
import type { Passage } from './assistant/passages.ts'

/** What the database says now. */
export interface Live {
  products: readonly ProductWithDetails[]
  /** Products that visitors do not see: texts still name their figures. */
  unshown: readonly ProductWithDetails[]
  settings: VersionedSettings
  /** The questions that visitors see. */
  faq: readonly FaqCategory[]
  /** What staff have taught. */
  taught: readonly Taught[]
}

/** The built-in assistant beside the main thread: answering counts and searches for milliseconds that nobody else waits for. */
export interface AssistantThread {
  /** Answers a question; `live` is what the database says now, `history` the messages before, oldest first. */
  answer(question: string, live: Live, history?: readonly Turn[]): Promise<AssistantAnswer>
  /** The passages nearest to a question, best first. */
  retrieve(question: string, limit: number, live: Live): Promise<Passage[]>
  /** What a question may ask, best first. */
  guess(question: string, live: Live): Promise<Guess[]>
  /** Every answer that is written for the assistant or put together by it. */
  knownAnswers(live: Live): Promise<KnownAnswer[]>
  /** For each question the first one that it is like. */
  likeQuestions(questions: readonly string[], live: Live): Promise<LikeQuestion[]>
  /** Ends the thread; the next question would start another. */
  stop(): Promise<void>
}

/** What each question to the thread gives. */
interface Results {
  answer: AssistantAnswer
  retrieve: Passage[]
  guess: Guess[]
  answers: KnownAnswer[]
  like: LikeQuestion[]
}

type OneOf<Asked> = Asked extends unknown ? Omit<Asked, 'live'> : never

type Ask =
  | { kind: 'answer'; question: string; live: Live; history: readonly Turn[] }
  | { kind: 'retrieve'; question: string; limit: number; live: Live }
  | { kind: 'guess'; question: string; live: Live }
  | { kind: 'answers'; live: Live }
  | { kind: 'like'; questions: readonly string[]; live: Live }

/** What the thread is asked, and what it gives. What the database says comes with the first question, and again when it has changed. */
export interface AssistantCall {
  id: number
  ask: OneOf<Ask>
  live: Live | undefined
}
export interface AssistantResult {
  id: number
  value: Results[keyof Results]
}

const DEADLINE_MS = 10_000
/**
 * The first question waits for what has to be learned, too, which takes a minute of a busy machine where no build has learned it
 * already. Given up any sooner, it would be learned in vain each time. Whoever asks sees meanwhile that an answer is being written.
 */
const START_MS = 5 * MINUTE_MS

/**
 * What an answer takes is soon let go: the thread would take what room it is given. It holds some 40 MB, and a few thousand
 * questions that are put together as much again. Learning, which a build does before, takes more.
 */
const ROOM = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 192 }

/** The entry point that the build makes; in development and tests the source itself. */
const BUILT = new URL('./assistant.worker.js', import.meta.url)
/** Whether a build has learned already, so that the thread starts within a second. */
export const isLearned = existsSync(BUILT)
const ENTRY = isLearned ? BUILT : new URL('./assistant.worker.ts', import.meta.url)

interface Waiting {
  resolve(value: AssistantResult['value']): void
  reject(reason: unknown): void
  overdue: NodeJS.Timeout
}

interface Thread {
  worker: Worker
  waiting: Map<number, Waiting>
  hasAnswered: boolean
  /** What it has been told last. */
  told: Live | undefined
  /** Ends the thread and rejects what waits for it. */
  die(reason: Error): void
}

/**
 * One thread for all questions, started with the first and anew after it has died. A call is rejected when the thread dies
 * under it or does not answer within `deadlineMs` (`startMs` until its first answer); a thread that is overdue is ended. It
 * never keeps the process alive.
 */
export function createAssistantThread(
  entry: URL = ENTRY,
  deadlineMs: number = DEADLINE_MS,
  startMs: number = START_MS,
): AssistantThread {
  let running: Thread | undefined
  let calls = 0

  function start(): Thread {
    const worker = new Worker(entry, entry.href.endsWith('.js') ? { resourceLimits: ROOM } : {})
    const waiting = new Map<number, Waiting>()
    const die = (reason: Error) => {
      if (running?.worker === worker) running = undefined
      for (const { reject, overdue } of waiting.values()) {
        clearTimeout(overdue)
        reject(reason)
      }
      waiting.clear()
      void worker.terminate()
    }
    const thread: Thread = { worker, waiting, hasAnswered: false, told: undefined, die }
    worker.on('message', ({ id, value }: AssistantResult) => {
      thread.hasAnswered = true
      const asked = waiting.get(id)
      waiting.delete(id)
      clearTimeout(asked?.overdue)
      asked?.resolve(value)
    })
    worker.on('error', die)
    worker.on('exit', (code) => die(new Error(`the assistant’s thread ended with ${code}`)))
    worker.unref()
    return thread
  }

  function call<Kind extends Ask['kind']>({ live, ...ask }: Ask & { kind: Kind }): Promise<Results[Kind]> {
    running ??= start()
    const { worker, waiting, hasAnswered, told, die } = running
    running.told = live
    const id = ++calls
    return new Promise((resolve, reject) => {
      const patience = hasAnswered ? deadlineMs : startMs
      const overdue = setTimeout(() => die(new Error('the assistant did not answer in time')), patience)
      waiting.set(id, { resolve: (value) => resolve(value as Results[Kind]), reject, overdue })
      worker.postMessage({ id, ask, live: live === told ? undefined : live } satisfies AssistantCall)
    })
  }

  return {
    answer: (question, live, history = []) => call({ kind: 'answer', question, live, history }),
    retrieve: (question, limit, live) => call({ kind: 'retrieve', question, limit, live }),
    guess: (question, live) => call({ kind: 'guess', question, live }),
    knownAnswers: (live) => call({ kind: 'answers', live }),
    likeQuestions: (questions, live) => call({ kind: 'like', questions, live }),
    async stop() {
      await running?.worker.terminate()
    },
  }
}
