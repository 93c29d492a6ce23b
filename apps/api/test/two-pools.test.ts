import { createHash, randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import { verifyChain } from '../src/db/audit-chain.ts'
import type { Database } from '../src/db/database.ts'
import { storeAnswer } from '../src/db/idempotency-keys.ts'
import { countTry } from '../src/db/rate-limits.ts'
import { claimMails, insertMails } from '../src/features/mail/outbox.repo.ts'
import { reserve } from '../src/features/products/stock-reservations.repo.ts'
import { tellWaiting } from '../src/features/stock-alerts/tell-waiting.service.ts'
import type { ApiEnv } from '../src/http/env.ts'
import { onlyOnce } from '../src/http/idempotency.ts'
import { sweeps } from '../src/sweeps.ts'
import { createTestApp } from './create-test-app.ts'
import { contactInput, orderInput } from './factories.ts'
import { makeSharedDatabase } from './shared-database.ts'
import { shopCalls } from './shop-calls.ts'
import { fillDatabase } from './test-database.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }
const ON_POSTGRES = process.env.TEST_POSTGRES_URL !== undefined
const now = new Date('2026-11-22T10:00:00Z')

let one: Kysely<Database>
let other: Kysely<Database>
beforeEach(async () => {
  const shared = await makeSharedDatabase()
  one = await shared.connect()
  await fillDatabase(one)
  other = await shared.connect()
})
afterEach(() => Promise.all([one.destroy(), other.destroy()]))

/** The same app twice, each over a pool of its own. */
async function twoApps() {
  const test = await createTestApp({}, one)
  return { test, apps: [test.app, createApp({ ...test.deps, db: other })] }
}

const post = (app: Hono<ApiEnv>, path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(path, { method: 'POST', body: JSON.stringify(body), headers: { ...JSON_TYPE, ...headers } })

describe('an idempotency key over two pools', () => {
  it.each([
    ['of a call in one transaction', '/api/contact', contactInput, 'contact_messages'],
    [
      'of a call with transactions of its own',
      '/api/auth/register',
      () => ({ email: 'aino@example.fi', password: 'vesi-ja-valo-9', first_name: 'Aino', last_name: 'Korhonen' }),
      'customer_users',
    ],
  ] as const)('%s makes one row, however the two are woven', async (_, path, body, table) => {
    const { apps } = await twoApps()
    const keys = Array.from({ length: 20 }, () => randomUUID())
    const send = (key: string) => apps.map((app) => post(app, path, body(), { 'Idempotency-Key': key }))
    const statuses = (await Promise.all(keys.flatMap(send))).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set(statuses.includes(409) ? [201, 409] : [201]))
    expect(await one.selectFrom(table).select('id').execute()).toHaveLength(keys.length)
  })

  const header = 'avain-kahdelle-prosessille'
  const body = Buffer.from('{"a":1}')
  const call = (db: Kysely<Database>, work: () => Promise<string>, sent = body) =>
    onlyOnce(db, { endpoint: 'POST /api/contact', caller: 'public', header, body: sent, now }, async () => ({
      status: 201,
      answer: await work(),
    }))

  it('is told as running to the other while one works on it, and its answer is replayed after that', async () => {
    const [working, done] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()]
    const first = call(one, () => {
      working.resolve()
      return done.promise
    })
    await working.promise
    const runningElsewhere = ON_POSTGRES ? { code: 'request_running' } : { code: 'SQLITE_BUSY' }
    await expect(call(other, async () => 'twice')).rejects.toMatchObject(runningElsewhere)
    done.resolve('once')
    expect(await first).toEqual({ status: 201, answer: 'once', replayed: false })
    expect(await call(other, async () => 'twice')).toEqual({ status: 201, answer: 'once', replayed: true })
    const anotherBody = call(other, async () => 'twice', Buffer.from('{"a":2}'))
    await expect(anotherBody).rejects.toMatchObject({ code: 'idempotency_mismatch' })
  })

  it('is free for the other when the first has failed', async () => {
    const failing = call(one, () => Promise.reject(new Error('out of stock')))
    await expect(failing).rejects.toThrow('out of stock')
    expect(await call(other, async () => 'done')).toMatchObject({ answer: 'done', replayed: false })
  })

  it.runIf(ON_POSTGRES)('undoes its work when an answer has been stored by somebody who took no key', async () => {
    const key_hash = createHash('sha256').update(`POST /api/contact public ${header}`).digest('base64url')
    const late = onlyOnce(
      one,
      { endpoint: 'POST /api/contact', caller: 'public', header, body, now },
      async (transaction) => {
        await countTry(transaction, 'work', 60_000, now)
        await storeAnswer(other, { key_hash, request_hash: '', status: 201, answer: 'quicker' }, now)
        return { status: 201, answer: 'late' }
      },
    )
    await expect(late).rejects.toMatchObject({ code: 'request_running' })
    expect(await one.selectFrom('rate_limits').select('key').execute()).toEqual([])
  })
})

describe('orders over two pools', () => {
  it('get numbers one after the other, none twice', async () => {
    const { test, apps } = await twoApps()
    await shopCalls(() => test).setStock('1', 1_000)
    const headers = { Authorization: `Bearer ${test.token}` }
    const sent = Array.from({ length: 40 }, (_, n) =>
      post(apps[n % 2] ?? test.app, '/api/admin/orders', orderInput(), headers),
    )
    expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([201]))
    const made = await one.selectFrom('orders').select('number').orderBy('number').execute()
    expect(made.map(({ number }) => number)).toEqual(sent.map((_, n) => 1001 + n))
  })
})

describe('the log of what staff did over two pools', () => {
  it('is one chain, whoever writes at the same time', async () => {
    const { test, apps } = await twoApps()
    const headers = { Authorization: `Bearer ${test.token}`, ...JSON_TYPE }
    const setStock = (n: number) =>
      apps[n % 2]?.request(`/api/admin/products/${(n % 4) + 1}/stock`, {
        method: 'PUT',
        body: JSON.stringify({ stock: 1_000 + n }),
        headers,
      })
    const answers = await Promise.all(Array.from({ length: 80 }, (_, n) => setStock(n)))
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]))
    expect(await verifyChain(one)).toMatchObject({ lines: 80, head: { number: 80 }, broken: null })
    const lines = await one
      .selectFrom('audit_log')
      .select('content')
      .where('entity_id', '=', '1')
      .orderBy('number')
      .execute()
    const moves = lines.map(({ content }) => JSON.parse(content ?? '').changes[0])
    // Each began with what the one before it had left.
    expect(moves.slice(1).map(({ from }) => from)).toEqual(moves.slice(0, -1).map(({ to }) => to))
  })
})

describe('two workers at one outbox', () => {
  it('take each mail once', async () => {
    const mails = Array.from({ length: 120 }, (_, n) => ({
      kind: 'newsletter-welcome',
      recipient: `a${n}@example.fi`,
      payload: '{}',
      sendAt: now,
    }))
    const ids = await insertMails(one, mails, now)
    const takeAll = async (db: Kysely<Database>) => {
      const taken: string[] = []
      for (
        let mails = await claimMails(db, 5, 60_000, now);
        mails.length > 0;
        mails = await claimMails(db, 5, 60_000, now)
      )
        taken.push(...mails.map(({ id }) => id))
      return taken
    }
    const taken = await Promise.all([one, other, one, other].map(takeAll))
    expect(taken.flat().sort()).toEqual(ids.sort())
  })
})

describe('a limit over two pools', () => {
  it('counts every try once', async () => {
    const tries = Array.from({ length: 200 }, (_, n) => countTry(n % 2 ? one : other, 'key', 60_000, now))
    const counted = (await Promise.all(tries)).map(({ tries }) => Number(tries))
    expect(counted.sort((a, b) => a - b)).toEqual(counted.map((_, n) => n + 1))
  })
})

describe('two housekeepers', () => {
  it('sweep side by side without failing each other, and do what is due', async () => {
    const { test } = await twoApps()
    const shop = shopCalls(() => test)
    const order = await shop.create(orderInput())
    await one.insertInto('order_erasures').values({ order_id: order.id, created_at: now.toISOString() }).execute()
    await shop.setStatus(order.id, 'cancelled')
    await countTry(one, 'old', 1, new Date(0))
    await storeAnswer(one, { key_hash: 'old', request_hash: '', status: 201, answer: '' }, new Date(0))

    const later = new Date(Date.now() + 60_000)
    await Promise.all([one, other].flatMap((db) => sweeps.map((sweep) => sweep(db, later, test.deps.config))))
    expect(await one.selectFrom('rate_limits').select('key').execute()).toEqual([])
    expect(await one.selectFrom('idempotency_keys').select('key_hash').execute()).toEqual([])
    expect(await one.selectFrom('order_erasures').select('order_id').execute()).toEqual([])
    const forgotten = await one.selectFrom('orders').select('customer_email').executeTakeFirstOrThrow()
    expect(forgotten.customer_email).not.toBe(orderInput().customer_email)
  })
})

describe('stock over two pools', () => {
  it('of a thousand who wait ten are told of ten units, each once, and the next ten of the next', async () => {
    await one.updateTable('products').set({ stock: 10, updated_at: '2026-01-01' }).where('id', '=', '1').execute()
    const people = Array.from({ length: 1_000 }, (_, index) => {
      const place = String(index).padStart(4, '0')
      const at = `2026-01-02T00:00:00.${place}Z`
      return {
        ...{ id: place, product_id: '1', email: `odottaja${place}@example.fi` },
        ...{ confirmed_at: at, told_at: null, created_at: at },
      }
    })
    await one.insertInto('stock_alerts').values(people).execute()
    const sweepAll = () => Promise.all([one, other, one, other].map((db) => tellWaiting(db, now)))
    const told = async () => {
      const mails = one.selectFrom('outbox').select('recipient').where('kind', '=', 'back-in-stock')
      return (await mails.execute()).map(({ recipient }) => recipient).sort()
    }
    const first = (count: number) => people.slice(0, count).map(({ email }) => email)
    await sweepAll()
    expect(await told()).toEqual(first(10))
    await sweepAll()
    expect(await told()).toEqual(first(10))
    await one.updateTable('products').set({ stock: 10, offered: 0 }).where('id', '=', '1').execute()
    await sweepAll()
    expect(await told()).toEqual(first(20))
  })

  it('the last unit is kept for one', async () => {
    await one.updateTable('products').set({ stock: 1 }).where('id', '=', '1').execute()
    const wanted = { productId: '1', quantity: 1, until: new Date('2026-12-01'), note: 'Varattu' }
    const keep = (db: Kysely<Database>) =>
      db
        .transaction()
        .execute((transaction) => reserve(transaction, { ...wanted, reason: { kind: 'staff', id: null } }, now))
    const ids = await Promise.all(Array.from({ length: 10 }, () => [keep(one), keep(other)]).flat())
    expect(ids.filter((id) => id !== undefined)).toHaveLength(1)
  })
})
