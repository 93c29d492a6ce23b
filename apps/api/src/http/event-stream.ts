import type { Context } from 'hono'
import type { ApiEnv } from './env.ts'

/** One event of a stream; the data travels as JSON. */
export interface StreamEvent {
  event: string
  data: unknown
}

/**
 * An answer that comes piece by piece. `start` gets the signal that says that nobody is listening any more; its events
 * are made only as they are read.
 */
export class EventStream {
  readonly start: (signal: AbortSignal) => AsyncIterable<StreamEvent>

  constructor(start: (signal: AbortSignal) => AsyncIterable<StreamEvent>) {
    this.start = start
  }
}

/** Whether the caller asks for a stream. */
export const wantsEvents = (c: Context<ApiEnv>) =>
  c.req.header('accept')?.toLowerCase().includes('text/event-stream') ?? false

/**
 * Answers a stream as `text/event-stream`. What fails before the first event is answered as a failure; what fails later is
 * logged, and the stream breaks off.
 */
export async function answerEvents(c: Context<ApiEnv>, stream: EventStream): Promise<Response> {
  const { deps, requestId } = c.var
  const away = new AbortController()
  const events = stream.start(away.signal)[Symbol.asyncIterator]()
  let waiting: Promise<IteratorResult<StreamEvent>> | undefined = Promise.resolve(await events.next())
  const encoder = new TextEncoder()

  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await (waiting ?? events.next())
        waiting = undefined
        if (done) controller.close()
        else controller.enqueue(encoder.encode(`event: ${value.event}\ndata: ${JSON.stringify(value.data)}\n\n`))
      } catch (error) {
        if (!away.signal.aborted) deps.log.error({ requestId, err: error }, 'stream failed')
        controller.error(error)
      }
    },
    async cancel() {
      away.abort()
      await events.return?.()
    },
  })
  return c.body(body, 200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' })
}
