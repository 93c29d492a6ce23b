import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { offerCalls, offerInput } from '../../../test/make-offers.ts'
import { makeSharedDatabase } from '../../../test/shared-database.ts'
import { fillDatabase } from '../../../test/test-database.ts'
import { createApp } from '../../app.ts'
import type { Database } from '../../db/database.ts'
import type { ApiEnv } from '../../http/env.ts'
import { expireOffers, remindOfOffers } from './offer-sweeps.service.ts'

let one: Kysely<Database>
let other: Kysely<Database>
let test: TestApp
let apps: Hono<ApiEnv>[]
beforeEach(async () => {
  const shared = await makeSharedDatabase()
  one = await shared.connect()
  await fillDatabase(one)
  other = await shared.connect()
  test = await createTestApp({}, one)
  test.clock.now = new Date('2026-11-21T10:00:00Z')
  apps = [test.app, createApp({ ...test.deps, db: other })]
})
afterEach(() => Promise.all([one.destroy(), other.destroy()]))

const { openShop, draft, sent, send, acceptance, mails, read, path } = offerCalls(() => test)
const post = (app: Hono<ApiEnv>, where: string, body: unknown, bearer = '') =>
  app.request(where, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) },
  })
/** The same call again and again through both apps at once. */
const atOnce = async (times: number, call: (app: Hono<ApiEnv>, at: number) => Response | Promise<Response>) =>
  Promise.all(Array.from({ length: times }, (_, at) => apps.flatMap((app) => call(app, at))).flat())
const count = async (table: 'orders' | 'outbox' | 'offers') =>
  (await one.selectFrom(table).select('id').execute()).length

describe('at the same moment in two processes', () => {
  it('a hundred acceptances of one offer make one order, and all are told its number', async () => {
    await openShop(5)
    const { token } = await sent({ holds_stock: true })
    const answers = await atOnce(50, (app) => post(app, '/api/offers/accept', acceptance(token)))
    const told = await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))
    expect(told).toEqual(Array.from({ length: 100 }, () => [200, { order_number: 1001, total_amount: 3249 }]))
    expect(await count('orders')).toBe(1)
    expect(await mails('offer-accepted')).toHaveLength(1)
    const product = await one.selectFrom('products').select(['stock', 'reserved']).where('id', '=', '1').execute()
    expect(product).toEqual([{ stock: 4, reserved: 0 }])
  })

  it('the last unit in many offers is sold once, and the others are told', async () => {
    await openShop(1)
    const tokens = await Promise.all(Array.from({ length: 8 }, async () => (await sent()).token))
    const answers = await Promise.all(
      tokens.map((token, at) => post(apps[at % 2] ?? test.app, '/api/offers/accept', acceptance(token))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    expect(await count('orders')).toBe(1)
  })

  it('an offer is either accepted or withdrawn', async () => {
    await openShop(20)
    for (let round = 0; round < 6; round++) {
      const { id, token } = await sent({ holds_stock: true })
      await Promise.all([
        post(test.app, '/api/offers/accept', acceptance(token)),
        post(apps[1] ?? test.app, path(id, 'withdraw'), {}, test.token),
      ])
      const { status, order } = await read(id)
      expect([status, order !== null]).toEqual(status === 'accepted' ? ['accepted', true] : ['withdrawn', false])
    }
    expect(await one.selectFrom('stock_reservations').selectAll().execute()).toEqual([])
  })

  it('an offer that is being sent anew is accepted as it was shown, or not at all', async () => {
    await openShop(20)
    for (let round = 0; round < 6; round++) {
      const { id, token } = await sent()
      const dearer = offerInput({ rows: [{ kind: 'product', product_id: '1', name: '', quantity: 1, price: 9000 }] })
      await test.call('PUT /api/admin/offers/{id}', { path: path(id), body: dearer })
      const [answer] = await Promise.all([
        post(apps[1] ?? test.app, '/api/offers/accept', acceptance(token)),
        post(test.app, path(id, 'send'), {}, test.token),
      ])
      expect([200, 409]).toContain(answer.status)
      if (answer.status === 200) expect(await answer.json()).toMatchObject({ total_amount: 3249 })
    }
  })

  it('two sendings of one draft are two revisions, and keep its products once', async () => {
    await openShop(1)
    const { id } = await draft({ holds_stock: true })
    await atOnce(1, (app) => post(app, path(id, 'send'), {}, test.token))
    expect((await read(id)).revisions.map(({ revision }) => revision)).toEqual([1, 2])
    expect(await one.selectFrom('stock_reservations').select('quantity').execute()).toEqual([{ quantity: 1 }])
  })

  it('numbers are given once each', async () => {
    await atOnce(20, (app) => post(app, '/api/admin/offers', {}, test.token))
    const numbers = (await one.selectFrom('offers').select('number').orderBy('number').execute()).map(
      (row) => row.number,
    )
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, at) => 2001 + at))
  })

  it('time ends an offer once and reminds of it once', async () => {
    await openShop(5)
    const { id } = await sent({ holds_stock: true, valid_until: '2026-11-25' })
    await send(id)
    const reminding = new Date('2026-11-24T10:00:00Z')
    await Promise.all([one, other, one, other].map((db) => remindOfOffers(db, reminding)))
    expect(await mails('offer-reminder')).toHaveLength(1)
    const ending = new Date('2026-11-26T10:00:00Z')
    await Promise.all([one, other].map((db) => expireOffers(db, ending)))
    expect((await read(id)).status).toBe('expired')
    expect(await one.selectFrom('products').select('reserved').where('id', '=', '1').execute()).toEqual([
      { reserved: 0 },
    ])
  })
})
