import type { ParcelState } from '@arkpax/schema/deliveries'
import type { Sent } from '@arkpax/schema/endpoints'
import type { Order } from '@arkpax/schema/orders'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { editOf } from '../../../test/order-edit-of.ts'
import { shopCalls, statusPath } from '../../../test/shop-calls.ts'
import { stopTypesetter } from '../../services/typesetter.ts'

let test: TestApp
let order: Order
beforeEach(async () => {
  test = await createTestApp()
  await setStock('1', 5)
  await setStock('4', 5)
  order = await create({
    notify: false,
    items: [
      { product_id: '1', quantity: 2 },
      { product_id: '4', quantity: 3 },
    ],
  })
})
const { create, read, change, setStock, stockOf } = shopCalls(() => test)

const ofOrder = () => `/api/admin/orders/${order.id}/deliveries`
const list = async () => (await test.call('GET /api/admin/orders/{id}/deliveries', { path: ofOrder() })).answer
type Tracking = Partial<Sent<'POST /api/admin/orders/{id}/deliveries', 'body'>>
const parcel = (first: number, second: number, tracking: Tracking = {}) => ({
  path: ofOrder(),
  body: {
    items: [first, second].flatMap((quantity, index) =>
      quantity > 0 ? [{ order_item_id: order.items[index]?.id ?? '', quantity }] : [],
    ),
    ...tracking,
  },
})
const pack = async (first: number, second: number, tracking: Tracking = {}) =>
  (await test.call('POST /api/admin/orders/{id}/deliveries', parcel(first, second, tracking))).answer
const move = async (id: string, state: ParcelState, more: object = {}) =>
  (await test.call('PUT /api/admin/deliveries/{id}/state', { path: statePath(id), body: { state, ...more } })).answer
const refuseMove = (id: string, state: ParcelState, headers: Record<string, string> = {}) =>
  test.fail('PUT /api/admin/deliveries/{id}/state', { path: statePath(id), body: { state }, headers })
const statePath = (id: string) => `/api/admin/deliveries/${id}/state`
const states = async () => {
  const { status, delivery_state } = await read(order.id)
  return [status, delivery_state]
}
const secondsLater = (seconds: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + seconds * 1_000)
}

describe('an order that goes in parts', () => {
  it('is part sent until the last part has gone, and its status then says so', async () => {
    const first = await pack(1, 3)
    expect(await states()).toEqual(['pending', 'none'])
    await move(first.id, 'sent')
    expect(await states()).toEqual(['pending', 'part_sent'])
    const second = await pack(1, 0)
    await move(second.id, 'sent')
    expect(await states()).toEqual(['shipped', 'sent'])
    await move(first.id, 'delivered')
    expect(await states()).toEqual(['shipped', 'sent'])
    await move(second.id, 'delivered')
    expect(await states()).toEqual(['delivered', 'delivered'])
  })

  it('takes no more pieces than there are, of its own lines, each once', async () => {
    await pack(1, 3)
    const path = ofOrder()
    const [one, two] = order.items.map(({ id }) => ({ order_item_id: id, quantity: 2 }))
    const refusals = await Promise.all(
      [
        [one],
        [two],
        [{ order_item_id: 'x', quantity: 1 }],
        [
          { ...one, quantity: 1 },
          { ...one, quantity: 1 },
        ],
        [],
      ].map(
        async (items) =>
          (await test.fail('POST /api/admin/orders/{id}/deliveries', { path, body: { items } })).problem.errors?.[0]
            ?.path,
      ),
    )
    expect(refusals).toEqual([
      'items.0.quantity',
      'items.0.quantity',
      'items.0.order_item_id',
      'items.1.order_item_id',
      'items',
    ])
  })

  it('keeps its lines as large as what has been packed of them', async () => {
    await pack(1, 0)
    const refuse = async (items: object[]) =>
      (
        await test.fail('PUT /api/admin/orders/{id}', {
          path: `/api/admin/orders/${order.id}`,
          body: { ...editOf(order), items },
        })
      ).problem.errors?.[0]
    const [first, second] = editOf(order).items
    expect(await refuse([second ?? {}])).toMatchObject({ path: 'items' })
    await pack(1, 0)
    expect(await refuse([{ ...first, quantity: 1 }, second ?? {}])).toMatchObject({ path: 'items.0.quantity' })
  })
})

describe('the mail about what has left', () => {
  const tracked = { carrier: 'Matkahuolto', tracking_number: 'MH1', tracking_url: 'https://seuranta.example/MH1' }

  it('tells the part and how to follow it, and that the rest comes', async () => {
    const { id } = await pack(1, 0, tracked)
    await move(id, 'sent')
    secondsLater(10)
    const [mail, ...others] = await leavingMail(test)
    expect([mail?.subject, others]).toEqual([`Osa tilauksestasi ${order.number} on lähetetty`, []])
    for (const text of ['Matkahuolto', 'MH1', 'https://seuranta.example/MH1', 'Loput tuotteet'])
      expect(mail?.text).toContain(text)
  })

  it('is the only one of an order that goes at once', async () => {
    const { id } = await pack(2, 3, tracked)
    await move(id, 'sent')
    secondsLater(10)
    expect((await leavingMail(test)).map(({ subject }) => subject)).toEqual([`Tilauksesi ${order.number} on lähetetty`])
    expect((await read(order.id)).events.at(-1)).toMatchObject({ to_status: 'shipped', notified: true })
  })

  it('does not leave where the step is taken back in time, nor where nobody is to be told', async () => {
    const { id } = await pack(2, 3)
    await move(id, 'sent')
    await move(id, 'packed')
    expect(await states()).toEqual(['pending', 'none'])
    expect((await read(order.id)).events).toHaveLength(1)
    await move(id, 'sent', { notify: false })
    secondsLater(10)
    expect(await leavingMail(test)).toEqual([])
  })
})

describe('the status of the order', () => {
  it('sends all that is left, and takes that back when it is left again', async () => {
    const mine = await pack(1, 0)
    await change(order.id, { status: 'shipped' })
    expect((await list()).map(({ state, items }) => [state, items.map(({ quantity }) => quantity)])).toEqual([
      ['sent', [1]],
      ['sent', [1, 3]],
    ])
    expect(await states()).toEqual(['shipped', 'sent'])
    await change(order.id, { status: 'delivered' })
    expect(await states()).toEqual(['delivered', 'delivered'])
    await change(order.id, { status: 'shipped' })
    expect(await states()).toEqual(['shipped', 'sent'])
    await change(order.id, { status: 'processing' })
    expect((await list()).map(({ id, state }) => [id, state])).toEqual([[mine.id, 'packed']])
    expect(await states()).toEqual(['processing', 'none'])
  })

  it('undone leaves the deliveries as they were', async () => {
    const { undo } = await change(order.id, { status: 'delivered' })
    await test.call('POST /api/admin/orders/{id}/status/undo', {
      path: `${statusPath(order.id)}/undo`,
      body: { event_id: undo?.event_id ?? '' },
    })
    expect([await list(), await states()]).toEqual([[], ['pending', 'none']])
  })

  it('leaves what was sent by hand', async () => {
    const { id } = await pack(1, 0)
    await move(id, 'sent')
    await change(order.id, { status: 'processing' })
    expect(await states()).toEqual(['processing', 'part_sent'])
  })

  it('goes back when a part turns out not to have come so far, also after the time of undoing', async () => {
    const { id } = await pack(2, 3)
    await move(id, 'sent')
    await move(id, 'delivered')
    secondsLater(60)
    await move(id, 'sent')
    expect(await states()).toEqual(['shipped', 'sent'])
    await move(id, 'packed')
    expect(await states()).toEqual(['processing', 'none'])
  })
})

describe('what comes back', () => {
  it('goes into stock where that is said, once, and leaves it again with the step back', async () => {
    const { id } = await pack(2, 3)
    await move(id, 'sent')
    await move(id, 'returned', { restock: true })
    expect([await states(), await stockOf('1'), await stockOf('4')]).toEqual([['shipped', 'returned'], 5, 5])
    await change(order.id, { status: 'cancelled' })
    expect(await stockOf('1')).toBe(5)
    await change(order.id, { status: 'shipped' })
    expect(await stockOf('1')).toBe(3)
  })

  it('is refused back to the customer where it has been sold', async () => {
    const { id } = await pack(2, 0)
    await move(id, 'sent')
    await move(id, 'returned', { restock: true })
    await setStock('1', 0)
    expect((await refuseMove(id, 'sent')).problem.code).toBe('insufficient_stock')
    expect((await list())[0]?.state).toBe('returned')
  })
})

describe('a delivery', () => {
  it('is followed by what staff write of it; a link has to be one', async () => {
    const { id } = await pack(1, 0)
    const path = `/api/admin/deliveries/${id}`
    const body = { carrier: 'Posti', tracking_number: 'JJFI1', tracking_url: 'https://posti.example/JJFI1' }
    expect((await test.call('PUT /api/admin/deliveries/{id}', { path, body })).answer).toMatchObject(body)
    const wrong = { path, body: { tracking_url: 'javascript:alert(1)' } }
    expect((await test.fail('PUT /api/admin/deliveries/{id}', wrong)).problem.errors?.[0]?.path).toBe('tracking_url')
  })

  it('of two who take it on at once one is told', async () => {
    const { id } = await pack(2, 3)
    await move(id, 'sent')
    const { status, problem } = await refuseMove(id, 'delivered', { 'If-Match': '"1"' })
    expect([status, problem.current]).toMatchObject([412, { state: 'sent' }])
  })

  it('is not sent of a cancelled order, skips no step, and is taken apart only before it is sent', async () => {
    const { id } = await pack(1, 0)
    expect((await refuseMove(id, 'delivered')).status).toBe(422)
    const other = await pack(1, 0)
    await test.call('DELETE /api/admin/deliveries/{id}', { path: `/api/admin/deliveries/${other.id}` })
    await change(order.id, { status: 'cancelled' })
    expect((await refuseMove(id, 'sent')).problem.code).toBe('order_closed')
    await change(order.id, { status: 'pending' })
    await move(id, 'sent')
    expect((await test.fail('DELETE /api/admin/deliveries/{id}', { path: `/api/admin/deliveries/${id}` })).status).toBe(
      409,
    )
  })

  it('loses by what it was followed when the order has lost its person', async () => {
    const { id } = await pack(2, 3, { carrier: 'Posti', tracking_number: 'JJFI1' })
    await move(id, 'sent')
    const { deliveriesPrivacy } = await import('./deliveries.privacy.ts')
    const own = deliveriesPrivacy.ownData
    if ('because' in own) throw new Error('It has nothing to give')
    const person = { id: undefined, email: order.customer_email }
    expect(await own(test.deps.db, person)).toMatchObject({ deliveries: [{ tracking_number: 'JJFI1' }] })
    await test.deps.db.updateTable('orders').set({ customer_email: '' }).execute()
    await deliveriesPrivacy.retain[0](test.deps.db, test.clock.now, test.deps.config)
    expect((await list())[0]).toMatchObject({ carrier: null, tracking_number: null })
  })
})

it('a customer follows what has left', async () => {
  const { id } = await pack(1, 0, { carrier: 'Matkahuolto', tracking_url: 'https://seuranta.example/1' })
  await pack(1, 0)
  await move(id, 'sent')
  const body = { order: `${order.number}`, email: order.customer_email }
  const { deliveries } = (await test.call('POST /api/orders/track', { body })).answer
  expect(deliveries).toMatchObject([{ id, carrier: 'Matkahuolto', tracking_url: 'https://seuranta.example/1' }])
})

describe('the papers of a delivery', () => {
  afterAll(stopTypesetter)
  const textOf = async (id: string, paper: string) => {
    const path = `/api/admin/deliveries/${id}/papers/${paper}`
    const response = await test.app.request(path, { headers: { Authorization: `Bearer ${test.token}` } })
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    return {
      name: response.headers.get('content-disposition'),
      text: (await extractText(pdf, { mergePages: true })).text,
    }
  }

  it('list what is packed, and mark what is dangerous with its number, name and weight', async () => {
    await test.deps.db.updateTable('products').set({ un_number: null, shipping_weight_g: 9_000 }).execute()
    await test.deps.db
      .updateTable('products')
      .set({ un_number: 'UN3480', shipping_weight_g: 31_500, sku: 'ARK-PRO' })
      .where('id', '=', '1')
      .execute()
    const { id } = await pack(2, 1, { carrier: 'Matkahuolto' })
    const list = await textOf(id, 'packing-list')
    expect(list.name).toContain(`pakkausluettelo-${order.number}-1.pdf`)
    for (const text of ['Matti Meikäläinen', 'ARK-PRO', 'Aurinkopaneeli', 'UN3480', 'Matkahuolto', '72 kg'])
      expect(list.text.replace(/\s+/g, ' ')).toContain(text)
    const label = await textOf(id, 'dangerous-goods')
    for (const text of ['UN 3480', 'LITIUMIONIAKUT', '63 kg', 'Satamakatu 4 B 12'])
      expect(label.text.replace(/\s+/g, ' ')).toContain(text)
  })

  it('have no label where nothing is dangerous', async () => {
    await test.deps.db.updateTable('products').set({ un_number: null }).execute()
    const { id } = await pack(1, 0)
    const path = `/api/admin/deliveries/${id}/papers/dangerous-goods`
    expect((await test.fail('GET /api/admin/deliveries/{id}/papers/{paper}', { path })).status).toBe(404)
  })
})
