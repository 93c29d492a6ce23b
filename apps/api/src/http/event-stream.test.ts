import { Hono } from 'hono'
import pino from 'pino'
import { expect, it } from 'vitest'
import { createTestApp } from '../../test/create-test-app.ts'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'
import { answerEvents, EventStream, type StreamEvent } from './event-stream.ts'
import { onError } from './on-error.ts'

async function ask(start: (signal: AbortSignal) => AsyncIterable<StreamEvent>) {
  const { deps } = await createTestApp()
  const app = new Hono<ApiEnv>()
  app.onError(onError)
  app.get('/', (c) => {
    c.set('deps', { ...deps, log: pino({ level: 'silent' }) })
    return answerEvents(c, new EventStream(start))
  })
  return app.request('/')
}

it('sends each event with its data as JSON on one line', async () => {
  const answer = await ask(async function* () {
    yield { event: 'delta', data: { text: 'Ensin\ntoinen "rivi"' } }
    yield { event: 'done', data: { reply: 'ä' } }
  })
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(await answer.text()).toBe(
    'event: delta\ndata: {"text":"Ensin\\ntoinen \\"rivi\\""}\n\nevent: done\ndata: {"reply":"ä"}\n\n',
  )
})

it('answers a failure before the first event as a problem', async () => {
  const answer = await ask(() => ({
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new ApiError('unavailable')) }),
  }))
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
})

it('breaks off when it fails later', async () => {
  const answer = await ask(async function* () {
    yield { event: 'delta', data: {} }
    throw new Error('gone')
  })
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow()
})

it('tells its maker when nobody listens any more', async () => {
  const told = Promise.withResolvers<string>()
  const answer = await ask(async function* (signal) {
    signal.addEventListener('abort', () => told.resolve('away'))
    yield { event: 'delta', data: {} }
    await told.promise
  })
  const reader = answer.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  expect(await told.promise).toBe('away')
})
