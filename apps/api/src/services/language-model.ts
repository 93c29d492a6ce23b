import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { ModelSettings } from '../config.ts'
import type { Database } from '../db/database.ts'
import { reserveModelUse, settleModelUse } from '../db/model-usage.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { streamCompletion } from './model-call.ts'
import { ModelError, type ModelRequest } from './model-request.ts'

const AT_ONCE = 4
/** Finnish has about three characters to a token. */
const CHARACTERS_PER_TOKEN = 3

/** A language model behind any OpenAI-compatible server. */
export interface LanguageModel {
  /**
   * Gives the answer as it is written. Throws a ModelError when there is none or it is not whole: what came before that
   * is then no answer. Leaving the loop early ends the call.
   */
  stream(request: ModelRequest): AsyncIterable<string>
}

interface Surroundings {
  db: Kysely<Database>
  log: Logger
  now: () => Date
}

/**
 * The model of the settings. Runs four calls at once and is 'busy' at once beyond that, beyond the daily caps (kept in
 * the database, for all processes) and while the server asks to wait; leaves a server that keeps failing alone. Neither
 * the key nor what is asked and answered is ever logged.
 */
export function createLanguageModel(settings: ModelSettings, { db, log, now }: Surroundings): LanguageModel {
  const breaker = createCircuitBreaker(() => now().getTime())
  let running = 0

  async function* counted(request: ModelRequest): AsyncGenerator<string> {
    const day = now().toISOString().slice(0, 10)
    let used = promptLength(request) / CHARACTERS_PER_TOKEN
    const reserved = Math.ceil(used) + request.maxOutputTokens
    if (!(await reserveModelUse(db, day, reserved, settings.daily))) throw new ModelError('busy')
    try {
      for await (const text of streamCompletion(settings, request)) {
        used += text.length / CHARACTERS_PER_TOKEN
        yield text
      }
    } finally {
      await settleModelUse(db, day, Math.ceil(used) - reserved)
    }
  }

  return {
    async *stream(request) {
      if (running >= AT_ONCE) throw new ModelError('busy')
      breaker.enter()
      running += 1
      let failure: ModelError | undefined = new ModelError('cancelled')
      try {
        yield* counted(request)
        failure = undefined
      } catch (error) {
        if (error instanceof ModelError) failure = error
        throw error
      } finally {
        running -= 1
        breaker.leave(failure)
        if (failure && failure.kind !== 'cancelled') {
          log.warn({ kind: failure.kind, status: failure.status }, 'the model gave no answer')
        }
      }
    },
  }
}

const promptLength = ({ system, messages }: ModelRequest) =>
  messages.reduce((sum, { content }) => sum + content.length, system.length)
