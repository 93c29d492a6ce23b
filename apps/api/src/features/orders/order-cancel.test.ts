import { finnishDay } from '@arkpax/schema/format-fi'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { shopCalls, statusPath } from '../../../test/shop-calls.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  await setStock('1', 5)
  await setStock('4', 5)
})
const { create, read, change, setStock, stockOf } = shopCalls(() => test)
const stocks = async () => [await stockOf('1'), await stockOf('4')]
const ordered = () =>
  create({
    notify: false,
    items: [
      { product_id: '1', quantity: 2 },
      { product_id: '4', quantity: 3 },
    ],
  })
const preview = async (id: string, query: string) =>
  (
    await test.call('GET /api/admin/orders/{id}/status-preview', {
      path: `/api/admin/orders/${id}/status-preview?${query}`,
    })
  ).answer

it('a cancelled order gives back what is said of each line, and takes just that again', async () => {
  const { id, items } = await ordered()
  await change(id, { status: 'cancelled', restock_items: [{ id: items[1]?.id ?? '', quantity: 2 }] })
  expect(await stocks()).toEqual([3, 4])
  await change(id, { status: 'processing' })
  expect(await stocks()).toEqual([3, 2])
})

it('taking a cancellation back takes what it gave', async () => {
  const { id, items } = await ordered()
  const { undo } = await change(id, { status: 'cancelled', restock_items: [{ id: items[0]?.id ?? '', quantity: 1 }] })
  const body = { event_id: undo?.event_id ?? '' }
  await test.call('POST /api/admin/orders/{id}/status/undo', { path: `${statusPath(id)}/undo`, body })
  expect(await stocks()).toEqual([3, 2])
  await change(id, { status: 'cancelled' })
  expect(await stocks()).toEqual([5, 5])
})

it('more than a line has does not go back', async () => {
  const { id, items } = await ordered()
  const { status, problem } = await test.fail('PUT /api/admin/orders/{id}/status', {
    path: statusPath(id),
    body: { status: 'cancelled', restock_items: [{ id: items[0]?.id, quantity: 3 }] },
  })
  expect([status, problem.errors?.[0]?.path]).toEqual([422, 'restock_items'])
  expect(await stocks()).toEqual([3, 2])
})

it('the reason stands on the timeline and in the mail', async () => {
  const { id } = await ordered()
  await change(id, { status: 'cancelled', reason: 'unpaid' })
  expect((await read(id)).events.at(-1)).toMatchObject({ to_status: 'cancelled', reason: 'unpaid' })
  test.clock.now = new Date(test.clock.now.getTime() + 10_000)
  expect((await leavingMail(test))[0]?.text).toContain('emme ole saaneet siitä maksua')
})

it('what was paid is told before an order is cancelled, and the mail with its reason', async () => {
  const { id, items } = await ordered()
  await test.deps.db.updateTable('orders').set({ paid_cents: 12_000, refunded_cents: 2_000 }).execute()
  const told = await preview(id, 'status=cancelled&reason=out_of_stock')
  expect(told.refundable).toBe(100)
  expect(told.lines).toEqual(items.map(({ id, product_name: name, quantity }) => ({ id, name, quantity, away: 0 })))
  expect(told.mail?.text).toContain('emme saa tilaamaasi tuotetta')
})

it('orders are found by how they are paid and delivered', async () => {
  const paid = await create({ notify: false, payment_method: 'bank_transfer' })
  const open = await create({ notify: false, payment_method: 'bank_transfer' })
  const untracked = await create({ notify: false })
  await test.deps.db
    .updateTable('orders')
    .set((eb) => ({ paid_cents: eb.ref('total_amount_cents') }))
    .where('id', '=', paid.id)
    .execute()
  await change(untracked.id, { status: 'shipped' })
  const list = async (query: string) =>
    (await test.call('GET /api/admin/orders', { path: `/api/admin/orders?${query}` })).answer.map(({ id }) => id)
  expect(await list('payment=paid')).toEqual([paid.id])
  expect(await list('payment=unpaid')).toEqual([open.id])
  expect(await list('payment=untracked')).toEqual([untracked.id])
  expect(await list('delivery=sent')).toEqual([untracked.id])
})

describe('of an order of which a part has been sent', () => {
  async function partSent() {
    const order = await ordered()
    const paid = { paid_cents: Math.round(order.total_amount * 100) }
    await test.deps.db.updateTable('orders').set(paid).where('id', '=', order.id).execute()
    const [first] = order.items
    const delivery = await test.call('POST /api/admin/orders/{id}/deliveries', {
      path: `/api/admin/orders/${order.id}/deliveries`,
      body: { items: [{ order_item_id: first?.id ?? '', quantity: 1 }] },
    })
    const path = `/api/admin/deliveries/${delivery.answer.id}/state`
    await test.call('PUT /api/admin/deliveries/{id}/state', { path, body: { state: 'sent', notify: false } })
    return { ...order, sentPrice: first?.price ?? 0 }
  }

  it('what has been sent does not come into stock, and its price is not given back', async () => {
    const { id, items, total_amount, sentPrice } = await partSent()
    const told = await preview(id, 'status=cancelled')
    expect(told.stock).toEqual({ move: 'returned', pieces: 4 })
    expect(told.lines.map(({ away }) => away)).toEqual([1, 0])
    expect(told.refundable).toBe(total_amount - sentPrice)
    expect(told.mail?.subject).toContain('on peruutettu osittain')
    expect(told.mail?.text).toContain(`Perutut tuotteet: 1 × ${items[0]?.product_name}, 3 × ${items[1]?.product_name}.`)
    await change(id, { status: 'cancelled' })
    expect(await stocks()).toEqual([4, 5])
    test.clock.now = new Date(test.clock.now.getTime() + 10_000)
    expect((await leavingMail(test))[0]?.text).toContain(
      `Nämä olemme jo lähettäneet sinulle: 1 × ${items[0]?.product_name}.`,
    )
  })

  it('only what has been sent can be returned afterwards', async () => {
    const { id, items } = await partSent()
    await change(id, { status: 'cancelled', notify: false })
    const start = (first: number, second: number) => ({
      path: `/api/admin/orders/${id}/returns`,
      body: {
        ...{ name: 'Anna', announced_on: finnishDay(test.clock.now), notify: false },
        items: [first, second].flatMap((quantity, index) =>
          quantity ? [{ id: items[index]?.id ?? '', quantity }] : [],
        ),
      },
    })
    expect((await test.fail('POST /api/admin/orders/{id}/returns', start(1, 1))).status).toBe(422)
    const { answer } = await test.call('POST /api/admin/orders/{id}/returns', start(1, 0))
    expect(answer.items).toMatchObject([{ is_cancelled: false }])
  })
})
