import type { Sent } from '@arkpax/schema/endpoints'
import type { Order } from '@arkpax/schema/orders'
import { beforeEach, describe, expect, it } from 'vitest'
import { company } from '../../../test/billed-shop.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { mailsTo } from '../../../test/mailed-links.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { staySignedIn } from '../../../test/stay-signed-in.ts'

const EMAIL = 'matti.meikalainen@example.fi'
const STAFF = 'palvelu@example.fi'

let test: TestApp
let order: Order
beforeEach(async () => {
  test = await createTestApp({ STAFF_EMAIL: STAFF })
  test.clock.now = new Date('2026-11-02T10:00:00Z')
  await staySignedIn(test)
  await setStock('1', 10)
  await setStock('4', 10)
  order = await make()
})
const { create, read, change, setStock, stockOf } = shopCalls(() => test)
const make = (more: Parameters<typeof create>[0] = {}) =>
  create({
    notify: false,
    items: [
      { product_id: '1', quantity: 2 },
      { product_id: '4', quantity: 3, discount: 1 },
    ],
    ...more,
  })

const named = () => ({ order: String(order.number), email: EMAIL })
const find = async () => (await test.call('POST /api/withdrawals/find', { body: named() })).answer
const notice = (first: number, second: number, more: Partial<Sent<'POST /api/withdrawals', 'body'>> = {}) => ({
  body: {
    ...named(),
    name: 'Matti Meikäläinen',
    receipt_email: EMAIL,
    items: [first, second].map((quantity, index) => ({ id: order.items[index]?.id ?? '', quantity })),
    ...more,
  },
})
const withdraw = async (...of: Parameters<typeof notice>) =>
  (await test.call('POST /api/withdrawals', notice(...of))).answer
const refuse = async (...of: Parameters<typeof notice>) =>
  (await test.fail('POST /api/withdrawals', notice(...of))).problem
const deliver = async (first: number, second: number, day: string) => {
  test.clock.now = new Date(day)
  const items = [first, second].flatMap((quantity, index) =>
    quantity > 0 ? [{ order_item_id: order.items[index]?.id ?? '', quantity }] : [],
  )
  const path = `/api/admin/orders/${order.id}/deliveries`
  const { id } = (await test.call('POST /api/admin/orders/{id}/deliveries', { path, body: { items } })).answer
  for (const state of ['sent', 'delivered'])
    await test.call('PUT /api/admin/deliveries/{id}/state', {
      path: `/api/admin/deliveries/${id}/state`,
      body: { state, notify: false },
    })
}
const pieces = async () =>
  test.deps.db
    .selectFrom('return_items')
    .select(['product_name', 'is_cancelled', 'value_cents'])
    .orderBy('id')
    .execute()

it('is told to whoever follows the order, with and without a script', async () => {
  await deliver(2, 3, '2026-11-04T10:00:00Z')
  await withdraw(1, 0)
  const { returns } = (await test.call('POST /api/orders/track', { body: named() })).answer
  expect(returns).toMatchObject([
    { state: 'announced', items: [{ quantity: 1 }], refund_due_on: '2026-11-18', awaits_money: true, refunded: null },
  ])
  const answer = await test.app.request('/api/orders/track', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    body: new URLSearchParams(named()),
  })
  expect((await answer.text()).replaceAll('\u00A0', ' ')).toMatch(
    /Peruutus \d+, 4\.11\.2026: 1 × .*Hyvitämme viimeistään 18\.11\.2026/,
  )
})

describe('finding the order', () => {
  it('tells what is left and until when', async () => {
    await deliver(2, 3, '2026-11-03T10:00:00Z')
    expect(await find()).toEqual({
      number: order.number,
      ordered_at: order.created_at,
      items: [
        { id: order.items[0]?.id, product_name: 'Ark PRO 2400 W', left: 2 },
        { id: order.items[1]?.id, product_name: 'Aurinkopaneeli 200 W', left: 3 },
      ],
      period: { isCompany: false, receivedOn: '2026-11-03', lawEndsOn: '2026-11-17', promiseEndsOn: '2026-12-03' },
      basis: 'law',
      earlier: [],
    })
  })

  it('answers every miss alike, whichever of the two is wrong', async () => {
    const misses = [
      { order: String(order.number), email: 'muu@example.fi' },
      { order: String(order.number + 1), email: EMAIL },
      { order: '99999', email: 'muu@example.fi' },
    ]
    const answers = await Promise.all(
      misses.map(async (body) => {
        const { status, problem, headers } = await test.fail('POST /api/withdrawals/find', { body })
        return JSON.stringify([status, problem, [...headers.keys()]])
      }),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('[404,')
  })

  it('is limited to 30 tries in ten minutes, with those of the notice itself', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    const body = { order: '1', email: EMAIL }
    for (let tries = 0; tries < 29; tries += 1) await test.fail('POST /api/withdrawals/find', { body })
    const given = { ...body, name: 'Matti', receipt_email: EMAIL, items: [{ id: 'x', quantity: 1 }] }
    expect((await test.fail('POST /api/withdrawals', { body: given })).status).toBe(404)
    expect((await test.fail('POST /api/withdrawals', { body: given })).status).toBe(429)
  })
})

describe('a withdrawal of what has been delivered', () => {
  beforeEach(() => deliver(2, 3, '2026-11-03T10:00:00Z'))

  it('leaves the order, its status and stock as they are, and is kept piece by piece', async () => {
    const before = await read(order.id)
    const stock = await stockOf('1')
    await withdraw(1, 2)
    const after = await read(order.id)
    expect(after).toEqual(before)
    expect(await stockOf('1')).toBe(stock)
    const price = Math.round((order.items[1]?.price ?? 0) * 100)
    expect((await pieces()).map(({ is_cancelled, value_cents }) => [Boolean(is_cancelled), value_cents])).toEqual([
      [false, 335_000],
      [false, price - 33],
      [false, price - 33],
    ])
    await withdraw(0, 1)
    expect((await pieces()).at(-1)?.value_cents).toBe(price - 34)
  })

  it('gives a receipt at once with the second of it, to the given address and that of the order, and tells staff', async () => {
    test.clock.now = new Date('2026-11-05T10:11:12Z')
    const { number, announced_at } = await withdraw(1, 0, { receipt_email: 'maija@example.fi' })
    expect(announced_at).toBe('2026-11-05T10:11:12.000Z')
    for (const to of [EMAIL, 'maija@example.fi']) {
      const [{ kind, mail } = { kind: '', mail: null }] = (await mailsTo(test, to)).slice(-1)
      expect(kind).toBe('withdrawal-receipt')
      const text = mail?.text.replaceAll('\u00A0', ' ') ?? ''
      for (const told of [
        String(number),
        '5.11.2026 klo 12.11.12',
        'Matti Meikäläinen',
        'Ark PRO 2400 W',
        '1 kpl',
        'Tuotteiden hinta',
        'Palautuksen noudon hinta',
      ])
        expect(text).toContain(told)
    }
    const [told] = await mailsTo(test, STAFF)
    expect(told?.kind).toBe('withdrawal-notice')
    expect(told?.mail?.text).toContain('/admin/returns/')
  })

  it.each([
    ['the last second by law', '2026-11-17T21:59:59Z', 'law'],
    ['a second later', '2026-11-17T22:00:00Z', 'promise'],
    ['the last second of the promise', '2026-12-03T21:59:59Z', 'promise'],
  ])('is taken in %s', async (_, now, basis) => {
    test.clock.now = new Date(now)
    await withdraw(1, 0)
    expect(await test.deps.db.selectFrom('returns').select('basis').execute()).toEqual([{ basis }])
  })

  it('is refused a second after the promise, with how to go on', async () => {
    test.clock.now = new Date('2026-12-03T22:00:00Z')
    expect(await refuse(1, 0)).toMatchObject({ code: 'withdrawal_over', status: 409 })
    expect((await find()).basis).toBeNull()
    expect(await pieces()).toEqual([])
  })

  it('takes a part and then the rest, and no piece twice', async () => {
    const first = await withdraw(1, 1)
    expect((await find()).items.map(({ left }) => left)).toEqual([1, 2])
    expect(await refuse(2, 0)).toMatchObject({ errors: [{ path: 'items.0.quantity' }] })
    const second = await withdraw(1, 2)
    expect(second.number).toBe(first.number + 1)
    expect(await pieces()).toHaveLength(5)
    expect((await find()).earlier).toHaveLength(2)
  })

  it('is the same notice when all is withdrawn twice', async () => {
    await withdraw(1, 0)
    const rest = await withdraw(1, 3)
    test.clock.now = new Date('2026-11-06T10:00:00Z')
    expect(await withdraw(2, 3)).toEqual(rest)
    expect(await pieces()).toHaveLength(5)
    expect((await mailsTo(test, STAFF)).length).toBe(2)
  })

  it('refuses what is not of the order, nothing at all, and what is no figure', async () => {
    expect(await refuse(0, 0)).toMatchObject({ errors: [{ path: 'items' }] })
    expect(await refuse(1, 0, { items: [{ id: 'muu', quantity: 1 }] })).toMatchObject({
      errors: [{ path: 'items.0.id' }],
    })
    expect(await refuse(1.5, 0)).toMatchObject({ errors: [{ path: 'items.0.quantity' }] })
    expect(await refuse(1, 0, { name: ' ', receipt_email: 'x' })).toMatchObject({
      errors: [{ path: 'name' }, { path: 'receipt_email' }],
    })
    const other = await make({ customer_email: 'toinen@example.fi' })
    expect(await refuse(1, 0, { order: String(other.number) })).toMatchObject({ code: 'not_found' })
  })
})

describe('an order in three deliveries', () => {
  it('has all the time in the world until the last of them has come', async () => {
    await deliver(1, 0, '2026-11-03T10:00:00Z')
    await deliver(0, 3, '2026-11-10T10:00:00Z')
    test.clock.now = new Date('2027-06-01T10:00:00Z')
    expect(await find()).toMatchObject({ basis: 'law', period: { receivedOn: null } })
    await deliver(1, 0, '2027-06-02T10:00:00Z')
    expect((await find()).period).toMatchObject({ receivedOn: '2027-06-02', lawEndsOn: '2027-06-16' })
    await withdraw(0, 2)
    await withdraw(2, 1)
    expect((await find()).items.map(({ left }) => left)).toEqual([0, 0])
  })
})

describe('a withdrawal of what has not been sent', () => {
  it('of all of it cancels the order, gives its stock back and tells no more than the receipt', async () => {
    const stock = await stockOf('1')
    await withdraw(2, 3)
    expect((await read(order.id)).status).toBe('cancelled')
    expect(await stockOf('1')).toBe(stock + 2)
    expect((await mailsTo(test, EMAIL)).map(({ kind }) => kind)).toEqual(['withdrawal-receipt'])
    expect(await test.deps.db.selectFrom('returns').select('state').execute()).toEqual([{ state: 'closed' }])
    expect((await find()).items.map(({ left }) => left)).toEqual([0, 0])
  })

  it('of a part takes it off the order, discount and all', async () => {
    await withdraw(0, 2)
    const after = await read(order.id)
    expect(after.status).toBe('pending')
    expect(after.items.map(({ quantity, discount }) => [quantity, discount])).toEqual([
      [2, 0],
      [1, 0.33],
    ])
    expect(await stockOf('4')).toBe(9)
    const price = order.items[1]?.price ?? 0
    expect(order.total_amount - after.total_amount).toBeCloseTo(2 * price - 0.67)
    expect((await pieces()).reduce((sum, { value_cents }) => sum + value_cents, 0)).toBe(Math.round(price * 200) - 67)
  })

  it('takes what has not been packed first, and the rest is to come back', async () => {
    await deliver(1, 3, '2026-11-03T10:00:00Z')
    await withdraw(2, 0)
    expect((await pieces()).map(({ is_cancelled }) => Boolean(is_cancelled))).toEqual([true, false])
    const after = await read(order.id)
    expect([after.status, after.delivery_state, after.items[0]?.quantity]).toEqual(['delivered', 'delivered', 1])
    expect((await find()).items.map(({ left }) => left)).toEqual([0, 3])
  })

  it('waits for its money to be given back where it has been paid', async () => {
    await test.deps.db.updateTable('orders').set({ paid_cents: 100 }).execute()
    await withdraw(2, 3)
    expect(await test.deps.db.selectFrom('returns').select('state').execute()).toEqual([{ state: 'announced' }])
  })

  it('of an order that staff have cancelled is not there to be withdrawn', async () => {
    await change(order.id, { status: 'cancelled', notify: false })
    expect(await refuse(1, 0)).toMatchObject({ code: 'nothing_to_withdraw' })
  })
})

describe('an order of a company', () => {
  it('goes back by the promise alone', async () => {
    order = await make({ ...company })
    await deliver(2, 3, '2026-11-03T10:00:00Z')
    expect(await find()).toMatchObject({ basis: 'promise', period: { isCompany: true, lawEndsOn: null } })
    test.clock.now = new Date('2026-12-03T22:00:00Z')
    expect(await refuse(1, 0)).toMatchObject({ code: 'withdrawal_over' })
    test.clock.now = new Date('2026-12-03T21:59:59Z')
    await withdraw(1, 0)
  })
})

it('of many at once makes one return of each piece', async () => {
  await deliver(2, 3, '2026-11-03T10:00:00Z')
  const numbers = await Promise.all(Array.from({ length: 20 }, async () => (await withdraw(2, 3)).number))
  expect(new Set(numbers).size).toBe(1)
  expect(await pieces()).toHaveLength(5)
})
