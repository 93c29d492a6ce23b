import { orderInput as orderSchema } from '@arkpax/schema/orders'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyOrder, takeBankTransfers } from '../../../test/billed-shop.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput } from '../../../test/factories.ts'
import { staySignedIn } from '../../../test/stay-signed-in.ts'
import { issueDocument } from '../documents/issue-document.service.ts'
import { createOrder } from '../orders/orders.service.ts'
import { recordPayment, recordRefund } from '../payments/payments.service.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  await staySignedIn(test)
  test.clock.now = new Date('2026-12-05T10:00:00Z')
  const { db } = test.deps
  await takeBankTransfers(db)
  await db.updateTable('products').set({ stock: 10_000 }).execute()
})

const noon = (day: string) => new Date(`${day}T10:00:00Z`)
type Line = { product_id: string; quantity: number }

/** An order that is paid on a day: a company's by invoice, a person's before its receipt. */
async function sale(day: string, items: Line[], { isCompany = false, isPaid = true } = {}) {
  const { db } = test.deps
  const order = await createOrder(db, orderSchema.parse((isCompany ? companyOrder : orderInput)({ items })), noon(day))
  const pay = (cents = Math.round(order.total_amount * 100)) =>
    recordPayment(db, { orderId: order.id, cents, method: 'bank_transfer', paidOn: day }, noon(day))
  if (isPaid && !isCompany) await pay()
  const document = await issueDocument(db, { kind: isCompany ? 'invoice' : 'receipt', orderId: order.id }, noon(day))
  if (isPaid && isCompany) await pay()
  return { order, document, pay }
}

async function takeBack(sold: Awaited<ReturnType<typeof sale>>, day: string) {
  const { db } = test.deps
  const credits = { documentId: sold.document.id, reason: 'Palautus', lines: [{ line: 0, quantity: 1 }] }
  const note = await issueDocument(db, { kind: 'credit_note', orderId: sold.order.id, credits }, noon(day))
  const cents = -Math.round(note.total * 100)
  await recordRefund(db, { orderId: sold.order.id, cents, method: 'bank_transfer', paidOn: day }, noon(day))
}

const report = async (basis: string, year = 2026) =>
  (await test.call('GET /api/admin/accounting', { path: `/api/admin/accounting?year=${year}&basis=${basis}` })).answer
const monthOf = async (basis: string, month: string) => (await report(basis)).months.find((one) => one.month === month)
const close = (month: string) =>
  test.call('POST /api/admin/accounting/periods/{month}/close', {
    path: `/api/admin/accounting/periods/${month}/close`,
  })

const cents = (euros = 0) => Math.round(euros * 100)

it('a month of sales: the report is what documents say and what the bank has, to the cent', async () => {
  const { db } = test.deps
  await db.updateTable('products').set({ vat_class: 'reduced', price_cents: 1999 }).where('id', '=', '3').execute()
  for (let day = 1; day <= 30; day++) {
    const items = [
      { product_id: String((day % 4) + 1), quantity: (day % 3) + 1 },
      { product_id: day % 4 === 2 ? '4' : '3', quantity: day },
    ]
    const sold = await sale(`2026-11-${String(day).padStart(2, '0')}`, items, { isCompany: day % 2 === 0 })
    if (day % 7 === 0) await takeBack(sold, `2026-11-${String(day).padStart(2, '0')}`)
  }
  const documents = await db.selectFrom('documents').select('total_cents').execute()
  const payments = await db.selectFrom('payments').select(['kind', 'cents']).execute()
  const issued = documents.reduce((sum, { total_cents }) => sum + total_cents, 0)
  const bank = payments.reduce((sum, { kind, cents }) => sum + (kind === 'refund' ? -cents : cents), 0)
  expect(issued).toBe(bank)
  for (const basis of ['delivery', 'payment']) {
    const month = await monthOf(basis, '2026-11')
    expect(cents(month?.gross)).toBe(issued)
    expect(cents(month?.net) + cents(month?.vat)).toBe(issued)
    expect(month?.rates.reduce((sum, { gross }) => sum + cents(gross), 0)).toBe(issued)
    expect(month?.credits).toBeLessThan(0)
    const path = `/api/admin/accounting/ledger?from=2026-11&to=2026-11&basis=${basis}`
    const { answer } = await test.call('GET /api/admin/accounting/ledger', { path })
    const rows = answer.trim().split('\r\n').slice(1)
    const gross = rows.map((row) => cents(Number(row.split(';').at(-1)?.replace(',', '.'))))
    expect(gross.reduce((sum, one) => sum + one, 0)).toBe(issued)
  }
})

describe('money above what an order costs', () => {
  const PANEL = 39_900
  const [item] = [{ product_id: '4', quantity: 2 }]
  const monthSums = async (month = '2026-11') => {
    const found = await monthOf('payment', month)
    return found && { gross: found.gross, vat: found.vat, to_return: found.to_return }
  }
  const giveBack = (orderId: string, given: number, day: string) =>
    recordRefund(test.deps.db, { orderId, cents: given, method: 'bank_transfer', paidOn: day }, noon(day))

  it('is owed to the customer without tax, in a row of its own of report and ledger, till it goes back', async () => {
    const sold = await sale('2026-11-10', [item])
    await sold.pay(5_000)
    expect(await monthSums()).toEqual({ gross: 798, vat: 162.14, to_return: 50 })
    const path = '/api/admin/accounting/ledger?from=2026-11&to=2026-11&basis=payment'
    const { answer } = await test.call('GET /api/admin/accounting/ledger', { path })
    expect(answer).toMatch(/Asiakkaalle palautettavaa, tilaus \d+";2949;;;50;0;50/)
    await giveBack(sold.order.id, 5_000, '2026-11-12')
    expect(await monthSums()).toEqual({ gross: 798, vat: 162.14, to_return: 0 })
  })

  it('is not what a credit note took off an order that had been paid: that is a sale till it goes back', async () => {
    const sold = await sale('2026-10-10', [item])
    await takeBack(sold, '2026-11-05')
    expect(await monthSums('2026-10')).toMatchObject({ gross: 798, to_return: 0 })
    expect(await monthSums()).toMatchObject({ gross: -399, to_return: 0 })
  })

  it('is what a credited invoice was paid too much', async () => {
    const billed = await sale('2026-11-10', [item], { isCompany: true, isPaid: false })
    const credits = { documentId: billed.document.id, reason: 'Virhe', lines: [{ line: 0, quantity: 1 }] }
    const wanted = { kind: 'credit_note' as const, orderId: billed.order.id, credits }
    await issueDocument(test.deps.db, wanted, noon('2026-11-11'))
    await recordPayment(
      test.deps.db,
      { orderId: billed.order.id, cents: 2 * PANEL, method: 'bank_transfer', paidOn: '2026-11-20' },
      noon('2026-11-20'),
    )
    expect(await monthSums()).toMatchObject({ gross: 399, to_return: 399 })
  })

  it('of a closed month was a sale, which a refund takes back later', async () => {
    const sold = await sale('2026-10-10', [item])
    await close('2026-10')
    await test.deps.db.updateTable('orders').set({ total_amount_cents: 70_000 }).execute()
    await giveBack(sold.order.id, 9_800, '2026-11-12')
    expect(await monthSums('2026-10')).toMatchObject({ gross: 798, to_return: 0 })
    expect(await monthSums()).toMatchObject({ gross: -98, to_return: 0 })
  })
})

describe('a closed month', () => {
  it('keeps its sums, and what comes later goes to the first open one', async () => {
    const first = await sale('2026-10-20', [{ product_id: '4', quantity: 2 }])
    expect((await close('2026-10')).status).toBe(200)
    await test.deps.db.updateTable('order_items').set({ vat_percent: 10 }).execute()
    await recordPayment(
      test.deps.db,
      { orderId: first.order.id, cents: 100, method: 'cash', paidOn: '2026-10-31' },
      noon('2026-12-01'),
    )
    expect(await monthOf('payment', '2026-10')).toMatchObject({
      is_closed: true,
      gross: 798,
      rates: [{ vat_percent: 25.5, gross: 798 }],
    })
    expect(await monthOf('payment', '2026-11')).toMatchObject({ is_closed: false, gross: 0, to_return: 1 })
    expect(await monthOf('delivery', '2026-10')).toMatchObject({ gross: 798, vat: 162.14 })
    expect((await report('delivery')).closed).toMatchObject({ month: '2026-10' })
  })

  it('closes all before it, once, and only when it is over', async () => {
    await sale('2026-09-20', [{ product_id: '4', quantity: 1 }])
    await close('2026-10')
    expect(await monthOf('delivery', '2026-09')).toMatchObject({ is_closed: true, gross: 399 })
    const refuse = async (month: string) => {
      const path = `/api/admin/accounting/periods/${month}/close`
      return (await test.fail('POST /api/admin/accounting/periods/{month}/close', { path })).problem
    }
    expect(await refuse('2026-09')).toMatchObject({ status: 409, detail: 'Kausi on jo päätetty.' })
    expect((await refuse('2026-12')).detail).toBe('Kuukauden voi päättää vasta, kun se on ohi.')
    expect((await refuse('lokakuu')).status).toBe(404)
  })
})

describe('open invoices', () => {
  it('are listed with what is left of them and how late they are', async () => {
    const { document, order } = await sale('2026-11-01', [{ product_id: '4', quantity: 2 }], {
      isCompany: true,
      isPaid: false,
    })
    await sale('2026-11-02', [{ product_id: '4', quantity: 1 }], { isCompany: true })
    await recordPayment(
      test.deps.db,
      { orderId: order.id, cents: 10_000, method: 'bank_transfer', paidOn: '2026-11-20' },
      noon('2026-11-20'),
    )
    const { answer } = await test.call('GET /api/admin/accounting/receivables')
    expect(answer).toMatchObject({
      left: 698,
      invoices: [{ number: document.number, total: 798, left: 698, due_on: '2026-11-15', days_late: 20 }],
    })
  })
})

describe('the numbers of accounts', () => {
  it('stand on the rows of the ledger, and are changed by one at a time', async () => {
    await sale('2026-11-10', [{ product_id: '4', quantity: 1 }])
    const { version, ...accounts } = (await test.call('GET /api/admin/accounting/accounts')).answer
    const changed = { ...accounts, sales: [{ vat_percent: 25.5, account: '3001' }] }
    const headers = { 'If-Match': `"${version}"` }
    await test.call('PUT /api/admin/accounting/accounts', { body: changed, headers })
    const { status, problem } = await test.fail('PUT /api/admin/accounting/accounts', { body: accounts, headers })
    expect([status, problem.current]).toEqual([412, { ...changed, version: version + 1 }])
    const path = '/api/admin/accounting/ledger?from=2026-11&to=2026-11'
    const { answer } = await test.call('GET /api/admin/accounting/ledger', { path })
    expect(answer).toMatch(/Kuitti 40001;3001;2939;25,5;317,93;81,07;399/)
  })
})
