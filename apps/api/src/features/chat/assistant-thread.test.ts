import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { seededSettings } from '@arkpax/schema/seed-for-test'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../test/create-test-app.ts'
import { readShownFaq } from '../faq/faq.repo.ts'
import { type AssistantThread, createAssistantThread } from './assistant-thread.ts'

const nothing = { products: [], unshown: [], settings: seededSettings(), faq: [], taught: [] }

let thread: AssistantThread | undefined
afterEach(() => thread?.stop())

/** A thread that learns for so long, and then answers, dies or hangs as the question says. */
function obedient(learnsForMs = 0): URL {
  const file = join(mkdtempSync(join(tmpdir(), 'arkpax-thread-')), 'worker.mjs')
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
     const ready = performance.now() + ${learnsForMs}
     while (performance.now() < ready);
     parentPort.on('message', ({ id, ask: { question } }) => {
       if (question === 'die') throw new Error('it died')
       if (question === 'exit') process.exit(7)
       if (question === 'hang') for (;;);
       parentPort.postMessage({ id, value: { reply: question, sources: [], answered: true, isSafety: false, language: 'fi' } })
     })`,
  )
  return pathToFileURL(file)
}

describe('the assistant beside the main thread', () => {
  it('answers as it does in it, and gives passages', async () => {
    const live = { ...nothing, faq: await readShownFaq((await createTestApp()).deps.db) }
    thread = createAssistantThread()
    expect((await thread.answer('Kuinka pitkä takuu on?', live)).reply).toContain('24 kuukautta')
    expect(await thread.retrieve('Mitä IP67 tarkoittaa?', 3, live)).toHaveLength(3)
  })

  it.each([
    ['die', 'it died'],
    ['exit', 'ended with 7'],
  ])('tells who waits that it came to %s, and answers the next question', async (question, reason) => {
    thread = createAssistantThread(obedient())
    const failed = [thread.answer(question, nothing), thread.answer('jono', nothing)]
    for (const { status, ...rest } of await Promise.allSettled(failed)) {
      expect(status).toBe('rejected')
      expect(String('reason' in rest && rest.reason)).toContain(reason)
    }
    expect((await thread.answer('hei', nothing)).reply).toBe('hei')
  })

  it('gives up one that hangs, and answers the next question', async () => {
    thread = createAssistantThread(obedient(), 1_000, 1_000)
    await expect(thread.answer('hang', nothing)).rejects.toThrow('did not answer in time')
    expect((await thread.answer('hei', nothing)).reply).toBe('hei')
  })

  it('that dies leaves the visitor with the apology, the log with the error, and the next question with an answer', async () => {
    const test = await createTestApp()
    thread = createAssistantThread(obedient())
    test.deps.assistant = thread
    const logged: unknown[] = []
    test.deps.log.error = (what: unknown) => void logged.push(what)
    const ask = async (message: string) => (await test.call('POST /api/chat', { body: { message } })).answer.reply
    expect(await ask('die')).toBe('Anteeksi, en voinut käsitellä viestiäsi. Yritä uudelleen.')
    expect(logged).toEqual([{ err: expect.objectContaining({ message: 'it died' }) }])
    expect(await ask('hei')).toBe('hei')
  })

  it('that still learns has the visitor wait, with a sign of it at once, and then answers', async () => {
    const test = await createTestApp()
    thread = createAssistantThread(obedient(2_000), 500)
    test.deps.assistant = thread
    const began = performance.now()
    const response = await test.app.request('/api/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify({ message: 'hei' }),
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toContain('event: session')
    expect(performance.now() - began).toBeLessThan(1_000)
    expect((await reader?.read())?.value).toContain('"text":"hei"')
  })
})
