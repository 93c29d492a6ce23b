import { MINUTE_MS } from '@arkpax/schema/durations'
import { toCents } from '@arkpax/schema/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput } from '../../../test/factories.ts'
import { type FakePaytrail, MERCHANT, type Said, SECRET, startFakePaytrail } from '../../../test/fake-paytrail.ts'
import { paymentToken } from '../orders/payment-token.repo.ts'
import { listPaymentsOf } from '../payments/payments.repo.ts'
import { recordPayment, recordRefund, settleRefund } from '../payments/payments.service.ts'
import { askForPayments } from './ask-payments.service.ts'
import { sendRefunds } from './send-refunds.service.ts'

let fake: FakePaytrail
let test: TestApp
let order: { id: string; number: number; total_amount: number }

beforeAll(async () => {
  fake = await startFakePaytrail()
})
afterAll(() => fake.stop())
const withKeys = () =>
  createTestApp({ PAYTRAIL_MERCHANT_ID: MERCHANT, PAYTRAIL_SECRET: SECRET, PAYTRAIL_URL: fake.url })

beforeEach(async () => {
  fake.mistakes.length = 0
  fake.behaviour.refund = 'ok'
  test = await withKeys()
  order = (await test.call('POST /api/admin/orders', { body: orderInput() })).answer
})

const asked = async () => ({ token: await paymentToken(test.deps.db, order.id) })
const start = async () => {
  const { href } = (await test.call('POST /api/orders/pay', { body: await asked() })).answer
  return href.slice(href.lastIndexOf('/') + 1)
}
const get = (path: string) => test.app.request(path)
const tell = async (id: string, said: Said) => (await get(fake.path(id, said))).status
const payments = () => listPaymentsOf(test.deps.db, order.id)
const money = async () => {
  const path = `/api/admin/orders/${order.id}`
  const { paid_amount, refunded_amount } = (await test.call('GET /api/admin/orders/{id}', { path })).answer
  return [paid_amount, refunded_amount]
}
const after = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
const sweep = (work: typeof askForPayments) => work(test.deps.db, test.clock.now, test.deps.config)

describe('beginning a payment', () => {
  it('sends the customer on to what is left to pay, with the lines of the order and their tax', async () => {
    const id = await start()
    expect(fake.mistakes).toEqual([])
    expect(fake.transactions.get(id)).toMatchObject({
      amount: toCents(order.total_amount),
      customer: { email: orderInput().customer_email },
      items: [{ vatPercentage: 25.5 }],
    })
  })

  it('goes on with the payment that was begun a moment ago', async () => {
    expect(await start()).toBe(await start())
    after(31 * MINUTE_MS)
    expect(fake.transactions.size).toBeGreaterThan(0)
    const before = fake.transactions.size
    await start()
    expect(fake.transactions.size).toBe(before + 1)
  })

  it('asks for the rest alone where a part has been paid', async () => {
    await test.deps.db
      .transaction()
      .execute((db) =>
        recordPayment(
          db,
          { orderId: order.id, cents: 10_00, method: 'bank_transfer', paidOn: '2026-11-24' },
          test.clock.now,
        ),
      )
    const begun = fake.transactions.get(await start())
    expect([begun?.amount, begun?.items]).toEqual([toCents(order.total_amount) - 10_00, undefined])
  })

  it('is refused where nothing is left, or the link is not ours', async () => {
    await tell(await start(), { status: 'ok' })
    expect((await test.fail('POST /api/orders/pay', { body: await asked() })).problem.code).toBe('order_paid')
    const forged = { token: `${(await asked()).token}x` }
    expect((await test.fail('POST /api/orders/pay', { body: forged })).problem.code).toBe('link_expired')
  })

  it('is told to try later where Paytrail is away; a later try works', async () => {
    fake.behaviour.next = 'error'
    expect((await test.fail('POST /api/orders/pay', { body: await asked() })).problem.code).toBe('payments_down')
    await start()
  })

  it('of which the answer was lost is known when somebody pays it all the same', async () => {
    fake.behaviour.next = 'hang up'
    await test.fail('POST /api/orders/pay', { body: await asked() })
    const [id = ''] = [...fake.transactions.keys()].slice(-1)
    expect(await tell(id, { status: 'ok' })).toBe(204)
    expect(await money()).toEqual([order.total_amount, 0])
  })

  it('works without a script: the button of its page leads to Paytrail, or back with what was wrong', async () => {
    const send = async (fields: Record<string, string>) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const body = new URLSearchParams(fields).toString()
      return test.app.request('/api/orders/pay', { method: 'POST', headers, body })
    }
    const taken = await send(await asked())
    expect([taken.status, taken.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^https:\/\/services\.paytrail\.com\/pay\/[\w-]+$/),
    ])
    after(31 * MINUTE_MS)
    fake.behaviour.next = 'error'
    const refused = await send(await asked())
    expect(refused.status).toBe(503)
    expect(await refused.text()).toMatch(/maksaminen[\s\S]*role="alert">Maksupalveluun ei saatu yhteyttä/)
  })

  it('is off without keys, and so is what would be told', async () => {
    const path = fake.path(await start(), { status: 'ok' })
    const off = await createTestApp({}, test.deps.db)
    expect((await off.fail('POST /api/orders/pay', { body: await asked() })).problem.code).toBe('payments_off')
    expect((await off.app.request(path)).status).toBe(404)
  })
})

describe('what is told of a payment', () => {
  it('is written down once, however often it is told: by redirect, by callback, at once and later', async () => {
    const id = await start()
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => get(fake.path(id, { status: 'ok' }))),
      get(fake.path(id, { status: 'ok' }, 'return')),
    ])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 200])
    after(20 * MINUTE_MS)
    expect(await tell(id, { status: 'ok' })).toBe(204)
    expect(await payments()).toMatchObject([
      { kind: 'payment', method: 'paytrail', state: 'done', provider: 'paytrail', provider_id: id },
    ])
    expect(await money()).toEqual([order.total_amount, 0])
  })

  it('never makes what is paid unpaid, in whichever order it comes', async () => {
    const id = await start()
    for (const status of ['delayed', 'fail', 'ok', 'pending', 'fail', 'ok']) await tell(id, { status })
    expect(await money()).toEqual([order.total_amount, 0])
    expect(await payments()).toHaveLength(1)
  })

  it.each(['pending', 'delayed', 'fail', 'new'])('is no money while it is %s', async (status) => {
    await tell(await start(), { status })
    expect(await money()).toEqual([0, 0])
  })

  it.each<[string, Said]>([
    ['signed with another secret', { secret: 'JOKUMUUSALASANA' }],
    ['of another sum', { amount: 1 }],
    ['with the reference of another order', { reference: '12344' }],
    ['as another transaction than the one that was begun', { transactionId: 'muu' }],
  ])('is refused where it is %s', async (_, said) => {
    const id = await start()
    expect(await tell(id, { status: 'ok', ...said })).toBe(403)
    expect(await money()).toEqual([0, 0])
  })

  it('is refused where a value was changed after signing, or nothing is signed at all', async () => {
    const path = fake.path(await start(), { status: 'fail' })
    expect((await get(path.replace('status=fail', 'status=ok'))).status).toBe(403)
    expect((await get(path.replace(/&signature=.*/, ''))).status).toBe(403)
    expect((await get('/api/paytrail/callback')).status).toBe(403)
    expect(await money()).toEqual([0, 0])
  })

  it('pays no other order: a payment of one is none of another', async () => {
    const paid = await start()
    await tell(paid, { status: 'ok' })
    order = (await test.call('POST /api/admin/orders', { body: orderInput() })).answer
    const other = fake.transactions.get(await start())
    expect(await tell(paid, { status: 'ok', stamp: other?.stamp, reference: other?.reference })).toBe(403)
    expect(await money()).toEqual([0, 0])
  })

  it('of a payment that was never begun here is refused, so that it is told again to whoever knows it', async () => {
    expect(await tell(await start(), { status: 'ok', stamp: 'tuntematon' })).toBe(404)
  })

  it('signs all its values, also those that come later', async () => {
    const id = await start()
    const { stamp = '', reference = '', amount = 0 } = fake.transactions.get(id) ?? {}
    expect(reference).toMatch(/^\d+$/)
    expect(amount).toBeGreaterThan(0)
    const path = fake.path(id, { status: 'ok' })
    expect((await get(`${path}&checkout-new=1`)).status).toBe(403)
    expect((await get(`${path}&utm=1`)).status).toBe(204)
    expect(stamp).not.toBe('')
  })

  it('is told to the customer who comes back', async () => {
    const id = await start()
    const page = async (status: string) => (await get(fake.path(id, { status }, 'return'))).text()
    expect(await page('pending')).toContain('Maksua käsitellään')
    expect(await page('fail')).toContain('Maksu ei onnistunut')
    expect(await page('ok')).toContain('Kiitos, maksu on saatu')
    expect(await page('fail')).toContain('Kiitos, maksu on saatu')
  })
})

describe('a payment that nobody tells of', () => {
  it('is asked for, and asked for less often the older it is', async () => {
    const id = await start()
    await sweep(askForPayments)
    const before = fake.behaviour.asked
    after(6 * MINUTE_MS)
    await sweep(askForPayments)
    await sweep(askForPayments)
    expect(fake.behaviour.asked).toBe(before + 1)
    expect(await money()).toEqual([0, 0])
    fake.settle(id, 'ok')
    after(6 * MINUTE_MS)
    await sweep(askForPayments)
    expect(await money()).toEqual([order.total_amount, 0])
    expect(await tell(id, { status: 'ok' })).toBe(204)
    expect(await payments()).toHaveLength(1)
  })

  it('is asked for again where Paytrail is away, and no more after two weeks', async () => {
    const id = await start()
    fake.settle(id, 'ok')
    after(6 * MINUTE_MS)
    fake.behaviour.next = 'error'
    await sweep(askForPayments)
    expect(await money()).toEqual([0, 0])
    after(15 * 24 * 60 * MINUTE_MS)
    const before = fake.behaviour.asked
    await sweep(askForPayments)
    expect(fake.behaviour.asked).toBe(before)
  })
})

describe('a refund', () => {
  const paid = async () => {
    const id = await start()
    await tell(id, { status: 'ok' })
    return id
  }
  const decide = (cents: number) =>
    test.deps.db
      .transaction()
      .execute((db) =>
        recordRefund(
          db,
          { orderId: order.id, cents, method: 'paytrail', paidOn: null, reason: 'Palautus' },
          test.clock.now,
        ),
      )
  const refunds = async () => (await payments()).filter(({ kind }) => kind === 'refund')

  it('that staff have decided is paid by Paytrail once it can no longer be taken back', async () => {
    const id = await paid()
    await decide(50_00)
    await sweep(sendRefunds)
    expect(await refunds()).toMatchObject([{ state: 'waiting', provider: null }])
    after(MINUTE_MS)
    await sweep(sendRefunds)
    await sweep(sendRefunds)
    expect(fake.refunds.filter(({ of }) => of === id)).toMatchObject([{ amount: 50_00 }])
    expect(await refunds()).toMatchObject([{ state: 'done', cents: 50_00 }])
    expect(await money()).toEqual([order.total_amount, 50])
  })

  it('is asked for once, though two processes see it', async () => {
    const id = await paid()
    await decide(50_00)
    after(MINUTE_MS)
    await Promise.all([sweep(sendRefunds), sweep(sendRefunds), sweep(sendRefunds)])
    expect(fake.refunds.filter(({ of }) => of === id)).toHaveLength(1)
  })

  it('that takes its time is done when Paytrail tells it', async () => {
    fake.behaviour.refund = 'pending'
    const id = await paid()
    await decide(50_00)
    after(MINUTE_MS)
    await sweep(sendRefunds)
    expect(await refunds()).toMatchObject([{ state: 'waiting' }])
    const [refund] = fake.refunds.filter(({ of }) => of === id)
    if (!refund) throw new Error('No refund')
    const told = await Promise.all(['ok', 'ok', 'fail'].map((status) => get(fake.refundPath(refund, status))))
    expect(told.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await refunds()).toHaveLength(1)
    expect(['done', 'failed']).toContain((await refunds())[0]?.state)
  })

  it('that its payment method cannot pay failed, says why, and its money counts as paid again', async () => {
    fake.behaviour.refund = 'unsupported'
    await paid()
    await decide(50_00)
    expect(await money()).toEqual([order.total_amount, 50])
    after(MINUTE_MS)
    await sweep(sendRefunds)
    expect(await refunds()).toMatchObject([
      { state: 'failed', reason: 'Palautus – Paytrail ei voinut palauttaa maksua. Palauta se tilisiirtona.' },
    ])
    expect(await money()).toEqual([order.total_amount, 0])
  })

  it('whose answer is lost waits, and is not asked for twice', async () => {
    const id = await paid()
    await decide(50_00)
    after(MINUTE_MS)
    fake.behaviour.next = 'hang up'
    await sweep(sendRefunds)
    after(60 * MINUTE_MS)
    await sweep(sendRefunds)
    expect(fake.refunds.filter(({ of }) => of === id)).toHaveLength(1)
    expect(await refunds()).toMatchObject([{ state: 'waiting' }])
    const [refund] = fake.refunds.filter(({ of }) => of === id)
    if (refund) await get(fake.refundPath(refund, 'ok'))
    expect(await refunds()).toMatchObject([{ state: 'done' }])
  })

  it('that staff have closed by hand meanwhile stays as they left it', async () => {
    fake.behaviour.refund = 'pending'
    const id = await paid()
    const { id: refundId } = await decide(50_00)
    after(MINUTE_MS)
    await sweep(sendRefunds)
    const close = (db: typeof test.deps.db) => settleRefund(db, refundId, { paidOn: '2026-11-24' })
    await test.deps.db.transaction().execute(close)
    const [refund] = fake.refunds.filter(({ of }) => of === id)
    if (refund) expect((await get(fake.refundPath(refund, 'ok'))).status).toBe(204)
    expect(await refunds()).toMatchObject([{ state: 'done', paid_on: '2026-11-24' }])
  })

  it('of more than any one payment has left fails', async () => {
    await paid()
    const cents = toCents(order.total_amount)
    await test.deps.db
      .transaction()
      .execute((db) =>
        recordPayment(db, { orderId: order.id, cents: 10_00, method: 'cash', paidOn: '2026-11-24' }, test.clock.now),
      )
    await decide(cents + 5_00)
    after(MINUTE_MS)
    await sweep(sendRefunds)
    expect(await refunds()).toMatchObject([{ state: 'failed' }])
  })

  it('is not believed from the callback of its payment', async () => {
    fake.behaviour.refund = 'pending'
    const id = await paid()
    await decide(50_00)
    after(MINUTE_MS)
    await sweep(sendRefunds)
    const replayed = fake.path(id, { status: 'ok' }).replace('/callback', '/callback-refund')
    expect((await get(replayed)).status).toBe(404)
    expect(await refunds()).toMatchObject([{ state: 'waiting' }])
  })
})
