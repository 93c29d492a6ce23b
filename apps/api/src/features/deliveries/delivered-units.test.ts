import type { Delivery, ParcelState } from '@arkpax/schema/deliveries'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { Order } from '@arkpax/schema/orders'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { stopTypesetter } from '../../services/typesetter.ts'
import { giveUnits } from '../units/delivered-units.service.ts'

let test: TestApp
let order: Order
const { create, setStock, change } = shopCalls(() => test)
const items = [
  { product_id: '1', quantity: 2 },
  { product_id: '4', quantity: 1 },
]
beforeEach(async () => {
  test = await createTestApp()
  await setStock('1', 9)
  await setStock('4', 9)
  order = await create({ notify: false, items })
})
afterAll(stopTypesetter)

const linesOf = (of: Order, ...serials: string[][]) =>
  of.items.map(({ id, quantity }, index) => ({ order_item_id: id, quantity, serials: serials[index] ?? [] }))
const pathOf = (of: Order) => `/api/admin/orders/${of.id}/deliveries`
const pack = async (of: Order, ...serials: string[][]) =>
  (
    await test.call('POST /api/admin/orders/{id}/deliveries', {
      path: pathOf(of),
      body: { items: linesOf(of, ...serials) },
    })
  ).answer
const refusal = async (of: Order, ...serials: string[][]) => {
  const body = { items: linesOf(of, ...serials) }
  const { problem } = await test.fail('POST /api/admin/orders/{id}/deliveries', { path: pathOf(of), body })
  return problem.errors
}
const give = (id: string, ...serials: string[][]) => ({
  path: `/api/admin/deliveries/${id}/serials`,
  body: { items: linesOf(order, ...serials).map(({ order_item_id, serials }) => ({ order_item_id, serials })) },
})
const move = (id: string, state: ParcelState, more: object = {}) =>
  test.call('PUT /api/admin/deliveries/{id}/state', {
    path: `/api/admin/deliveries/${id}/state`,
    body: { state, ...more },
  })
const unit = async (serial: string) =>
  (await test.call('GET /api/admin/units/{serial}', { path: `/api/admin/units/${encodeURIComponent(serial)}` })).answer
const historyOf = async (serial: string) => (await unit(serial)).events.map(({ kind }) => kind)
const serialsOf = ({ items: lines }: Delivery) => lines.map(({ serials }) => serials)

describe('the serial numbers of a delivery', () => {
  it('make units that are found by their order, and stand on the packing list', async () => {
    const delivery = await pack(order, ['apx-1', ' APX-2'], [])
    expect(serialsOf(delivery)).toEqual([['APX-1', 'APX-2'], []])
    expect(await unit('apx-2')).toMatchObject({ status: 'sold', product_id: '1', order_number: order.number })
    const found = await test.call('GET /api/admin/units', { path: `/api/admin/units?q=%23${order.number}&sort=serial` })
    expect(found.answer.map(({ serial }) => serial)).toEqual(['APX-1', 'APX-2'])

    const path = `/api/admin/deliveries/${delivery.id}/papers/packing-list`
    const response = await test.app.request(path, { headers: { Authorization: `Bearer ${test.token}` } })
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    expect((await extractText(pdf, { mergePages: true })).text).toContain('APX-1, APX-2')
  })

  it('may be fewer than the pieces, and given later; what is left out comes back', async () => {
    const { id } = await pack(order, ['APX-1'])
    const { answer } = await test.call('PUT /api/admin/deliveries/{id}/serials', give(id, ['APX-2', 'APX-3'], ['EB-1']))
    expect(serialsOf(answer)).toEqual([['APX-2', 'APX-3'], ['EB-1']])
    expect(await unit('APX-1')).toMatchObject({ status: 'in_stock', order_number: null })
    expect(await historyOf('APX-1')).toEqual(['unsold', 'sold'])
  })

  it('are never more than the pieces, never twice, and never those of another order or product', async () => {
    expect(await refusal(order, ['A', 'B', 'C'])).toMatchObject([{ path: 'items.0.serials' }])
    expect(await refusal(order, ['A', 'B'], [' b'])).toMatchObject([
      { path: 'items.1.serials', detail: 'Sarjanumero B on annettu kahdesti' },
    ])
    const other = await create({ notify: false, items })
    await pack(other, ['A'])
    expect(await refusal(order, ['a'])).toEqual([
      { path: 'items.0.serials', detail: `Sarjanumero A: laite on jo tilauksella ${other.number}.` },
    ])
    expect(await refusal(order, [], ['A'])).toMatchObject([{ path: 'items.1.serials' }])
    const { id } = await pack(order, [], ['C'])
    const { problem } = await test.fail('PUT /api/admin/deliveries/{id}/serials', give(id, [], ['C', 'D']))
    expect(problem.errors).toMatchObject([{ path: 'items.1.serials' }])
  })

  it('that nobody knows are asked about where staff tell which they add, and make no unit meanwhile', async () => {
    const packing = (new_serials: string[]) => ({
      path: pathOf(order),
      body: { items: linesOf(order, ['APX-1', 'APX-2'], ['EB-1']), new_serials },
    })
    const first = await test.fail('POST /api/admin/orders/{id}/deliveries', packing([]))
    expect(first.problem).toMatchObject({
      code: 'unknown_serials',
      errors: [
        {
          path: 'items.0.serials',
          detail: 'Näitä numeroita ei ole laiterekisterissä: APX-1, APX-2. Tarkista ne tai lisää uudet laitteet.',
        },
        {
          path: 'items.1.serials',
          detail: 'Numeroa EB-1 ei ole laiterekisterissä. Tarkista se tai lisää uusi laite.',
        },
      ],
    })
    expect((await test.call('GET /api/admin/units')).answer).toEqual([])
    const second = await test.fail('POST /api/admin/orders/{id}/deliveries', packing(['apx-1', 'EB-1']))
    expect(second.problem.errors).toMatchObject([
      { path: 'items.0.serials', detail: expect.stringMatching(/^Numeroa APX-2 ei ole/) },
    ])
    const { answer } = await test.call('POST /api/admin/orders/{id}/deliveries', packing(['APX-1', 'APX-2', 'EB-1']))
    expect(serialsOf(answer)).toEqual([['APX-1', 'APX-2'], ['EB-1']])

    const changed = give(answer.id, ['APX-1', 'APX-3'], ['EB-1'])
    const third = await test.fail('PUT /api/admin/deliveries/{id}/serials', {
      ...changed,
      body: { ...changed.body, new_serials: [] },
    })
    expect(third.problem.errors).toMatchObject([
      { path: 'items.0.serials', detail: expect.stringMatching(/^Numeroa APX-3 ei ole/) },
    ])
  })

  it('follow the delivery: arrived, back with us, taken apart', async () => {
    const { id } = await pack(order, ['A', 'B'])
    await move(id, 'sent')
    await move(id, 'delivered')
    expect(await unit('A')).toMatchObject({ status: 'sold', delivered_on: finnishDay(test.clock.now) })
    await move(id, 'sent')
    expect(await unit('A')).toMatchObject({ delivered_on: null })
    await move(id, 'returned', { restock: true })
    expect(await unit('A')).toMatchObject({ status: 'in_stock' })
    await move(id, 'sent')
    expect(await unit('A')).toMatchObject({ status: 'sold' })
    await move(id, 'packed')
    await test.call('DELETE /api/admin/deliveries/{id}', { path: `/api/admin/deliveries/${id}` })
    expect(await unit('B')).toMatchObject({ status: 'in_stock', order_id: null, delivery_id: null })
    expect(await historyOf('B')).toEqual(['unsold', 'status', 'returned', 'status', 'delivered', 'sold'])
  })

  it('are free again when the order is cancelled before they leave', async () => {
    await pack(order, ['A'])
    await change(order.id, { status: 'cancelled', notify: false, reason: 'customer' })
    expect(await unit('A')).toMatchObject({ status: 'in_stock', order_id: null })
    const other = await create({ notify: false, items })
    expect(serialsOf(await pack(other, ['A']))).toEqual([['A'], []])
  })
})

it('a failure of the database is not told as a serial number that somebody else has given away', async () => {
  const { id } = await pack(order, ['APX-1'])
  const failing = test.deps.db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'InsertQueryNode') throw new Error('database or disk is full')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const parcel = { orderId: order.id, orderNumber: order.number, deliveryId: id }
  const [line] = linesOf(order, ['APX-1', 'APX-9']).map((one) => ({ ...one, product_id: '1' }))
  const giving = giveUnits(failing, parcel, line ? [line] : [], { now: test.clock.now, author: 'Aino' })
  await expect(giving).rejects.toThrow('disk is full')
})
