import { createServer } from 'node:http'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPublisher, publishByHook } from './publisher.ts'

const log = pino({ level: 'silent' })

describe('changes to what is published', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('that come close together lead to one build, half a minute after the last', async () => {
    const publish = vi.fn(async () => {})
    const publisher = createPublisher(publish, log)
    publisher.contentChanged()
    await vi.advanceTimersByTimeAsync(29_000)
    publisher.contentChanged()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(publish).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(publish).toHaveBeenCalledTimes(1)
  })

  it('are published by the next change when a build fails', async () => {
    const publish = vi.fn(async () => {}).mockRejectedValueOnce(new Error('levy täynnä'))
    const publisher = createPublisher(publish, log)
    publisher.contentChanged()
    await vi.advanceTimersByTimeAsync(30_000)
    publisher.contentChanged()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(publish).toHaveBeenCalledTimes(2)
  })

  it('lead to no build after the server has been told to stop', async () => {
    const publish = vi.fn(async () => {})
    const publisher = createPublisher(publish, log)
    publisher.contentChanged()
    publisher.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(publish).not.toHaveBeenCalled()
  })
})

describe('a rebuild hook', () => {
  it.each([
    [204, true],
    [500, false],
  ])('that answers %i is %s', async (status, isTaken) => {
    const seen: (string | undefined)[] = []
    const host = createServer((request, response) => {
      seen.push(request.method)
      response.writeHead(status).end()
    })
    await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
    const address = host.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const published = publishByHook(`http://127.0.0.1:${port}/hook`)()
    await (isTaken ? expect(published).resolves.toBeUndefined() : expect(published).rejects.toThrow('500'))
    expect(seen).toEqual(['POST'])
    host.close()
  })
})
