import { orderInput as orderSchema } from '@arkpax/schema/orders'
import { type Kysely, sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyOrder, payOrder, takeBankTransfers } from '../../../test/billed-shop.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput } from '../../../test/factories.ts'
import { editOf } from '../../../test/order-edit-of.ts'
import { makeSharedDatabase } from '../../../test/shared-database.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { fillDatabase } from '../../../test/test-database.ts'
import type { Database } from '../../db/database.ts'
import { up as dueDaysOfInvoices } from '../../db/migrations/20261130T0700-due-days-of-invoices.ts'
import { createOrder } from '../orders/orders.service.ts'
import { payable } from './document-content.ts'
import { issueDocument, type NewDocument } from './issue-document.service.ts'
import { issueReceipts } from './issue-receipts.service.ts'

const now = new Date('2026-11-24T10:00:00Z')

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = now
  await takeBankTransfers(test.deps.db)
})
const { create, read, setStock, setStatus } = shopCalls(() => test)

const issue = (wanted: NewDocument, at = now) =>
  test.deps.db.transaction().execute((transaction) => issueDocument(transaction, wanted, at))

async function invoiced(items = [{ product_id: '4', quantity: 3 }]) {
  await setStock('4', 100)
  await setStock('1', 100)
  const order = await create(companyOrder({ items }))
  return { order, invoice: await issue({ kind: 'invoice', orderId: order.id, by: 'Aino Virtanen' }) }
}

describe('an invoice', () => {
  it('says who sells and buys, what it costs with its tax, and when and with what reference it is paid', async () => {
    const { order, invoice } = await invoiced()
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: 20001,
      order_number: order.number,
      issued_on: '2026-11-24',
      due_on: '2026-12-08',
      buyer_name: 'Venetarvike Oy',
      total: 1197,
      net: 953.78,
      vat: 243.22,
      issued_by: 'Aino Virtanen',
    })
    expect(invoice.content).toMatchObject({
      seller: { name: 'Arkpax Oy', iban: 'FI2112345600000785' },
      buyer: { businessId: '2345678-0', contact: 'Matti Meikäläinen', street: 'Satamakatu 4 B 12' },
      lines: [{ quantity: 3, price: 39900, discount: 0, vatPercent: 25.5, gross: 119700, net: 95378 }],
      vat: [{ vatPercent: 25.5, net: 95378, vat: 24322, gross: 119700 }],
      credits: null,
    })
    expect(payable(invoice.content)).toBe(119700)
  })

  it('says by when its order is to be paid, and leaves a longer time that was agreed', async () => {
    const { order, invoice } = await invoiced()
    const dueDay = async (id: string) => (await read(id)).payment_due_on
    expect(await dueDay(order.id)).toBe(invoice.due_on)
    const agreed = await create(companyOrder({ items: [{ product_id: '4', quantity: 1 }] }))
    await test.call('PUT /api/admin/orders/{id}', {
      path: `/api/admin/orders/${agreed.id}`,
      body: editOf(agreed, { payment_due_on: '2026-12-31' }),
    })
    expect((await issue({ kind: 'invoice', orderId: agreed.id })).due_on).toBe('2026-12-31')
    expect(await dueDay(agreed.id)).toBe('2026-12-31')
  })

  it('keeps its day while it stands: the order takes no other', async () => {
    const { order, invoice } = await invoiced()
    const path = `/api/admin/orders/${order.id}`
    const body = async () => editOf(await read(order.id), { payment_due_on: '2027-01-15' })
    const { problem } = await test.fail('PUT /api/admin/orders/{id}', { path, body: await body() })
    expect(problem.errors).toEqual([
      {
        path: 'payment_due_on',
        detail: `Lasku ${invoice.number} erääntyy 8.12.2026. Hyvitä lasku ja tee uusi, jos päivä muuttuu.`,
      },
    ])
    await issue({ kind: 'credit_note', orderId: order.id, credits: { documentId: invoice.id, reason: 'Virhe' } })
    const { answer } = await test.call('PUT /api/admin/orders/{id}', { path, body: await body() })
    expect(answer.payment_due_on).toBe('2027-01-15')
  })

  it('gives its day to an order that was invoiced before that was so, unless it has been taken back', async () => {
    const { order, invoice } = await invoiced()
    const other = await create(companyOrder({ items: [{ product_id: '4', quantity: 1 }] }))
    const { id: documentId } = await issue({ kind: 'invoice', orderId: other.id })
    await issue({ kind: 'credit_note', orderId: other.id, credits: { documentId, reason: 'Virhe' } })
    await test.deps.db.updateTable('orders').set({ payment_due_on: '2026-12-01' }).execute()
    await dueDaysOfInvoices(test.deps.db as unknown as Kysely<unknown>)
    expect((await read(order.id)).payment_due_on).toBe(invoice.due_on)
    expect((await read(other.id)).payment_due_on).toBe('2026-12-01')
  })

  it('is one for its order, however often it is asked for', async () => {
    const { order, invoice } = await invoiced()
    expect((await issue({ kind: 'invoice', orderId: order.id })).id).toBe(invoice.id)
    await expect(issue({ kind: 'receipt', orderId: order.id })).rejects.toThrow('document_refused')
  })

  it('says what has been paid of it before', async () => {
    await setStock('4', 100)
    const order = await create(companyOrder({ items: [{ product_id: '4', quantity: 1 }] }))
    await payOrder(test.deps.db, order.id, 100)
    const { content } = await issue({ kind: 'invoice', orderId: order.id })
    expect([content.paid, payable(content)]).toEqual([10000, 29900])
  })

  it.each([
    ['a person', {}, 'Laskun voi tehdä vain yritykselle'],
    ['a cancelled order', companyOrder(), 'Tilaus on peruutettu.'],
  ])('is refused to %s', async (_, body, told) => {
    const order = await create(orderInput(body))
    if (told.includes('peruutettu')) await setStatus(order.id, 'cancelled')
    await expect(issue({ kind: 'invoice', orderId: order.id })).rejects.toMatchObject({
      extras: { detail: expect.stringContaining(told) },
    })
  })

  it('keeps what it said when its order, the company or a price changes', async () => {
    const { order, invoice } = await invoiced()
    await test.deps.db.updateTable('orders').set({ company: 'Toinen Oy' }).where('id', '=', order.id).execute()
    expect((await issue({ kind: 'invoice', orderId: order.id })).content).toEqual(invoice.content)
  })
})

describe('a receipt', () => {
  it('is made once all has been paid', async () => {
    const order = await create()
    await expect(issue({ kind: 'receipt', orderId: order.id })).rejects.toThrow('document_refused')
    await payOrder(test.deps.db, order.id, order.total_amount)
    expect(await issue({ kind: 'receipt', orderId: order.id })).toMatchObject({ number: 40001, due_on: null })
  })
})

describe('receipts of orders that are paid meanwhile', () => {
  it('are made once, and not of what has an invoice, is not followed or is not paid', async () => {
    const { db } = test.deps
    await setStock('1', 10)
    await create({ payment_method: 'bank_transfer' })
    const paid = await create({ payment_method: 'bank_transfer' })
    const unfollowed = await create()
    const billed = await create(companyOrder())
    await issue({ kind: 'invoice', orderId: billed.id })
    for (const { id } of [paid, unfollowed, billed]) await payOrder(db, id, 3350)
    await issueReceipts(db, now)
    await issueReceipts(db, now)
    const made = await db.selectFrom('documents').select('order_id').where('kind', '=', 'receipt').execute()
    expect(made).toEqual([{ order_id: paid.id }])
  })
})

describe('a credit note', () => {
  const credit = (documentId: string, lines?: { line: number; quantity: number }[]) =>
    issue({ kind: 'credit_note', orderId: '', credits: { documentId, reason: 'Palautus', lines } })

  it('takes back all that is left, to the cent, however it was taken back before', async () => {
    const { invoice } = await invoiced([
      { product_id: '4', quantity: 3 },
      { product_id: '1', quantity: 7 },
    ])
    const parts = [
      await credit(invoice.id, [{ line: 1, quantity: 2 }]),
      await credit(invoice.id, [{ line: 0, quantity: 1 }]),
    ]
    parts.push(await credit(invoice.id))
    expect(parts.map(({ number, credits_number }) => [number, credits_number])).toEqual([
      [30001, 20001],
      [30002, 20001],
      [30003, 20001],
    ])
    const cents = (of: 'net' | 'vat' | 'total') => parts.reduce((sum, part) => sum + Math.round(part[of] * 100), 0)
    expect([cents('net'), cents('vat'), cents('total')].map((sum) => -sum / 100)).toEqual([
      invoice.net,
      invoice.vat,
      invoice.total,
    ])
    await expect(credit(invoice.id)).rejects.toMatchObject({
      extras: { detail: 'Asiakirja on jo hyvitetty kokonaan.' },
    })
  })

  it('of everything makes way for a new invoice', async () => {
    const { order, invoice } = await invoiced()
    await credit(invoice.id)
    expect((await issue({ kind: 'invoice', orderId: order.id })).number).toBe(invoice.number + 1)
  })

  it('tells at its line what is too much, unknown or twice', async () => {
    const { invoice } = await invoiced()
    const told = (lines: { line: number; quantity: number }[]) =>
      credit(invoice.id, lines).catch((error) => error.extras.errors)
    expect(await told([{ line: 0, quantity: 4 }])).toEqual([
      { path: 'lines.0.quantity', detail: 'Rivistä voi hyvittää enintään 3\u00A0kpl' },
    ])
    expect(await told([{ line: 9, quantity: 1 }])).toEqual([
      { path: 'lines.0.line', detail: 'Riviä ei ole asiakirjassa' },
    ])
    expect(
      (
        await told([
          { line: 0, quantity: 1 },
          { line: 0, quantity: 1 },
        ])
      )[0].path,
    ).toBe('lines.1.line')
  })
})

describe('what was issued', () => {
  it.each(['documents', 'document_vat_lines'] as const)('is never changed in %s, not even by hand', async (table) => {
    await invoiced()
    const column = table === 'documents' ? 'total_cents' : 'net_cents'
    await expect(sql`update ${sql.table(table)} set ${sql.ref(column)} = 1`.execute(test.deps.db)).rejects.toThrow(
      'what was issued never changes',
    )
  })
})

describe('numbers of documents', () => {
  it('have no hole where a transaction was undone', async () => {
    const { order, invoice } = await invoiced()
    const undone = test.deps.db.transaction().execute(async (transaction) => {
      await issueDocument(
        transaction,
        { kind: 'credit_note', orderId: order.id, credits: { documentId: invoice.id, reason: 'Virhe' } },
        now,
      )
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    const kept = await issue({
      kind: 'credit_note',
      orderId: order.id,
      credits: { documentId: invoice.id, reason: 'Virhe' },
    })
    expect(kept.number).toBe(30001)
  })

  it('are whole and each given once when two processes issue side by side', { timeout: 300_000 }, async () => {
    const INVOICES = Number(process.env.INVOICES ?? 60)
    const shared = await makeSharedDatabase()
    const one = await shared.connect()
    await fillDatabase(one)
    const other = await shared.connect()
    await takeBankTransfers(one)
    await one
      .updateTable('products')
      .set({ stock: INVOICES * 2 })
      .where('id', '=', '4')
      .execute()
    const body = orderSchema.parse(companyOrder({ items: [{ product_id: '4', quantity: 1 }] }))
    const orders: string[] = []
    for (let made = 0; made < INVOICES; made++) orders.push((await createOrder(one, body, now)).id)

    const issueOn = (db: Kysely<Database>, orderId: string, isUndone: boolean) =>
      db.transaction().execute(async (transaction) => {
        await issueDocument(transaction, { kind: 'invoice', orderId }, now)
        if (isUndone) throw new Error('undone')
      })
    // Each is asked for by both, and every fifth try is undone at its end and made again.
    await Promise.all(
      orders.flatMap((id, place) => [
        place % 5 === 0 ? issueOn(one, id, true).catch(() => issueOn(one, id, false)) : issueOn(one, id, false),
        issueOn(other, id, false),
      ]),
    )
    const numbers = await one.selectFrom('documents').select('number').orderBy('number').execute()
    expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: INVOICES }, (_, place) => 20_001 + place))
    await Promise.all([one.destroy(), other.destroy()])
  })
})
