// @vitest-environment happy-dom
import type { BlogDraftFields } from '@arkpax/schema/blog-drafts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Base, createDraftKeeper, type Keeping, type Sent } from './draft-keeper.ts'
import type { DraftStore, KeptText } from './draft-store.ts'
import { newPostFields } from './post-values.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const withText = (content: string): BlogDraftFields => ({ ...newPostFields, content })

interface World {
  serverMs?: number
  storeMs?: number
  isAway?: () => boolean
}

/** A server and a browser's store that take their time; either can be away. */
function keep({ serverMs = 50, storeMs = 20, isAway = (): boolean => false }: World = {}) {
  const server = { content: '', version: 0 }
  const browser = new Map<string, KeptText>()
  const told: Keeping[] = []
  const stale: Base[] = []
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const store: DraftStore = {
    async keep(text) {
      await wait(storeMs)
      browser.set(text.key, text)
    },
    list: async () => [...browser.values()],
    drop: async (key) => void browser.delete(key),
  }
  async function send(fields: BlogDraftFields, version: number): Promise<Sent> {
    await wait(serverMs)
    if (isAway()) return { result: 'away' }
    if (version !== server.version)
      return { result: 'stale', current: { fields: withText(server.content), version: server.version } }
    server.content = fields.content
    server.version += 1
    return { result: 'kept', version: server.version, at: new Date().toISOString() }
  }
  const keeper = createDraftKeeper(
    {
      draftId: '1',
      key: 'tab',
      store,
      send,
      onStale: (current) => stale.push(current),
      onKeeping: (keeping) => told.push(keeping),
      onNoStore: () => {},
    },
    { fields: withText(''), version: 0 },
  )
  return { keeper, server, browser, told, stale }
}

describe('what is typed', () => {
  it('is on the server within two seconds of a letter, while the typing goes on and after it', async () => {
    const { keeper, server } = keep()
    let text = ''
    for (let letter = 0; letter < 100; letter += 1) {
      text += 'a'
      keeper.type(withText(text))
      await vi.advanceTimersByTimeAsync(100)
      expect(text.length - server.content.length).toBeLessThanOrEqual(20)
    }
    await vi.advanceTimersByTimeAsync(2_000)
    expect(server.content).toBe(text)
  })

  it('is forgotten by the browser once the server has it', async () => {
    const { keeper, browser, told } = keep()
    keeper.type(withText('abc'))
    await vi.advanceTimersByTimeAsync(400)
    expect(browser.get('tab')?.fields.content).toBe('abc')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(browser.size).toBe(0)
    expect(told.at(-1)).toMatchObject({ state: 'kept' })
  })

  it('waits in the browser while the server is away, which is told once, and goes when it is back', async () => {
    let isAway = true
    const { keeper, server, browser, told } = keep({ isAway: () => isAway })
    for (const text of ['a', 'ab', 'abc']) {
      keeper.type(withText(text))
      await vi.advanceTimersByTimeAsync(3_000)
    }
    expect(browser.get('tab')?.fields.content).toBe('abc')
    expect(told.filter(({ state }) => state !== 'away').map(({ state }) => state)).toEqual(['typing', 'sending'])
    isAway = false
    await vi.advanceTimersByTimeAsync(3_000)
    expect(server.content).toBe('abc')
    expect(browser.size).toBe(0)
  })

  it('is not sent over what another has typed, and goes on once the two are brought together', async () => {
    const { keeper, server, stale, browser } = keep()
    Object.assign(server, { content: 'toisen', version: 4 })
    keeper.type(withText('oma'))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(stale).toMatchObject([{ version: 4, fields: { content: 'toisen' } }])
    expect(server.content).toBe('toisen')
    keeper.goOn({ fields: withText('toisen'), version: 4 }, withText('oma'), withText(''))
    keeper.type(withText('oma lisää'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(server.content).toBe('toisen')
    expect(browser.get('tab')).toMatchObject({ fields: { content: 'oma lisää' }, base: { content: '' } })
    keeper.goOn({ fields: withText('toisen'), version: 4 }, withText('molemmat'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(server.content).toBe('molemmat')
  })

  it('is sent at once when the page is left', async () => {
    const { keeper, server, browser } = keep()
    keeper.type(withText('abc'))
    dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(30)
    expect(browser.get('tab')?.fields.content).toBe('abc')
    await vi.advanceTimersByTimeAsync(30)
    expect(server.content).toBe('abc')
  })
})

/** A person types: a word in half a second, now and then a pause to think. Gives when each word ended, in milliseconds. */
function writing(random: () => number, lastMs: number): { at: number; text: string }[] {
  const words: { at: number; text: string }[] = []
  let text = ''
  for (let at = 0; at < lastMs; at += random() < 0.08 ? 3_000 + random() * 4_000 : 250 + random() * 500) {
    text += `sana${words.length} `
    words.push({ at, text })
  }
  return words
}

/** The same numbers each time. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

describe('killed at a hundred random moments', () => {
  it.each<[string, World, number]>([
    ['the browser, with a server that answers', { serverMs: 300, storeMs: 30 }, 1],
    ['the browser, while the server is away', { serverMs: 1_000, storeMs: 30, isAway: () => true }, 1],
    ['the browser, which has no database, with a server that answers', { serverMs: 300, storeMs: 1e9 }, 5],
  ])('%s: no more than two seconds of typing are lost', async (_, world, mostWords) => {
    const random = seeded(2026)
    const lost: number[] = []
    for (let kill = 0; kill < 100; kill += 1) {
      const words = writing(random, 40_000)
      const killedAt = random() * 40_000
      const { keeper, server, browser } = keep(world)
      let now = 0
      for (const { at, text } of words.filter((word) => word.at <= killedAt)) {
        await vi.advanceTimersByTimeAsync(at - now)
        now = at
        keeper.type(withText(text))
      }
      await vi.advanceTimersByTimeAsync(killedAt - now)
      const there = [server.content, browser.get('tab')?.fields.content ?? '']
      const kept = Math.max(...there.map((text) => text.length))
      const missing = words.filter(({ at, text }) => at <= killedAt && text.length > kept)
      for (const { at } of missing) expect(killedAt - at).toBeLessThanOrEqual(2_000)
      lost.push(missing.length)
      vi.clearAllTimers()
    }
    expect(Math.max(...lost)).toBeLessThanOrEqual(mostWords)
  })
})
