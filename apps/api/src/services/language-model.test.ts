import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  answersPage,
  type Behaviour,
  babbles,
  floods,
  floodsOneLine,
  hangs,
  hangsAfterHeaders,
  type ModelServer,
  redirects,
  refuses,
  resets,
  resetsHalfway,
  says,
  sendsBomb,
  sendsNonsense,
  startModelServer,
  trickles,
} from '../../test/model-server.ts'
import { connectSqlite } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { modelUsage } from '../features/ai-writing/model-usage.repo.ts'
import { createLanguageModel } from './language-model.ts'
import { ModelError, type ModelRequest } from './model-request.ts'

const KEY = 'sk-salainen-avain'
const DEADLINE_MS = 800

let server: ModelServer
let now: Date
let logged: string
const db = connectSqlite(':memory:')
await migrate(db)

beforeEach(async () => {
  server = await startModelServer()
  now = new Date('2026-11-21T12:00:00Z')
  logged = ''
  await db.deleteFrom('model_usage').execute()
})
afterEach(() => server.close())

function keep(line: string) {
  logged += line
}

function createModel({ baseUrl = server.baseUrl, daily = { calls: 1_000, tokens: 1_000_000 } } = {}) {
  const log = pino({ level: 'trace' }, { write: keep })
  return createLanguageModel(
    { apiKey: KEY, baseUrl, model: 'malli', daily },
    { usage: modelUsage(db), log, now: () => now },
  )
}
type Model = ReturnType<typeof createModel>

const request = (overrides: Partial<ModelRequest> = {}): ModelRequest => ({
  system: 'Vastaa suomeksi.',
  messages: [{ role: 'user', content: 'Paljonko Ark PRO maksaa?' }],
  maxOutputTokens: 500,
  deadlineMs: DEADLINE_MS,
  ...overrides,
})

async function ask(model: Model, overrides: Partial<ModelRequest> = {}): Promise<string> {
  let text = ''
  for await (const piece of model.stream(request(overrides))) text += piece
  return text
}

/** What became of a call: its text, or the kind of its failure. */
const outcome = (model: Model, overrides?: Partial<ModelRequest>): Promise<string> =>
  ask(model, overrides).catch((error: unknown) => {
    if (error instanceof ModelError) return error.kind
    throw error
  })

const usage = () => db.selectFrom('model_usage').selectAll().executeTakeFirst()

describe('an answer', () => {
  it('comes in pieces, and the model is asked as the caller asks', async () => {
    server.will(says('Ark PRO maksaa 3 350 euroa, ja sen saa heti varastosta.'))
    const pieces: string[] = []
    for await (const piece of createModel().stream(request({ json: true }))) pieces.push(piece)
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.join('')).toBe('Ark PRO maksaa 3 350 euroa, ja sen saa heti varastosta.')
    expect(server.asked).toMatchObject([
      {
        model: 'malli',
        stream: true,
        max_tokens: 500,
        response_format: { type: 'json_object' },
        messages: [
          { role: 'system', content: 'Vastaa suomeksi.' },
          { role: 'user', content: 'Paljonko Ark PRO maksaa?' },
        ],
      },
    ])
    expect(server.headers[0]?.authorization).toBe(`Bearer ${KEY}`)
  })

  it('that is cut at the token limit, filtered or never ended is none', async () => {
    for (const [finish, kind] of [
      ['length', 'too_large'],
      ['content_filter', 'refused'],
      [null, 'down'],
    ] as const) {
      server.will(says('Katkesi', { finish }))
      expect(await outcome(createModel())).toBe(kind)
    }
    server.will(says(''))
    expect(await outcome(createModel())).toBe('down')
  })
})

describe('a hostile server', () => {
  const hostilities: [name: string, behaviour: Behaviour, kind: string][] = [
    ['hangs', hangs, 'timeout'],
    ['hangs after its headers', hangsAfterHeaders, 'timeout'],
    ['gives a byte a second', trickles, 'timeout'],
    ['breaks the connection', resets, 'down'],
    ['breaks it halfway', resetsHalfway, 'down'],
    ['babbles', babbles, 'down'],
    ['sends nonsense', sendsNonsense, 'down'],
    ['sends a page', answersPage, 'down'],
    ['sends 100 MB', floods, 'too_large'],
    ['sends 100 MB in one line', floodsOneLine, 'too_large'],
    ['sends 400 MB packed small', sendsBomb, 'down'],
    ['does not know the key', refuses(401), 'refused'],
    ['has no such model', refuses(404), 'refused'],
    ['does not take the question', refuses(400), 'refused'],
    ['is broken', refuses(500), 'down'],
    ['has enough to do', refuses(429), 'busy'],
  ]

  it.each(hostilities)('that %s gets no more than its time, and its call ends', async (_, behaviour, kind) => {
    server.will(behaviour)
    const model = createModel()
    const before = process.memoryUsage().arrayBuffers
    const started = performance.now()
    expect(await outcome(model)).toBe(kind)
    expect(performance.now() - started).toBeLessThan(3 * DEADLINE_MS)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024)
    await expect.poll(server.open).toBe(0)
    expect(logged).toContain(kind)
    expect(logged).not.toContain(KEY)
  })

  it('cannot send the key elsewhere', async () => {
    const elsewhere = await startModelServer()
    server.will(redirects(`${elsewhere.baseUrl}/chat/completions`))
    expect(await outcome(createModel())).toBe('down')
    expect(elsewhere.asked).toEqual([])
    await elsewhere.close()
  })

  it('that is not there is down', async () => {
    expect(await outcome(createModel({ baseUrl: 'http://127.0.0.1:9/v1' }))).toBe('down')
  })
})

describe('a caller', () => {
  it('that goes away ends the call', async () => {
    server.will(says('Pitkä vastaus. '.repeat(200), { everyMs: 5 }))
    const leaving = new AbortController()
    setTimeout(() => leaving.abort(), 100)
    expect(await outcome(createModel(), { signal: leaving.signal })).toBe('cancelled')
    await expect.poll(server.open).toBe(0)
    expect(await outcome(createModel(), { signal: leaving.signal })).toBe('cancelled')
    expect(server.asked).toHaveLength(1)
  })

  it('that has read enough ends the call', async () => {
    server.will(says('Pitkä vastaus. '.repeat(200), { everyMs: 5 }))
    for await (const piece of createModel().stream(request())) {
      expect(piece).toContain('Pitkä')
      break
    }
    await expect.poll(server.open).toBe(0)
  })

  it('is told at once when four others are being answered', async () => {
    server.will(says('Hei sinä siellä', { everyMs: 100 }))
    const model = createModel()
    const others = Array.from({ length: 4 }, () => outcome(model))
    expect(await outcome(model)).toBe('busy')
    expect(await Promise.all(others)).toEqual(Array(4).fill('Hei sinä siellä'))
    expect(await outcome(model)).toBe('Hei sinä siellä')
  })
})

describe('the daily caps', () => {
  it('end the calls of the day, in every process', async () => {
    const daily = { calls: 2, tokens: 1_000_000 }
    expect(await outcome(createModel({ daily }))).toBe('Hei!')
    expect(await outcome(createModel({ daily }))).toBe('Hei!')
    expect(await outcome(createModel({ daily }))).toBe('busy')
    expect(server.asked).toHaveLength(2)
    now = new Date('2026-11-22T00:00:01Z')
    expect(await outcome(createModel({ daily }))).toBe('Hei!')
  })

  it('count what was written, and let no answer begin that could pass them', async () => {
    server.will(says('x'.repeat(300)))
    const model = createModel({ daily: { calls: 100, tokens: 1_100 } })
    await ask(model)
    expect(await usage()).toMatchObject({ calls: 1, tokens: 114 })
    for (let call = 0; call < 4; call++) await ask(model)
    expect(await usage()).toMatchObject({ calls: 5, tokens: 570 })
    expect(await outcome(model, { maxOutputTokens: 520 })).toBe('busy')
    expect(await usage()).toMatchObject({ calls: 5, tokens: 570 })
  })
})

describe('a server that fails again and again', () => {
  async function failFive(model: Model, behaviour: Behaviour = refuses(500)) {
    server.will(behaviour)
    for (let call = 0; call < 5; call++) await outcome(model)
    expect(server.asked).toHaveLength(5)
  }

  it('is left alone for half a minute, and tried by one call after that', async () => {
    const model = createModel()
    await failFive(model)
    server.will(says('Taas täällä', { everyMs: 50 }))
    expect(await outcome(model)).toBe('down')
    expect(server.asked).toHaveLength(5)
    now = new Date(now.getTime() + 30_001)
    const probe = outcome(model)
    expect(await outcome(model)).toBe('down')
    expect(await probe).toBe('Taas täällä')
    expect(await outcome(model)).toBe('Taas täällä')
  })

  it('stays alone when the one call fails, too', async () => {
    const model = createModel()
    await failFive(model, refuses(401))
    now = new Date(now.getTime() + 30_001)
    expect(await outcome(model)).toBe('refused')
    expect(await outcome(model)).toBe('down')
    expect(server.asked).toHaveLength(6)
  })

  it('is not one that only refuses questions', async () => {
    const model = createModel()
    await failFive(model, refuses(400))
    server.will(says('Hei!'))
    expect(await outcome(model)).toBe('Hei!')
  })
})

describe('a server that asks to wait', () => {
  it.each([
    ['20', 20],
    ['a date', 20],
    ['86400', 600],
    ['soon', 5],
  ])('with Retry-After: %s is left in peace', async (header, seconds) => {
    const inTwentySeconds = new Date(Date.now() + 20_000).toUTCString()
    server.will(refuses(429, { 'Retry-After': header === 'a date' ? inTwentySeconds : header }))
    const model = createModel()
    expect(await outcome(model)).toBe('busy')
    server.will(says('Hei!'))
    now = new Date(now.getTime() + (seconds - 2) * 1000)
    expect(await outcome(model)).toBe('busy')
    expect(server.asked).toHaveLength(1)
    now = new Date(now.getTime() + 2_001)
    expect(await outcome(model)).toBe('Hei!')
  })
})
