import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import { paymentStateOf } from '@arkpax/schema/order-payment'
import type { PaymentState } from '@arkpax/schema/order-states'
import { beforeEach, describe, expect, it } from 'vitest'
import { OWN_IBAN } from '../../../test/camt.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { remindOfPayments } from './payment-reminders.service.ts'

let test: TestApp
let path: string
beforeEach(async () => {
  test = await createTestApp()
  const { sale } = (await test.call('GET /api/admin/settings')).answer
  await test.call('PUT /api/admin/settings/sale', { body: { ...sale, iban: OWN_IBAN } })
  const body = orderInput({ payment_method: 'bank_transfer', notify: false })
  path = `/api/admin/orders/${(await test.call('POST /api/admin/orders', { body })).answer.id}`
})

const today = () => finnishDay(test.clock.now)
const pay = (amount: number, more: object = {}) =>
  test.call('POST /api/admin/orders/{id}/payments', {
    path: `${path}/payments`,
    body: { method: 'bank_transfer', amount, paid_on: today(), ...more },
  })
const refund = (body: object, headers = {}) =>
  ({ path: `${path}/refunds`, body: { method: 'bank_transfer', reason: 'Palautus', ...body }, headers }) as const
const setOrder = (change: object) => test.deps.db.updateTable('orders').set(change).execute()
const receivables = async (show: string) =>
  (await test.call('GET /api/admin/receivables', { path: `/api/admin/receivables?show=${show}` })).answer
const listedAs = async (payment: PaymentState) =>
  (await test.call('GET /api/admin/orders', { path: `/api/admin/orders?payment=${payment}` })).answer.map(
    paymentStateOf,
  )
const sweep = () => remindOfPayments(test.deps.db, test.clock.now, test.deps.config)

describe('the money of an order', () => {
  it('shows how the rest is paid, with codes to scan', async () => {
    const { left, instructions } = (await pay(1000)).answer
    expect(instructions).toMatchObject({ amount: left, iban: OWN_IBAN })
    expect(instructions?.barcode_svg).toContain('<svg')
    expect(instructions?.qr_svg).toContain('<svg')
  })

  it('does not move long before its order was made', async () => {
    const wrong = {
      path: `${path}/payments`,
      body: { method: 'bank_transfer' as const, amount: 10, paid_on: '2020-01-01' },
    }
    const { problem } = await test.fail('POST /api/admin/orders/{id}/payments', wrong)
    expect(problem.errors?.[0]).toMatchObject({
      path: 'paid_on',
      detail: expect.stringContaining('Tilaus tehtiin vasta'),
    })
  })

  it('is told in the log in words: by which way it came and on which day', async () => {
    await pay(10)
    const { answer } = await test.call('GET /api/admin/audit-log', { path: '/api/admin/audit-log?entity=order' })
    const told = answer.find(({ action }) => action === 'record-payment')?.changes.map(({ field, to }) => [field, to])
    expect(told).toContainEqual(['method', 'Tilisiirto'])
    expect(told).toContainEqual(['paid_on', formatDate(today())])
  })

  it('made twice by one press is one payment', async () => {
    const body = { method: 'cash', amount: 10, paid_on: today() }
    const call = { path: `${path}/payments`, body, headers: { 'Idempotency-Key': 'maksu-2026-11-22-0001' } }
    await test.call('POST /api/admin/orders/{id}/payments', call)
    expect((await test.call('POST /api/admin/orders/{id}/payments', call)).answer.payments).toHaveLength(1)
  })

  it.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: 1.234 }],
    ['paid_on', { paid_on: '2199-01-01' }],
    ['method', { method: 'bitcoin' }],
  ])('tells a mistake at its field: %s', async (field, change) => {
    const body = { method: 'cash', amount: 10, paid_on: today(), ...change }
    const { status, problem } = await test.fail('POST /api/admin/orders/{id}/payments', {
      path: `${path}/payments`,
      body,
    })
    expect([status, problem.errors?.[0]?.path]).toEqual([422, field])
  })

  it('is given back by a manager alone, never more than there is, and cash only with its day', async () => {
    await pay(100)
    const { headers } = await signInStaff(test, 'sales')
    const key = 'POST /api/admin/orders/{id}/refunds'
    expect((await test.fail(key, refund({ amount: 10 }, headers))).status).toBe(403)
    const tooMuch = await test.fail(key, refund({ amount: 100.01 }))
    expect(tooMuch.problem.errors?.[0]).toEqual({
      path: 'amount',
      detail: 'Enintään 100,00\u00A0€, joka on maksettu eikä vielä palautettu',
    })
    const cash = await test.fail(key, refund({ amount: 10, method: 'cash' }))
    expect(cash.problem.errors?.[0]?.path).toBe('paid_on')
    const { answer } = await test.call(key, refund({ amount: 10 }))
    const undo = { path: `/api/admin/payments/${answer.payments.at(-1)?.id}/undo`, headers }
    expect((await test.fail('POST /api/admin/payments/{id}/undo', undo)).status).toBe(403)
  })

  it('that was given back is not asked for again', async () => {
    await pay(3350)
    const { answer } = await test.call('POST /api/admin/orders/{id}/refunds', refund({ amount: 350 }))
    expect(answer).toMatchObject({ state: 'to_refund', refunded: 350, waiting: 350, left: 0, instructions: null })
    expect(await receivables('open')).toEqual([])
  })

  it('is given back by hand on a day that was, once', async () => {
    await pay(100)
    const { answer } = await test.call('POST /api/admin/orders/{id}/refunds', refund({ amount: 40 }))
    const settle = { path: `/api/admin/refunds/${answer.payments.at(-1)?.id}/paid`, body: { paid_on: today() } }
    const settled = (await test.call('PUT /api/admin/refunds/{id}/paid', settle)).answer
    expect(settled.payments.at(-1)).toMatchObject({ state: 'done', paid_on: today() })
    expect([answer, settled]).toMatchObject([
      { state: 'to_refund', refunded: 40, waiting: 40 },
      { state: 'part_refunded', refunded: 40, waiting: 0 },
    ])
    expect(await listedAs('part_refunded')).toEqual(['part_refunded'])
    expect(await listedAs('to_refund')).toEqual([])
    expect((await test.fail('PUT /api/admin/refunds/{id}/paid', settle)).problem.code).toBe('payment_closed')
  })
})

describe('the list of receivables', () => {
  it('has what is open, late, overpaid and to be given back', async () => {
    expect(await receivables('open')).toMatchObject([{ state: 'unpaid', is_late: false, left: 3350 }])
    await setOrder({ payment_due_on: '2026-01-01' })
    expect(await receivables('late')).toMatchObject([{ is_late: true }])
    await pay(3400)
    expect(await receivables('late')).toEqual([])
    expect(await receivables('overpaid')).toMatchObject([{ state: 'overpaid', left: -50 }])
    await test.call('POST /api/admin/orders/{id}/refunds', refund({ amount: 50 }))
    expect(await receivables('overpaid')).toEqual([])
    expect(await receivables('refunds')).toMatchObject([{ refunded: 50, left: 0 }])
    await setOrder({ status: 'cancelled' })
    expect(await receivables('overpaid')).toMatchObject([{ left: -3350 }])
  })

  it('goes page by page in every order', async () => {
    const body = orderInput({ payment_method: 'invoice', company: 'Vene Oy', business_id: '0112038-9', notify: false })
    for (let at = 0; at < 4; at += 1) await test.call('POST /api/admin/orders', { body })
    for (const sort of ['due', '-due', 'date', '-left']) {
      const first = `/api/admin/receivables?sort=${sort}&limit=3`
      const { answer, headers } = await test.call('GET /api/admin/receivables', { path: first })
      const next = /<([^>]+)>/.exec(headers.get('Link') ?? '')?.[1] ?? ''
      const rest = (await test.call('GET /api/admin/receivables', { path: next })).answer
      expect(new Set([...answer, ...rest].map(({ id }) => id)).size).toBe(5)
    }
  })
})

describe('a prepayment whose day is over', () => {
  it('is reminded of once, and told where the list shows it', async () => {
    await sweep()
    expect(await leavingMail(test)).toEqual([])
    await setOrder({ payment_due_on: '2026-01-01' })
    await Promise.all([sweep(), sweep()])
    await sweep()
    const mails = await leavingMail(test)
    expect(mails.map(({ kind }) => kind)).toEqual(['payment-reminder'])
    expect(mails[0]?.text).toContain('Viitenumero')
    expect((await receivables('late'))[0]?.reminded_at).not.toBeNull()
  })

  it('that has come before the mail leaves is not reminded of', async () => {
    await setOrder({ payment_due_on: '2026-01-01' })
    await sweep()
    await pay(3350)
    expect(await leavingMail(test)).toEqual([])
  })
})

describe('how an order is paid', () => {
  it('is mailed again where something is to be paid', async () => {
    const send = { path: `${path}/payment-instructions` }
    await test.call('POST /api/admin/orders/{id}/payment-instructions', send)
    expect((await leavingMail(test)).map(({ kind }) => kind)).toEqual(['payment-instructions'])
    await pay(3350)
    const { problem } = await test.fail('POST /api/admin/orders/{id}/payment-instructions', send)
    expect(problem.code).toBe('nothing_to_pay')
  })
})
