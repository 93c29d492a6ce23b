import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput } from '../../../test/factories.ts'
import { recordPayment, recordRefund, settleRefund, takeBackPayment } from './payments.service.ts'

let test: TestApp
let orderId: string
beforeEach(async () => {
  test = await createTestApp()
  const body = orderInput({ payment_method: 'bank_transfer' })
  orderId = (await test.call('POST /api/admin/orders', { body })).answer.id
})

const inTransaction = <T>(work: (db: typeof test.deps.db) => Promise<T>) =>
  test.deps.db.transaction().execute((transaction) => work(transaction))
const pay = (cents: number, extra: object = {}) =>
  inTransaction((db) =>
    recordPayment(db, { orderId, cents, method: 'bank_transfer', paidOn: '2026-11-25', ...extra }, test.clock.now),
  )
const giveBack = (cents: number, paidOn: string | null = null) =>
  inTransaction((db) =>
    recordRefund(db, { orderId, cents, method: 'bank_transfer', paidOn, reason: 'Palautus' }, test.clock.now),
  )
const money = async () => {
  const path = `/api/admin/orders/${orderId}`
  const { paid_amount, refunded_amount } = (await test.call('GET /api/admin/orders/{id}', { path })).answer
  return [paid_amount, refunded_amount]
}

describe('an order', () => {
  it('knows what has come in and what was given back', async () => {
    await pay(100_00)
    await pay(50_05)
    await giveBack(20_00, '2026-11-26')
    expect(await money()).toEqual([150.05, 20])
  })

  it('is due after the days of the settings, and a consumer gets no invoice', async () => {
    const { payment_due_on, created_at } = (
      await test.call('GET /api/admin/orders/{id}', { path: `/api/admin/orders/${orderId}` })
    ).answer
    const { prepaymentDays } = (await test.call('GET /api/admin/settings')).answer.sale
    const days = (Date.parse(payment_due_on ?? '') - Date.parse(created_at.slice(0, 10))) / 86_400_000
    expect(Math.abs(days - prepaymentDays)).toBeLessThanOrEqual(1)
    const invoiced = orderInput({ payment_method: 'invoice' })
    const { problem } = await test.fail('POST /api/admin/orders', { body: invoiced })
    expect(problem.errors?.[0]?.path).toBe('payment_method')
    const company = orderInput({ payment_method: 'invoice', company: 'Vene Oy', business_id: '0112038-9' })
    expect((await test.call('POST /api/admin/orders', { body: company })).status).toBe(201)
  })
})

describe('what a provider tells', () => {
  it('many times is one payment', async () => {
    const provided = { by: 'paytrail', id: 'a1' }
    const [first] = await Promise.all(Array.from({ length: 5 }, () => pay(100_00, { provided })))
    expect((await pay(100_00, { provided })).id).toBe(first?.id)
    expect(await money()).toEqual([100, 0])
  })
})

describe('a refund', () => {
  it('is never more than was paid and not given back, also where two are made at once', async () => {
    await expect(giveBack(1)).rejects.toThrow('invalid_fields')
    await pay(100_00)
    await expect(giveBack(100_01)).rejects.toThrow('invalid_fields')
    const made = await Promise.allSettled([giveBack(60_00), giveBack(60_00), giveBack(60_00)])
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await money()).toEqual([100, 60])
  })

  it('that waits is paid once', async () => {
    await pay(100_00)
    const { id } = await giveBack(60_00)
    const settle = () => inTransaction((db) => settleRefund(db, id, { paidOn: '2026-11-30' }))
    expect(await settle()).toMatchObject({ state: 'done', paid_on: '2026-11-30' })
    await expect(settle()).rejects.toThrow('payment_closed')
  })

  it('that nobody has paid can be taken back; then it counts no more', async () => {
    await pay(100_00)
    const { id } = await giveBack(60_00)
    test.clock.now = new Date(test.clock.now.getTime() + 60_000)
    await inTransaction((db) => takeBackPayment(db, id, test.clock.now))
    expect(await money()).toEqual([100, 0])
  })
})

describe('a payment that was typed by hand', () => {
  it('is taken back within ten seconds, and not later', async () => {
    const { id } = await pay(100_00)
    const later = await pay(7_00)
    await inTransaction((db) => takeBackPayment(db, id, test.clock.now))
    expect(await money()).toEqual([7, 0])
    test.clock.now = new Date(test.clock.now.getTime() + 10_000)
    const late = inTransaction((db) => takeBackPayment(db, later.id, test.clock.now))
    await expect(late).rejects.toThrow('undo_expired')
    await expect(inTransaction((db) => takeBackPayment(db, id, test.clock.now))).rejects.toThrow('payment_closed')
  })

  it('stays while more of it was given back than would be left', async () => {
    const { id } = await pay(100_00)
    await giveBack(1_00)
    await expect(inTransaction((db) => takeBackPayment(db, id, test.clock.now))).rejects.toThrow('payment_closed')
  })
})

describe('the confirmation of an order', () => {
  const confirm = async (payment_method: 'bank_transfer' | 'on_collection') => {
    const { sale } = (await test.call('GET /api/admin/settings')).answer
    await test.call('PUT /api/admin/settings/sale', { body: { ...sale, iban: 'FI21 1234 5600 0007 85' } })
    const body = orderInput({ payment_method })
    return (await test.call('POST /api/admin/orders/preview', { body })).answer.mail.text
  }

  it('tells how it is paid in lines that a bank takes as they are', async () => {
    const text = await confirm('bank_transfer')
    expect(text).toContain('Tilinumero: FI21 1234 5600 0007 85')
    expect(text).toMatch(/Viitenumero: \d{5}/)
    expect(text).toMatch(/Virtuaaliviivakoodi: 4\d{53}/)
  })

  it('tells none of it where the order is paid when it is collected', async () => {
    expect(await confirm('on_collection')).not.toContain('Viitenumero')
  })
})
