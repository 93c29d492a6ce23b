import type { CreditInput } from '@arkpax/schema/documents'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { Order } from '@arkpax/schema/orders'
import { PAYMENT_UNDO_MS } from '@arkpax/schema/payments'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyOrder, takeBankTransfers } from '../../../test/billed-shop.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { editOf } from '../../../test/order-edit-of.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { issueReceipts, lowerReceipts } from './issue-receipts.service.ts'

const PAID_ON = finnishDay(new Date())
const PANEL = 399

let test: TestApp
let order: Order
beforeEach(async () => {
  test = await createTestApp()
  await takeBankTransfers(test.deps.db)
  await setStock('4', 100)
  order = await create(companyOrder({ items: [{ product_id: '4', quantity: 3 }] }))
})
const { create, setStock } = shopCalls(() => test)

const at = (rest: string) => ({ path: `/api/admin/orders/${order.id}${rest}` })
const documents = async () => (await test.call('GET /api/admin/orders/{id}/documents', at('/documents'))).answer
const money = async () => (await test.call('GET /api/admin/orders/{id}/payments', at('/payments'))).answer
const invoiced = async () =>
  (await test.call('POST /api/admin/orders/{id}/documents', { ...at('/documents'), body: { kind: 'invoice' } })).answer
const pay = (amount: number) =>
  test.call('POST /api/admin/orders/{id}/payments', {
    ...at('/payments'),
    body: { method: 'cash', amount, paid_on: PAID_ON },
  })
const giveBack = (amount: number) =>
  test.call('POST /api/admin/orders/{id}/refunds', {
    ...at('/refunds'),
    body: { method: 'cash', amount, paid_on: PAID_ON, reason: 'Alennus' },
  })
const body = (rest: Partial<CreditInput>) => ({ reason: 'Naarmu kotelossa', ...rest })
const sum = (amount: number, vat_percent = 25.5) => body({ sums: [{ vat_percent, amount }] })
const credit = async (id: string, wanted: CreditInput) =>
  (
    await test.call('POST /api/admin/documents/{id}/credit', {
      path: `/api/admin/documents/${id}/credit`,
      body: wanted,
    })
  ).answer
const refused = async (id: string, wanted: CreditInput) =>
  (
    await test.fail('POST /api/admin/documents/{id}/credit', {
      path: `/api/admin/documents/${id}/credit`,
      body: wanted,
    })
  ).problem

describe('a sum of a rate', () => {
  it('is credited with its tax on one line that says why, off the invoice and off the order', async () => {
    const invoice = await invoiced()
    const note = await credit(invoice.id, sum(97))
    expect(note).toMatchObject({ total: -97, net: -77.29, vat: -19.71, credits_number: invoice.number })
    expect(note.lines).toMatchObject([
      { name: 'Hyvitys: Naarmu kotelossa', quantity: -1, vat_percent: 25.5, total: -97 },
    ])
    const told = await documents()
    expect(told.documents[0]).toMatchObject({ credited: 97, rates: [{ vat_percent: 25.5, left: 3 * PANEL - 97 }] })
    expect(await money()).toMatchObject({ left: 3 * PANEL - 97, credited: 97 })
  })

  it('is never more than is left at its rate, and pieces after it take what it has left', async () => {
    const invoice = await invoiced()
    await credit(invoice.id, sum(100))
    expect((await refused(invoice.id, sum(3 * PANEL))).errors).toEqual([
      { path: 'sums.0.amount', detail: 'Tästä verokannasta voi hyvittää enintään 1\u00A0097,00\u00A0€' },
    ])
    expect((await refused(invoice.id, sum(1, 10))).errors).toMatchObject([{ path: 'sums.0.vat_percent' }])
    const twice = [
      { vat_percent: 25.5, amount: 600 },
      { vat_percent: 25.5, amount: 600 },
    ]
    expect((await refused(invoice.id, body({ sums: twice }))).errors).toMatchObject([{ path: 'sums.1.vat_percent' }])
    const both = body({ sums: [{ vat_percent: 25.5, amount: 1 }], lines: [{ line: 0, quantity: 1 }] })
    expect((await refused(invoice.id, both)).errors).toMatchObject([{ path: 'sums' }])
    await credit(invoice.id, body({ lines: [{ line: 0, quantity: 2 }] }))
    await credit(invoice.id, body({}))
    const all = (await documents()).documents
    for (const part of ['net', 'vat', 'total'] as const)
      expect(all.reduce((cents, one) => cents + Math.round(one[part] * 100), 0)).toBe(0)
    expect((await refused(invoice.id, sum(0.01))).errors).toMatchObject([{ detail: 'Tämä verokanta on jo hyvitetty' }])
  })

  it('stands in every file of its credit note', async () => {
    const note = await credit((await invoiced()).id, sum(97))
    const file = async (format: string) =>
      (
        await test.app.request(`/api/admin/documents/${note.id}/files/${format}`, {
          headers: { Authorization: `Bearer ${test.token}` },
        })
      ).text()
    expect(await file('ubl')).toMatch(/CreditedQuantity unitCode="C62">1<[\s\S]*77\.29[\s\S]*Hyvitys: Naarmu kotelossa/)
    expect(await file('finvoice')).toMatch(/Hyvitys: Naarmu kotelossa[\s\S]*-1<[\s\S]*-77,29/)
    expect(await file('pdf')).toMatch(/^%PDF/)
  })
})

describe('an order that is made cheaper', () => {
  const cut = async (discount: number) => {
    const [line] = order.items
    await test.call('PUT /api/admin/orders/{id}', {
      ...at(''),
      body: editOf(order, { items: [{ id: line?.id ?? '', product_id: '4', quantity: 3, discount }] }),
    })
  }

  it('says what of its invoice is to be credited at which rate', async () => {
    const invoice = await invoiced()
    expect((await documents()).credit_due).toBeNull()
    await cut(50)
    expect(await documents()).toMatchObject({
      to_credit: 50,
      credit_due: { document_id: invoice.id, sums: [{ vat_percent: 25.5, amount: 50 }] },
    })
    await credit(invoice.id, sum(50))
    expect(await documents()).toMatchObject({ to_credit: 0, credit_due: null })
    expect(await money()).toMatchObject({ left: 3 * PANEL - 50, credited: 0 })
  })

  it('has its receipt credited by itself once the difference has gone back, and once', async () => {
    const { db } = test.deps
    const now = new Date(Date.now() + PAYMENT_UNDO_MS)
    order = await create({ payment_method: 'bank_transfer', items: [{ product_id: '4', quantity: 3 }] })
    await pay(3 * PANEL)
    await issueReceipts(db, now)
    await cut(50)
    await lowerReceipts(db, now)
    expect((await documents()).documents).toHaveLength(1)
    await giveBack(50)
    await lowerReceipts(db, new Date())
    expect((await documents()).documents).toHaveLength(1)
    for (let turn = 0; turn < 2; turn++) await lowerReceipts(db, now)
    const told = await documents()
    expect(told.documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['receipt', 3 * PANEL],
      ['credit_note', -50],
    ])
    expect(told.to_credit).toBe(0)
    const mails = await db.selectFrom('outbox').select('kind').where('kind', '=', 'document').execute()
    expect(mails).toHaveLength(1)
  })
})
