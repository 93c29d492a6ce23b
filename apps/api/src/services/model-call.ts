import * as z from 'zod'
import type { ModelSettings } from '../config.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { ModelError, type ModelRequest } from './model-request.ts'

const SILENCE_MS = 60_000
const KIB = 1024
const OPENAI = 'api.openai.com'

/** What is read of a streamed piece; servers send more. */
const piece = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
})

/** One call, without a second try. Throws a ModelError unless the answer came whole within the deadline. */
export async function* streamCompletion(settings: ModelSettings, request: ModelRequest): AsyncGenerator<string> {
  const stop = new AbortController()
  const timeOut = () => stop.abort(new ModelError('timeout'))
  const cancel = () => stop.abort(new ModelError('cancelled'))
  const deadline = setTimeout(timeOut, request.deadlineMs)
  const silence = setTimeout(timeOut, SILENCE_MS)
  if (request.signal?.aborted) cancel()
  request.signal?.addEventListener('abort', cancel)
  try {
    const maxBytes = (64 + request.maxOutputTokens) * KIB
    const fetch = guardedFetch({ stop, maxBytes, onBytes: () => silence.refresh() })
    yield* readAnswer(await openStream(settings, request, fetch, stop.signal))
    if (stop.signal.aborted) throw stop.signal.reason
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : explain(error)
  } finally {
    clearTimeout(deadline)
    clearTimeout(silence)
    request.signal?.removeEventListener('abort', cancel)
    cancel()
  }
}

async function openStream(
  settings: ModelSettings,
  request: ModelRequest,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
) {
  const { default: OpenAI } = await import('openai')
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch,
  })
  const limit = request.maxOutputTokens
  return client.chat.completions.create(
    {
      model: settings.model,
      stream: true,
      messages: [{ role: 'system', content: request.system }, ...request.messages],
      // OpenAI's newer models take only the new name, most other servers only the old one.
      ...(new URL(settings.baseUrl).host === OPENAI ? { max_completion_tokens: limit } : { max_tokens: limit }),
      ...(request.json && { response_format: { type: 'json_object' as const } }),
    },
    { signal, timeout: Math.ceil(request.deadlineMs) },
  )
}

async function* readAnswer(chunks: AsyncIterable<unknown>): AsyncGenerator<string> {
  let finish: string | undefined
  let isEmpty = true
  for await (const chunk of chunks) {
    const [choice] = piece.parse(chunk).choices
    if (choice?.delta?.refusal) throw new ModelError('refused')
    if (choice?.delta?.content) {
      isEmpty = false
      yield choice.delta.content
    }
    finish = choice?.finish_reason ?? finish
  }
  if (finish === 'content_filter') throw new ModelError('refused')
  if (finish === 'length') throw new ModelError('too_large')
  if (!finish || isEmpty) throw new ModelError('down')
}

/** A failure of the client as one of ours, without its text: that may quote the key. */
function explain(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (error instanceof Error && error.cause instanceof ModelError) return error.cause
  const { status, headers } = failedAnswer.catch({}).parse(error)
  const retryAfterMs = toMilliseconds(headers?.get('retry-after'))
  if (status === 429) return new ModelError('busy', { status, retryAfterMs: retryAfterMs ?? 5_000 })
  if (status && status >= 400 && status < 500 && status !== 408) return new ModelError('refused', { status })
  return new ModelError('down', { status, retryAfterMs })
}

const failedAnswer = z.object({ status: z.number().optional(), headers: z.instanceof(Headers).optional() })

/** `Retry-After` in seconds or as a date. */
function toMilliseconds(header: string | null | undefined): number | undefined {
  if (!header) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return ms > 0 ? ms : undefined
}
