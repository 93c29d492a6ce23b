import { MINUTE_MS } from '@arkpax/schema/durations'
import { finnishDay } from '@arkpax/schema/format-fi'
import { toCents } from '@arkpax/schema/money'
import type { Order } from '@arkpax/schema/orders'
import type { ReturnDetail } from '@arkpax/schema/returns'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput } from '../../../test/factories.ts'
import { type FakePaytrail, MERCHANT, SECRET, startFakePaytrail } from '../../../test/fake-paytrail.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { issueReceipts } from '../documents/issue-receipts.service.ts'
import { paymentToken } from '../orders/payment-token.repo.ts'
import { listPaymentsOf } from '../payments/payments.repo.ts'
import { sendRefunds } from '../paytrail/send-refunds.service.ts'

let fake: FakePaytrail
let test: TestApp
let order: Order
let transaction: string
let made: ReturnDetail
const { create, change } = shopCalls(() => test)

beforeAll(async () => {
  fake = await startFakePaytrail()
})
afterAll(() => fake.stop())

/** An order that was paid with Paytrail and delivered, and of which one piece has come back and been inspected. */
beforeEach(async () => {
  fake.behaviour.refund = 'ok'
  test = await createTestApp({ PAYTRAIL_MERCHANT_ID: MERCHANT, PAYTRAIL_SECRET: SECRET, PAYTRAIL_URL: fake.url })
  order = await create({ ...orderInput(), payment_method: 'bank_transfer', notify: false })
  const body = { token: await paymentToken(test.deps.db, order.id) }
  const { href } = (await test.call('POST /api/orders/pay', { body })).answer
  transaction = href.slice(href.lastIndexOf('/') + 1)
  await test.app.request(fake.path(transaction, { status: 'ok' }))
  await change(order.id, { status: 'delivered', notify: false })
  after(5 * MINUTE_MS)
  await issueReceipts(test.deps.db, test.clock.now)
  const announced_on = finnishDay(test.clock.now)
  const items = [{ id: order.items[0]?.id ?? '', quantity: 1 }]
  made = (
    await test.call('POST /api/admin/orders/{id}/returns', {
      path: `/api/admin/orders/${order.id}/returns`,
      body: { name: 'Matti Meikäläinen', announced_on, items, notify: false },
    })
  ).answer
  const inspected = made.items.map(({ id }) => ({ id, loss: 0, loss_reason: null, restock: true }))
  made = (
    await test.call('PUT /api/admin/returns/{id}', {
      path: `/api/admin/returns/${made.id}`,
      body: { ...made, state: 'inspected', items: inspected, notify: false },
    })
  ).answer
})

const after = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
/** The button, as two people press it, or one person twice. */
const press = (headers: Record<string, string> = {}) =>
  test.app.request(`/api/admin/returns/${made.id}/refund`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${test.token}`, ...headers },
    body: JSON.stringify({ method: 'paytrail', notify: true }),
  })
const sweep = () => sendRefunds(test.deps.db, test.clock.now, test.deps.config)
const asked = () => fake.refunds.filter(({ of }) => of === transaction)
const refunds = async () => (await listPaymentsOf(test.deps.db, order.id)).filter(({ kind }) => kind === 'refund')
const creditNotes = async () => {
  const path = `/api/admin/orders/${order.id}/documents`
  const { documents } = (await test.call('GET /api/admin/orders/{id}/documents', { path })).answer
  return documents.filter(({ kind }) => kind === 'credit_note')
}

it('gives the money back the way it came, once, however often it is pressed: by Paytrail, on the order, in a credit note and a mail', async () => {
  const value = made.items[0]?.value ?? 0
  expect(made).toMatchObject({ paid_by: 'paytrail', sums: { total: value } })
  const answers = await Promise.all([press({ 'If-Match': `"${made.version}"` }), press(), press()])
  const [seen, ...others] = answers.map(({ status }) => status)
  // Any of the three may come first; one that saw the return as it was before is told that it has changed.
  expect([seen === 412 ? 409 : seen, ...others].toSorted()).toEqual([200, 409, 409])
  expect((await press()).status).toBe(409)
  await sweep()
  expect(asked()).toEqual([])
  after(MINUTE_MS)
  await Promise.all([sweep(), sweep()])
  await sweep()
  expect(asked()).toMatchObject([{ amount: toCents(value) }])
  expect(await refunds()).toMatchObject([{ state: 'done', cents: toCents(value), method: 'paytrail' }])
  expect((await creditNotes()).map(({ total }) => total)).toEqual([-value])
  const detail = { path: `/api/admin/orders/${order.id}` }
  expect((await test.call('GET /api/admin/orders/{id}', detail)).answer.refunded_amount).toBe(value)
  const whole = (await test.call('GET /api/admin/returns/{id}', { path: `/api/admin/returns/${made.id}` })).answer
  expect(whole).toMatchObject({ state: 'refunded', refunded: value })
  expect((await leavingMail(test)).filter(({ kind }) => kind === 'return-step')).toHaveLength(1)
})

it('is one refund where the same press is sent again because its answer was lost', async () => {
  const key = { 'Idempotency-Key': '6f6ad0b4-95cd-4b6a-9f65-9b5b4fbd9c0e' }
  await press(key)
  await press(key)
  after(MINUTE_MS)
  await sweep()
  expect(asked()).toHaveLength(1)
})

it('stays to be paid by hand where Paytrail cannot pay it', async () => {
  fake.behaviour.refund = 'unsupported'
  await press()
  after(MINUTE_MS)
  await sweep()
  expect(await refunds()).toMatchObject([{ state: 'failed' }])
  const detail = { path: `/api/admin/orders/${order.id}` }
  expect((await test.call('GET /api/admin/orders/{id}', detail)).answer.refunded_amount).toBe(0)
})
