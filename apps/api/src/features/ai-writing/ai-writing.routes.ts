import type { WritingProgress } from '@arkpax/schema/ai-writing'
import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ApiEnv } from '../../http/env.ts'
import { EventStream, type StreamEvent, wantsEvents } from '../../http/event-stream.ts'
import { route } from '../../http/route.ts'
import type { LanguageModel } from '../../services/language-model.ts'
import { explainWritingFailure } from './writing-failure.ts'

type Writing<T> = AsyncGenerator<WritingProgress, T>

const modelOf = ({ model }: Deps): LanguageModel => {
  if (!model) throw new ApiError('ai_writing_off')
  return model
}

export const aiWritingRoutes = [
  route('GET /api/admin/ai-writing', {}, async ({ deps }) => ({ available: deps.model !== undefined })),

  route('POST /api/admin/generate-topics', { ownTransaction: true }, async ({ deps, body, c }) => {
    const model = modelOf(deps)
    const { suggestTopics } = await import('./ai-writing.service.ts')
    return answer(c, (signal) => suggestTopics(deps, model, body, signal))
  }),

  route('POST /api/admin/generate-blog-post', { ownTransaction: true }, async ({ deps, body, c }) => {
    const model = modelOf(deps)
    const { writePost } = await import('./ai-writing.service.ts')
    return answer(c, (signal) => writePost(deps, model, body, signal))
  }),
]

/** Gives what is written as it is, or with its progress as events where the caller asks for them. A caller who goes ends it. */
async function answer<T>(c: Context<ApiEnv>, write: (signal: AbortSignal) => Writing<T>): Promise<T | EventStream> {
  const gone = c.req.raw.signal
  if (wantsEvents(c)) return new EventStream((signal) => toEvents(c, write(AbortSignal.any([signal, gone]))))
  try {
    return await lastOf(write(gone))
  } catch (error) {
    throw explainWritingFailure(error)
  }
}

async function lastOf<T>(writing: Writing<T>): Promise<T> {
  for (;;) {
    const { done, value } = await writing.next()
    if (done) return value
  }
}

/** What fails before the first event is answered as a problem; later a `failed` event carries it. */
async function* toEvents<T>(c: Context<ApiEnv>, writing: Writing<T>): AsyncGenerator<StreamEvent> {
  let hasBegun = false
  try {
    for (;;) {
      const { done, value } = await writing.next()
      yield { event: done ? 'done' : 'progress', data: value }
      if (done) return
      hasBegun = true
    }
  } catch (error) {
    const failure = explainWritingFailure(error)
    if (!hasBegun) throw failure
    if (!(failure instanceof ApiError))
      c.var.deps.log.error({ requestId: c.var.requestId, err: error }, 'writing failed')
    yield { event: 'failed', data: (failure instanceof ApiError ? failure : new ApiError('internal')).toProblem() }
  } finally {
    await writing.return(undefined as never)
  }
}
