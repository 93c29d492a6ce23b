import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createApp } from '../src/app.ts'
import type { Database } from '../src/db/database.ts'
import type { ApiEnv } from '../src/http/env.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { contactInput, orderInput } from './factories.ts'
import { makeSharedDatabase } from './shared-database.ts'
import { fillDatabase } from './test-database.ts'

const TIMES = 6

let test: TestApp
let databases: Kysely<Database>[]
let apps: Hono<ApiEnv>[]
beforeEach(async () => {
  const shared = await makeSharedDatabase()
  databases = [await shared.connect(), await shared.connect()]
  const [one, other] = databases
  if (!one || !other) throw new Error('no database')
  await fillDatabase(one)
  test = await createTestApp({}, one)
  apps = [test.app, createApp({ ...test.deps, db: other })]
})
afterEach(() => Promise.all(databases.map((db) => db.destroy())))

/** Calls of staff at the same moment, in two processes. */
const atOnce = (method: string, calls: { path: string; body: unknown }[]) =>
  Promise.all(
    calls.map(({ path, body }, at) =>
      apps[at % apps.length]?.request(path, {
        method,
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${test.token}` },
      }),
    ),
  )
const content = z.object({
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
})
/** What the lines of an action say that a field was and became, in their order. */
async function logged(action: string, field: string) {
  const lines = await test.deps.db
    .selectFrom('audit_log')
    .select('content')
    .where('action', '=', action)
    .orderBy('number')
    .execute()
  return lines.flatMap((line) =>
    content.parse(JSON.parse(line.content ?? '')).changes.filter((change) => change.field === field),
  )
}
const order = async () => (await test.call('POST /api/admin/orders', { body: orderInput() })).answer

describe('what the log says that was', () => {
  it('is what the line before it says that came to be: payments', async () => {
    const { id } = await order()
    const path = `/api/admin/orders/${id}/payments`
    const body = { method: 'cash', amount: 10, paid_on: '2026-11-02', note: null }
    test.clock.now = new Date('2026-11-22T10:00:00Z')
    await atOnce(
      'POST',
      Array.from({ length: TIMES }, () => ({ path, body })),
    )
    const lines = await logged('record-payment', 'paid_amount')
    expect(lines).toHaveLength(TIMES)
    expect(lines.slice(1).map(({ from }) => from)).toEqual(lines.slice(0, -1).map(({ to }) => to))
  })

  it('is what the line before it says that came to be: merged customers', async () => {
    const emails = Array.from({ length: TIMES }, (_, at) => `asiakas${at}@example.fi`)
    for (const email of emails) await test.call('POST /api/contact', { body: contactInput({ email }) })
    const ids: string[] = []
    for (const email of emails) {
      const path = `/api/admin/customers/of-address?email=${email}`
      ids.push((await test.call('GET /api/admin/customers/of-address', { path })).answer.id ?? '')
    }
    const [main, ...others] = ids
    await atOnce(
      'POST',
      others.map((other_id) => ({ path: `/api/admin/customers/${main}/merge`, body: { other_id } })),
    )
    const lines = await logged('merge', 'addresses')
    expect(lines).toHaveLength(others.length)
    expect(lines.slice(1).map(({ from }) => from)).toEqual(lines.slice(0, -1).map(({ to }) => to))
  })
})
