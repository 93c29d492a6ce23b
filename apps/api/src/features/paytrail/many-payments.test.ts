import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput, productInput } from '../../../test/factories.ts'
import { type FakePaytrail, MERCHANT, SECRET, startFakePaytrail } from '../../../test/fake-paytrail.ts'
import { paymentToken } from '../orders/payment-token.repo.ts'
import { askForPayments } from './ask-payments.service.ts'

/** `PAYTRAIL_ORDERS=1000` for the measurement. */
const ORDERS = Number(process.env.PAYTRAIL_ORDERS ?? 80)
const AT_ONCE = 8
const PATIENCE_MS = 60_000 + ORDERS * 1_000

let fake: FakePaytrail
let test: TestApp
beforeAll(async () => {
  fake = await startFakePaytrail()
  test = await createTestApp({ PAYTRAIL_MERCHANT_ID: MERCHANT, PAYTRAIL_SECRET: SECRET, PAYTRAIL_URL: fake.url })
})
afterAll(() => fake.stop())

const get = (path: string) => test.app.request(path)
const ok = { status: 'ok' }
/** What is told of a payment that has been paid, kind of fault by kind; `other` is the payment of another order. */
const faults: Record<string, (id: string, other: string) => Promise<unknown>> = {
  async twice(id) {
    await get(fake.path(id, ok))
    await get(fake.path(id, ok))
  },
  async atOnce(id) {
    await Promise.all([...Array.from({ length: 4 }, () => get(fake.path(id, ok))), get(fake.path(id, ok, 'return'))])
  },
  async outOfOrder(id) {
    for (const status of ['fail', 'ok', 'pending', 'delayed', 'fail']) await get(fake.path(id, { status }))
  },
  async never() {},
  async late(id) {
    late.push(id)
  },
  async forged(id) {
    const forged = await get(fake.path(id, { ...ok, secret: 'ARVATTUAVAIN' }))
    expect(forged.status).toBe(403)
  },
  async forAnother(id, other) {
    const { stamp, reference } = fake.transactions.get(other) ?? {}
    expect((await get(fake.path(id, { ...ok, stamp, reference }))).status).toBe(403)
    await get(fake.path(id, ok))
  },
  async otherSum(id) {
    expect((await get(fake.path(id, { ...ok, amount: 1 }))).status).toBe(403)
    await get(fake.path(id, ok))
  },
}
const late: string[] = []

it(
  `${ORDERS} orders, of each of which something goes wrong in one of eight ways, are paid exactly once each`,
  async () => {
    const product = (
      await test.call('POST /api/admin/products', { body: { ...productInput(), stock: ORDERS, price: 129.9 } })
    ).answer
    const ids: string[] = []
    const make = async () => {
      const body = orderInput({ items: [{ product_id: product.id, quantity: 1 }], notify: false })
      const { id } = (await test.call('POST /api/admin/orders', { body })).answer
      const asked = { token: await paymentToken(test.deps.db, id) }
      const { href } = (await test.call('POST /api/orders/pay', { body: asked })).answer
      ids.push(href.slice(href.lastIndexOf('/') + 1))
    }
    for (let made = 0; made < ORDERS; made += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, make))

    const kinds = Object.values(faults)
    const told = async (id: string, index: number) => {
      fake.settle(id, 'ok')
      await kinds[index % kinds.length]?.(id, ids[(index + 1) % ids.length] ?? '')
    }
    for (let from = 0; from < ids.length; from += AT_ONCE)
      await Promise.all(ids.slice(from, from + AT_ONCE).map((id, index) => told(id, from + index)))

    const open = () =>
      test.deps.db.selectFrom('paytrail_transactions').select('id').where('status', '!=', 'ok').execute()
    for (let left = (await open()).length; left > 0; left = (await open()).length) {
      test.clock.now = new Date(test.clock.now.getTime() + 10 * 60_000)
      await Promise.all([1, 2].map(() => askForPayments(test.deps.db, test.clock.now, test.deps.config)))
      expect((await open()).length).toBeLessThan(left)
    }
    for (const id of late) expect((await get(fake.path(id, ok))).status).toBe(204)

    const orders = await test.deps.db
      .selectFrom('orders')
      .leftJoin('payments', 'payments.order_id', 'orders.id')
      .select((eb) => ['orders.id', 'paid_cents', 'total_amount_cents', eb.fn.count('payments.id').as('payments')])
      .groupBy('orders.id')
      .execute()
    expect(orders).toHaveLength(ORDERS)
    for (const { paid_cents, total_amount_cents, payments } of orders)
      expect([paid_cents, Number(payments)]).toEqual([total_amount_cents, 1])
    expect(fake.mistakes).toEqual([])
  },
  PATIENCE_MS,
)
