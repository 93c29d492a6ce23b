import { referenceNumber } from '@arkpax/schema/reference-number'
import { endToEndIdOf } from '@arkpax/schema/refund-reference'
import { beforeEach, describe, expect, it } from 'vitest'
import { camtFile, OWN_IBAN } from '../../../test/camt.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput, productInput } from '../../../test/factories.ts'

let test: TestApp
let productId: string
beforeEach(async () => {
  test = await createTestApp()
  const product = productInput({ stock: 10_000, price: 50 })
  productId = (await test.call('POST /api/admin/products', { body: product })).answer.id
  const { sale } = (await test.call('GET /api/admin/settings')).answer
  await test.call('PUT /api/admin/settings/sale', { body: { ...sale, iban: OWN_IBAN } })
})

const order = async (overrides: object = {}) => {
  const items = [{ product_id: productId, quantity: 2 }]
  const body = orderInput({ payment_method: 'bank_transfer', items, ...overrides })
  return (await test.call('POST /api/admin/orders', { body })).answer
}
const body = (content: string) => ({ file_name: 'tiliote.xml', content })
const look = async (content: string) =>
  (await test.call('POST /api/admin/bank-statements/preview', { body: body(content) })).answer.statements
const book = async (content: string) =>
  (await test.call('POST /api/admin/bank-statements', { body: body(content) })).answer.statements
const money = async (id: string) =>
  (await test.call('GET /api/admin/orders/{id}/payments', { path: `/api/admin/orders/${id}/payments` })).answer
const entries = async (show = 'unmatched') =>
  (await test.call('GET /api/admin/bank-entries', { path: `/api/admin/bank-entries?show=${show}` })).answer
const set = (id: string, change: object, headers = {}) =>
  test.call('PUT /api/admin/bank-entries/{id}', { path: `/api/admin/bank-entries/${id}`, body: change, headers })

describe('a statement of the bank', () => {
  it('pays orders by their references, in either form, and tells before what it will do', async () => {
    const [exact, under, over] = [await order(), await order(), await order()]
    const content = camtFile({
      entries: [
        { amount: '100.00', ref: 'A', reference: referenceNumber(exact.number) },
        { amount: '40.00', ref: 'B', reference: `RF${'00'}${referenceNumber(under.number)}` },
        { amount: '130.00', ref: 'C', reference: referenceNumber(over.number) },
        { amount: '7.00', ref: 'D', reference: '1234561', name: 'Tuntematon' },
        { amount: '-12.00', ref: 'E', name: 'Sähköyhtiö' },
      ],
    })
    const [planned] = await look(content)
    expect(planned?.entries.map(({ fate }) => fate)).toEqual(['exact', 'under', 'over', 'queued', 'outgoing'])
    expect((await money(exact.id)).paid).toBe(0)
    expect(await book(content)).toEqual([planned])
    expect(await money(exact.id)).toMatchObject({ state: 'paid', paid: 100, left: 0, instructions: null })
    expect(await money(under.id)).toMatchObject({ state: 'part_paid', left: 60, instructions: { amount: 60 } })
    expect(await money(over.id)).toMatchObject({ state: 'overpaid', refundable: 130 })
    expect(await entries()).toMatchObject([{ name: 'Tuntematon', amount: 7 }])
    expect(await entries('outgoing')).toMatchObject([{ name: null, amount: -12 }])
    const counts = (await test.call('GET /api/admin/payment-counts')).answer
    expect(counts).toEqual({ late: 0, overpaid: 1, unmatched: 1, refunds: 0 })
  })

  it('changes nothing when it comes again, nor in another file, nor in two processes at once', async () => {
    const { id, number } = await order()
    const moves = [{ amount: '60.00', ref: 'A', reference: referenceNumber(number) }]
    const content = camtFile({ entries: moves })
    const booked = await Promise.all([book(content), book(content), book(camtFile({ entries: moves, id: 'S2' }))])
    expect(booked.map(([one]) => one?.entries[0]?.fate).sort()).toEqual(['known', 'known', 'under'])
    const notification = camtFile({ entries: moves, kind: 'camt.054', id: 'N1' })
    expect((await book(notification))[0]?.entries[0]?.fate).toBe('known')
    expect((await money(id)).payments).toHaveLength(1)
    expect((await test.call('GET /api/admin/bank-statements')).answer).toMatchObject([{ entries: 1, unmatched: 0 }])
  })

  it('pays an order in two parts, and a third is too much', async () => {
    const { id, number } = await order()
    const reference = referenceNumber(number)
    const moves = ['60.00', '40.00', '1.00'].map((amount, at) => ({ amount, ref: `A${at}`, reference }))
    const [booked] = await book(camtFile({ entries: moves }))
    expect(booked?.entries.map(({ fate }) => fate)).toEqual(['under', 'exact', 'over'])
    expect(await money(id)).toMatchObject({ state: 'overpaid', paid: 101 })
  })

  it('whose balances do not add up is not booked at all', async () => {
    const { id, number } = await order()
    const moves = [{ amount: '100.00', ref: 'A', reference: referenceNumber(number) }]
    const [booked] = await book(camtFile({ entries: moves, closing: '1.00' }))
    expect(booked?.fault).toContain('Saldot eivät täsmää')
    expect((await money(id)).paid).toBe(0)
    expect(await entries('all')).toEqual([])
  })

  it('tells a batch first as one and then by its parts: the parts take its place', async () => {
    const [a, b] = [await order(), await order()]
    const whole = { amount: '200.00', ref: 'B1' }
    expect((await book(camtFile({ entries: [whole] })))[0]?.entries[0]?.fate).toBe('queued')
    const parts = [a, b].map(({ number }, at) => ({
      amount: '100.00',
      ref: `P${at}`,
      reference: referenceNumber(number),
    }))
    const split = camtFile({ entries: [{ ...whole, parts }], kind: 'camt.054' })
    expect((await book(split))[0]?.entries.map(({ fate }) => fate)).toEqual(['exact', 'exact'])
    expect(await entries()).toEqual([])
    expect((await book(camtFile({ entries: [whole] })))[0]?.entries[0]?.fate).toBe('known')
  })

  it('that cannot be read names the file', async () => {
    const content = Buffer.from('<Document>').toString('base64')
    const { status, problem } = await test.fail('POST /api/admin/bank-statements', { body: body(content) })
    expect([status, problem.errors?.[0]?.path]).toEqual([422, 'content'])
  })

  it('tells whether the account is that of the settings', async () => {
    const moves = [{ amount: '1.00' }]
    expect((await look(camtFile({ entries: moves })))[0]?.is_own_account).toBe(true)
    expect((await look(camtFile({ entries: moves, iban: 'FI7944052020036082' })))[0]?.is_own_account).toBe(false)
  })
})

describe('an entry that nobody knows', () => {
  it('is suggested to orders by number, sum and name, and given to one; that can be taken back', async () => {
    const likely = await order({ customer_name: 'Aino Korhonen' })
    await order({ customer_name: 'Kalle Virtanen' })
    await book(
      camtFile({ entries: [{ amount: '100.00', name: 'KORHONEN AINO M', message: `Tilaus ${likely.number}` }] }),
    )
    const [entry] = await entries()
    expect(entry?.suggestions[0]).toMatchObject({ number: likely.number, same: ['number', 'amount', 'name'] })
    const id = entry?.id ?? ''
    const matched = (await set(id, { state: 'matched', order: String(likely.number) })).answer
    expect(matched).toMatchObject({ state: 'matched', order_number: likely.number, version: 2 })
    expect((await money(likely.id)).state).toBe('paid')
    await set(id, { state: 'unmatched' })
    expect(await money(likely.id)).toMatchObject({ state: 'unpaid', paid: 0 })
    await set(id, { state: 'ignored', reason: 'Osakkaan laina' })
    expect(await entries('ignored')).toMatchObject([{ ignore_reason: 'Osakkaan laina', order_number: null }])
  })

  it('is not given to two orders by two people at once', async () => {
    const [a, b] = [await order(), await order()]
    await book(camtFile({ entries: [{ amount: '100.00', name: 'Aino' }] }))
    const id = (await entries())[0]?.id ?? ''
    const path = `/api/admin/bank-entries/${id}`
    const give = (to: { number: number }) =>
      test.app.request(path, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${test.token}`, 'Content-Type': 'application/json', 'If-Match': '"1"' },
        body: JSON.stringify({ state: 'matched', order: String(to.number) }),
      })
    const given = await Promise.all([give(a), give(b)])
    expect(given.map(({ status }) => status).sort()).toEqual([200, 412])
    expect((await money(a.id)).paid + (await money(b.id)).paid).toBe(100)
  })

  it('tells at its field that an order is not there', async () => {
    await book(camtFile({ entries: [{ amount: '100.00', name: 'Aino' }] }))
    const id = (await entries())[0]?.id
    const change = { path: `/api/admin/bank-entries/${id}`, body: { state: 'matched', order: '99999' } }
    const { status, problem } = await test.fail('PUT /api/admin/bank-entries/{id}', change)
    expect([status, problem.errors?.[0]?.path]).toEqual([422, 'order'])
  })
})

describe('a refund', () => {
  const paidOrder = async () => {
    const made = await order()
    await book(
      camtFile({
        entries: [
          { amount: '100.00', ref: made.id, reference: referenceNumber(made.number), iban: 'FI5810171000000122' },
        ],
      }),
    )
    return made
  }
  const refund = async (id: string, amount: number) => {
    const path = `/api/admin/orders/${id}/refunds`
    const input = { method: 'bank_transfer', amount, reason: 'Palautettu tuote' }
    const { payments } = (await test.call('POST /api/admin/orders/{id}/refunds', { path, body: input })).answer
    return payments.at(-1)?.id ?? ''
  }

  it('waits with the account that was paid from, and the statement tells when it was paid', async () => {
    const { id, number } = await paidOrder()
    const refundId = await refund(id, 30)
    expect((await test.call('GET /api/admin/refunds')).answer).toMatchObject([
      { id: refundId, order_number: number, amount: 30, payer_iban: 'FI5810171000000122' },
    ])
    const moves = [{ amount: '-30.00', ref: 'R', endToEnd: endToEndIdOf(refundId), name: 'Matti' }]
    expect((await book(camtFile({ entries: moves })))[0]?.entries[0]?.fate).toBe('refund')
    expect((await money(id)).payments.at(-1)).toMatchObject({ state: 'done', paid_on: '2026-11-25', from_bank: true })
    expect((await test.call('GET /api/admin/refunds')).answer).toEqual([])
  })

  it('of the same sum without a mark is left to staff; taking the match back makes it wait again', async () => {
    const { id, number } = await paidOrder()
    await refund(id, 30)
    expect(
      (await book(camtFile({ entries: [{ amount: '-30.00', ref: 'R', name: 'Joku' }] })))[0]?.entries[0]?.fate,
    ).toBe('queued')
    const [entry] = await entries()
    expect(entry?.suggestions).toMatchObject([{ number, same: ['amount'] }])
    expect(await money(id)).toMatchObject({ state: 'to_refund', refunded: 30, waiting: 30 })
    await set(entry?.id ?? '', { state: 'matched', order: String(number) })
    expect(await money(id)).toMatchObject({ state: 'part_refunded', refunded: 30, waiting: 0 })
    expect((await money(id)).payments).toHaveLength(2)
    await set(entry?.id ?? '', { state: 'unmatched' })
    expect((await money(id)).payments.at(-1)).toMatchObject({ state: 'waiting', paid_on: null })
    expect(await money(id)).toMatchObject({ state: 'to_refund', waiting: 30 })
  })

  it('that staff give to an entry is never more than was paid', async () => {
    const { number } = await order()
    await book(camtFile({ entries: [{ amount: '-30.00', ref: 'R', isReversal: true }] }))
    const path = `/api/admin/bank-entries/${(await entries())[0]?.id}`
    const change = { path, body: { state: 'matched', order: String(number) } }
    expect((await test.fail('PUT /api/admin/bank-entries/{id}', change)).problem.errors?.[0]?.path).toBe('order')
  })
})

it('a thousand entries find their orders in seconds, and a second time change nothing', async () => {
  const numbers = await manyOrders(1_000)
  const moves = numbers.map((number, at) => ({ amount: '50.00', ref: `X${at}`, reference: referenceNumber(number) }))
  const content = camtFile({ entries: moves })
  const began = performance.now()
  const [booked] = await book(content)
  const ms = performance.now() - began
  expect(booked?.counts.exact).toBe(1_000)
  expect((await book(content))[0]?.counts.known).toBe(1_000)
  const { paid } = await test.deps.db
    .selectFrom('payments')
    .select((eb) => eb.fn.sum<number>('cents').as('paid'))
    .executeTakeFirstOrThrow()
  expect(Number(paid)).toBe(1_000 * 50_00)
  // On a busy machine, too; what grew with the square of them would take minutes.
  expect(ms).toBeLessThan(60_000)
})

/** Orders of 50 € each, copied in the database from one that was made. */
async function manyOrders(count: number): Promise<number[]> {
  const { db } = test.deps
  const { id } = await order({ items: [{ product_id: productId, quantity: 1 }] })
  const one = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const numbers = Array.from({ length: count }, (_, at) => 20_000 + at)
  for (let at = 0; at < count; at += 20)
    await db
      .insertInto('orders')
      .values(numbers.slice(at, at + 20).map((number) => ({ ...one, number, id: `copy-${number}` })))
      .execute()
  return numbers
}
