import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../src/db/database.ts'
import { eventually } from './eventually.ts'
import { contactInput, orderInput } from './factories.ts'
import { type MailServer, openMailServer } from './mail-server.ts'
import { type ServerProcess, startServer, stopServer, untilReady } from './server-process.ts'
import { makeSharedDatabase } from './shared-database.ts'

const KEYS = 100
const JSON_TYPE = { 'Content-Type': 'application/json' }

let db: Kysely<Database>
let mailServer: MailServer
let servers: ServerProcess[]
let origins: string[]
beforeAll(async () => {
  const shared = await makeSharedDatabase()
  mailServer = await openMailServer()
  const env = { ...shared.env, SMTP_URL: mailServer.url, ADMIN_PASSWORD: '' }
  servers = [startServer(env), startServer(env)]
  origins = (await Promise.all(servers.map(untilReady))).map((port) => `http://127.0.0.1:${port}`)
  db = await shared.connect()
})
afterAll(async () => {
  await db.destroy()
  await Promise.all(servers.map(stopServer))
  await mailServer.close()
})

/** Sends the same call to both processes at the same time. */
const toBoth = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  Promise.all(
    origins.map((origin) =>
      fetch(origin + path, { method: 'POST', body: JSON.stringify(body), headers: { ...JSON_TYPE, ...headers } }),
    ),
  )

const passwords = () =>
  servers.flatMap((server) => /Admin password \(shown only now\): (\S+)/.exec(server.output())?.[1] ?? [])

async function signIn(): Promise<string> {
  const answers = await toBoth('/api/admin/login', { password: passwords()[0] })
  const [session] = await Promise.all(answers.map((answer) => answer.json() as Promise<{ token: string }>))
  return session?.token ?? ''
}

describe('two processes on one database', () => {
  it('that start together on an empty one make one catalogue and one admin password, which opens both', async () => {
    await eventually(() => expect(passwords()).not.toEqual([]))
    const answers = await toBoth('/api/admin/login', { password: passwords()[0] })
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(passwords()).toHaveLength(1)
    expect(await db.selectFrom('products').select('id').execute()).toHaveLength(4)
  })

  it('make one order, take stock once and mail once for a key that both get at the same time', async () => {
    const Authorization = `Bearer ${await signIn()}`
    await db.updateTable('products').set({ stock: 1_000 }).where('id', '=', '1').execute()
    const keys = Array.from({ length: KEYS }, () => randomUUID())
    const answers = await Promise.all(
      keys.map((key) => toBoth('/api/admin/orders', orderInput(), { Authorization, 'Idempotency-Key': key })),
    )
    for (const pair of answers) {
      const statuses = pair.map(({ status }) => status).sort()
      expect([
        [201, 201],
        [201, 409],
      ]).toContainEqual(statuses)
      const made = await Promise.all(pair.filter(({ ok }) => ok).map((answer) => answer.text()))
      expect(new Set(made).size).toBe(1)
    }
    expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(KEYS)
    const { stock } = await db.selectFrom('products').select('stock').where('id', '=', '1').executeTakeFirstOrThrow()
    expect(stock).toBe(1_000 - KEYS)

    const waiting = () => db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 30_000, interval: 200 })
    const messageIds = mailServer.received.map(({ mail }) => mail.messageId)
    expect(messageIds).toHaveLength(KEYS)
    expect(new Set(messageIds).size).toBe(KEYS)
  })

  it('count the calls of a client together, exactly', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => toBoth('/api/contact', contactInput())))
    const statuses = answers.flat().map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect(await db.selectFrom('contact_messages').select('id').execute()).toHaveLength(20)
  })
})
