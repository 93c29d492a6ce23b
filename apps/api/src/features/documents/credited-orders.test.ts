import { finnishDay } from '@arkpax/schema/format-fi'
import type { Order } from '@arkpax/schema/orders'
import { PAYMENT_UNDO_MS } from '@arkpax/schema/payments'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyOrder, takeBankTransfers } from '../../../test/billed-shop.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { editOf } from '../../../test/order-edit-of.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { issueReceipts, takeBackReceipts } from './issue-receipts.service.ts'

const PAID_ON = finnishDay(new Date())
const PANEL = 399

let test: TestApp
let order: Order
beforeEach(async () => {
  test = await createTestApp()
  await takeBankTransfers(test.deps.db)
  await setStock('4', 100)
})
const { create, setStatus, setStock } = shopCalls(() => test)

const panels = (quantity: number) => ({ items: [{ product_id: '4', quantity }] })
const at = (rest: string) => ({ path: `/api/admin/orders/${order.id}${rest}` })
const money = async () => (await test.call('GET /api/admin/orders/{id}/payments', at('/payments'))).answer
const documents = async () => (await test.call('GET /api/admin/orders/{id}/documents', at('/documents'))).answer
const owed = async () => {
  const { left, state, credited } = await money()
  return { left, state, credited }
}

const pay = (amount: number) =>
  test.call('POST /api/admin/orders/{id}/payments', {
    ...at('/payments'),
    body: { method: 'cash', amount, paid_on: PAID_ON },
  })
const giveBack = (amount: number) =>
  test.call('POST /api/admin/orders/{id}/refunds', {
    ...at('/refunds'),
    body: { method: 'cash', amount, paid_on: PAID_ON, reason: 'Palautus' },
  })
const issue = async (kind: 'invoice' | 'receipt') =>
  (await test.call('POST /api/admin/orders/{id}/documents', { ...at('/documents'), body: { kind } })).answer
const credit = (id: string, quantity?: number) =>
  test.call('POST /api/admin/documents/{id}/credit', {
    path: `/api/admin/documents/${id}/credit`,
    body: { reason: 'Palautus', ...(quantity && { lines: [{ line: 0, quantity }] }) },
  })
const edit = (quantity: number) => {
  const [line] = order.items
  return test.call('PUT /api/admin/orders/{id}', {
    ...at(''),
    body: editOf(order, { items: [{ id: line?.id ?? '', product_id: '4', quantity }] }),
  })
}

describe('what a credit note takes off an invoice', () => {
  it('is not asked for any more: on the order, in receivables, or of the bank', async () => {
    order = await create(companyOrder(panels(5)))
    const invoice = await issue('invoice')
    await credit(invoice.id, 2)
    expect(await owed()).toEqual({ left: 3 * PANEL, state: 'unpaid', credited: 2 * PANEL })
    expect((await money()).instructions?.amount).toBe(3 * PANEL)
    const { answer } = await test.call('GET /api/admin/receivables', { path: '/api/admin/receivables?show=open' })
    expect(answer.find(({ id }) => id === order.id)).toMatchObject({ left: 3 * PANEL })
    await pay(3 * PANEL)
    expect(await owed()).toMatchObject({ left: 0, state: 'paid' })
    const { answer: paid } = await test.call('GET /api/admin/orders', { path: '/api/admin/orders?payment=paid' })
    expect(paid.map(({ id }) => id)).toContain(order.id)
  })

  it('is to be given back where it was paid', async () => {
    order = await create(companyOrder(panels(5)))
    const invoice = await issue('invoice')
    await pay(5 * PANEL)
    await credit(invoice.id, 1)
    expect(await owed()).toMatchObject({ state: 'overpaid' })
    const { answer } = await test.call('GET /api/admin/receivables', { path: '/api/admin/receivables?show=overpaid' })
    expect(answer.find(({ id }) => id === order.id)).toMatchObject({ left: -PANEL })
    await giveBack(PANEL)
    expect(await owed()).toMatchObject({ left: 0, state: 'part_refunded' })
  })

  it('counts once where the order was edited for it, before or after', async () => {
    for (const first of ['edit', 'credit']) {
      order = await create(companyOrder(panels(3)))
      const invoice = await issue('invoice')
      if (first === 'edit') {
        await edit(2)
        expect((await documents()).to_credit).toBe(PANEL)
      }
      await credit(invoice.id, 1)
      if (first === 'credit') await edit(2)
      expect(await owed()).toMatchObject({ left: 2 * PANEL })
      expect((await documents()).to_credit).toBe(0)
    }
  })

  it('is asked for again by a new invoice', async () => {
    order = await create(companyOrder(panels(3)))
    await credit((await issue('invoice')).id)
    expect((await money()).left).toBe(0)
    await issue('invoice')
    expect(await owed()).toMatchObject({ left: 3 * PANEL, state: 'unpaid', credited: 0 })
  })
})

describe('a cancelled order', () => {
  it('has its receipt credited by itself once its money has gone back, and till then says what is to be credited', async () => {
    const { db } = test.deps
    const now = new Date(Date.now() + PAYMENT_UNDO_MS)
    order = await create({ payment_method: 'bank_transfer', ...panels(3) })
    await pay(3 * PANEL)
    await issueReceipts(db, now)
    await setStatus(order.id, 'cancelled')
    await giveBack(2 * PANEL)
    await takeBackReceipts(db, now)
    expect((await documents()).to_credit).toBe(3 * PANEL)
    await giveBack(PANEL)
    await takeBackReceipts(db, now)
    await takeBackReceipts(db, now)
    const told = await documents()
    expect(told.documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['receipt', 3 * PANEL],
      ['credit_note', -3 * PANEL],
    ])
    expect(told.to_credit).toBe(0)
  })
})

describe('an order that is taken up again after its receipt was taken back', () => {
  it('gets a new receipt once it is paid again', async () => {
    const { db } = test.deps
    const now = new Date(Date.now() + PAYMENT_UNDO_MS)
    order = await create({ payment_method: 'bank_transfer', ...panels(3) })
    await pay(3 * PANEL)
    await issueReceipts(db, now)
    await setStatus(order.id, 'cancelled')
    await giveBack(3 * PANEL)
    await takeBackReceipts(db, now)
    await setStatus(order.id, 'processing')
    await issueReceipts(db, now)
    expect((await documents()).documents).toHaveLength(2)
    await pay(3 * PANEL)
    for (let turn = 0; turn < 2; turn++) await issueReceipts(db, now)
    expect((await documents()).documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['receipt', 3 * PANEL],
      ['credit_note', -3 * PANEL],
      ['receipt', 3 * PANEL],
    ])
  })
})

describe('a receipt that staff credited whole', () => {
  it('is not made again by itself while its money waits to go back, but where staff ask for it', async () => {
    const { db } = test.deps
    const now = new Date(Date.now() + PAYMENT_UNDO_MS)
    order = await create({ payment_method: 'bank_transfer', ...panels(1) })
    await pay(PANEL)
    await issueReceipts(db, now)
    await credit((await documents()).documents[0]?.id ?? '')
    await issueReceipts(db, now)
    expect((await documents()).documents).toHaveLength(2)
    expect((await documents()).refusals.receipt).toBeNull()
    await issue('receipt')
    expect(await owed()).toMatchObject({ left: 0, state: 'paid', credited: 0 })
  })
})

describe('the receipt of money that staff wrote down', () => {
  it('waits till they can no longer take it back', async () => {
    order = await create({ payment_method: 'bank_transfer', ...panels(1) })
    await pay(PANEL)
    await issueReceipts(test.deps.db, new Date())
    expect((await documents()).documents).toEqual([])
    await issueReceipts(test.deps.db, new Date(Date.now() + PAYMENT_UNDO_MS))
    expect((await documents()).documents).toMatchObject([{ kind: 'receipt' }])
  })
})
