import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answer, type EndpointKey, endpoints } from '@arkpax/schema/endpoints'
import { type Problem, problem } from '@arkpax/schema/errors'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import pino from 'pino'
import { v7 as uuidv7 } from 'uuid'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import type { Database } from '../src/db/database.ts'
import type { Deps } from '../src/deps.ts'
import { modelUsage } from '../src/features/ai-writing/model-usage.repo.ts'
import { createAssistantThread } from '../src/features/chat/assistant-thread.ts'
import { setSharedPassword } from '../src/features/staff/staff.repo.ts'
import { openSession } from '../src/features/staff/staff-sessions.service.ts'
import { createByteCache } from '../src/http/byte-cache.ts'
import { failuresOf } from '../src/http/endpoint-failures.ts'
import type { ApiEnv } from '../src/http/env.ts'
import { createLanguageModel } from '../src/services/language-model.ts'
import { createMediaStore } from '../src/services/media-store.ts'
import { createPictureWorkshop } from '../src/services/picture-workshop.ts'
import { guardHeaders } from './guarded-headers.ts'
import { openTestDatabase } from './test-database.ts'

/** The password of staff in tests, hashed at the least cost. */
export const ADMIN_PASSWORD = 'testien-salasana'
export const CHEAP_HASH =
  '$argon2id$v=19$m=64,t=1,p=1$ImEfagV64cALE5ZY7yxiwg$VfJE3MRrZhZou91pp77Gpn/g088/nuIM/LS9g97D2X0'

/** A test does not depend on what happens to be built here. */
const NO_PAGES = '/nowhere'

/** A busy machine is slow, not wrong: the thread gives way to all else, and is given what a test is. */
const PATIENCE_MS = 60_000
/** One for all tests of a file: it knows the same in each. */
const assistant = createAssistantThread(undefined, PATIENCE_MS)
const pictures = createPictureWorkshop()

/** Made when something is written there. */
const dataDir = () => join(tmpdir(), `arkpax-test-${uuidv7()}`)

interface CallOptions {
  /** Path parameters and query go into the path as they are. */
  path?: string
  body?: unknown
  headers?: Record<string, string>
  /** Send the staff session's bearer; on by default for the calls of staff. */
  asAdmin?: boolean
}

/**
 * An app on a database of its own, with the catalogue in it, a staff session, and a clock that tests can set. An answer that
 * lacks a security header fails the test.
 */
export interface TestApp {
  app: Hono<ApiEnv>
  deps: Deps
  token: string
  clock: { now: Date }
  /** Calls an endpoint; `answer` is its JSON, the text of a download, or null where it answers without a body. */
  call<K extends EndpointKey>(
    key: K,
    options?: CallOptions,
  ): Promise<{ status: number; headers: Headers; answer: Answer<K> }>
  /** Calls an endpoint that is expected to fail. */
  fail(key: EndpointKey, options?: CallOptions): Promise<{ status: number; headers: Headers; problem: Problem }>
}

/** Builds a test app, on a database of its own unless one is given; `env` overrides its settings. Limits are off unless a test turns them on. */
export async function createTestApp(env: Record<string, string> = {}, opened?: Kysely<Database>): Promise<TestApp> {
  const db = opened ?? (await openTestDatabase())
  const clock = { now: new Date() }
  const config = readConfig({
    DATA_DIR: dataDir(),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    SITE_DIR: NO_PAGES,
    ...env,
  })
  const deps: Deps = {
    db,
    config,
    log: pino({ level: 'silent' }),
    cache: createByteCache(),
    assistant,
    mediaStore: createMediaStore(config),
    pictures,
    model:
      config.model &&
      createLanguageModel(config.model, {
        usage: modelUsage(db),
        log: pino({ level: 'silent' }),
        now: () => clock.now,
      }),
    readPage: async () => undefined,
    publisher: { contentChanged: async () => {}, stop: async () => {} },
    now: () => clock.now,
    isReady: () => true,
  }
  const app = createApp(deps)
  guardHeaders(app)
  const token = await openStaffSession(deps)

  async function send(key: EndpointKey, { path, body, headers = {}, asAdmin }: CallOptions = {}): Promise<Response> {
    const [method = 'GET', listedPath = ''] = key.split(' ')
    const withBearer = asAdmin ?? endpoints[key].access === 'admin'
    const response = await app.request(path ?? listedPath, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(withBearer && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    await refuseUndescribed(key, response)
    return response
  }

  return {
    app,
    deps,
    token,
    clock,
    async call(key, options) {
      const response = await send(key, options)
      const text = await response.text()
      if (!response.ok) throw new Error(`${key} answered ${response.status}: ${text}`)
      const isDownload = response.headers.get('content-type')?.startsWith('text/csv')
      return {
        status: response.status,
        headers: response.headers,
        answer: isDownload ? text : text ? JSON.parse(text) : null,
      }
    },
    async fail(key, options) {
      const response = await send(key, options)
      if (response.ok) throw new Error(`${key} was expected to fail but answered ${response.status}`)
      return { status: response.status, headers: response.headers, problem: problem.parse(await response.json()) }
    },
  }
}

/** Throws when a call fails with a code that its description does not name, so that every test keeps the description true. */
async function refuseUndescribed(key: EndpointKey, response: Response): Promise<void> {
  if (response.status < 400 || response.status >= 500) return
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return
  const { code } = problem.parse(await response.clone().json())
  const described: string[] = failuresOf(key, endpoints[key])
  if (!described.includes(code)) throw new Error(`${key} is not described to fail with ${code}`)
}

async function openStaffSession({ db, now }: Deps): Promise<string> {
  await setSharedPassword(db, uuidv7(), CHEAP_HASH)
  const shared = await db.selectFrom('users').select('id').where('email', 'is', null).executeTakeFirstOrThrow()
  return openSession(db, shared.id, null, now())
}
