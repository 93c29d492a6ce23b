import type { Logger } from 'pino'
import type { ModelSettings } from '../config.ts'
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

export interface DailyCaps {
  calls: number
  tokens: number
}

/** Counts what is asked on a day (UTC), in all processes. */
export interface ModelUsage {
  /** Counts a call and the most tokens it can take; false, and nothing is counted, when that would pass a cap of the day. */
  reserve(day: string, tokens: number, caps: DailyCaps): Promise<boolean>
  /** Corrects a reservation by the difference to what was really used. */
  settle(day: string, difference: number): Promise<void>
}

interface Surroundings {
  usage: ModelUsage
  log: Logger
  now: () => Date
}

/**
 * The model of the settings. Runs four calls at once and is 'busy' at once beyond that, beyond the daily caps and while the server asks to wait; leaves a server that keeps failing alone. Neither
 * the key nor what is asked and answered is ever logged.
 */
export function createLanguageModel(settings: ModelSettings, { usage, log, now }: Surroundings): LanguageModel {
  const breaker = createCircuitBreaker(() => now().getTime())
  let running = 0

  async function* counted(request: ModelRequest): AsyncGenerator<string> {
    const day = now().toISOString().slice(0, 10)
    let used = promptLength(request) / CHARACTERS_PER_TOKEN
    const reserved = Math.ceil(used) + request.maxOutputTokens
    if (!(await usage.reserve(day, reserved, settings.daily))) throw new ModelError('busy')
    try {
      for await (const text of streamCompletion(settings, request)) {
        used += text.length / CHARACTERS_PER_TOKEN
        yield text
      }
    } finally {
      await usage.settle(day, Math.ceil(used) - reserved)
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
