import type { Sent } from '@arkpax/schema/endpoints'
import type { Order } from '@arkpax/schema/orders'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { editOf } from '../../../test/order-edit-of.ts'
import { shopCalls } from '../../../test/shop-calls.ts'

let test: TestApp
let order: Order
beforeEach(async () => {
  test = await createTestApp()
  await setStock('1', 5)
  await setStock('4', 5)
  order = await create({ items: [{ product_id: '1', quantity: 2 }], notify: false })
})
const { create, read, setStatus, setStock, stockOf } = shopCalls(() => test)

type Edit = Sent<'PUT /api/admin/orders/{id}', 'body'>
const options = (change: Partial<Edit>, version?: number) => ({
  path: `/api/admin/orders/${order.id}`,
  body: editOf(order, change),
  ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
})
const edit = async (change: Partial<Edit>, version?: number) =>
  (await test.call('PUT /api/admin/orders/{id}', options(change, version))).answer
const refuse = (change: Partial<Edit>, version?: number) =>
  test.fail('PUT /api/admin/orders/{id}', options(change, version))
const kept = () => editOf(order).items[0] ?? { product_id: '1', quantity: 2 }
const stocks = async () => [await stockOf('1'), await stockOf('4')]

describe('an order that has not been sent', () => {
  it('gets other lines, and stock follows', async () => {
    const edited = await edit({
      items: [
        { ...kept(), quantity: 1, discount: 50 },
        { product_id: '4', quantity: 3, price: 350 },
      ],
      charges: [{ kind: 'delivery', name: 'Kotiinkuljetus', price: 49.9 }],
    })
    expect(edited.items).toMatchObject([
      { id: order.items[0]?.id, quantity: 1, price: 3350, discount: 50 },
      { product_id: '4', quantity: 3, price: 350 },
    ])
    expect([edited.total_amount, edited.version]).toEqual([3300 + 1050 + 49.9, 2])
    expect(await stocks()).toEqual([4, 2])
    expect((await test.call('GET /api/admin/analytics')).answer.totalRevenue).toBe(edited.total_amount)
  })

  it('gets what the catalogue asks for a new line without a price', async () => {
    const edited = await edit({ items: [kept(), { product_id: '4', quantity: 1 }] })
    expect(edited.items[1]).toMatchObject({ price: 399, vat_percent: 25.5 })
  })

  it('gives all of a line back that is replaced by another of the same product', async () => {
    await setStock('1', 0)
    const edited = await edit({ items: [{ product_id: '1', quantity: 2, price: 3000 }] })
    expect([edited.total_amount, await stockOf('1')]).toEqual([6000, 0])
  })

  it('is found by what it is now', async () => {
    await edit({ customer_name: 'Öystein Åberg', shipping_city: 'Maarianhamina' })
    const path = `/api/admin/orders?q=${encodeURIComponent('öystein')}`
    expect((await test.call('GET /api/admin/orders', { path })).answer.map(({ id }) => id)).toEqual([order.id])
  })

  it('tells on its timeline what changed, from what to what', async () => {
    test.clock.now = new Date(test.clock.now.getTime() + 60_000)
    const { events } = await edit({ items: [{ ...kept(), quantity: 3 }], shipping_address: 'Uusikatu 1' })
    expect(events.at(-1)).toMatchObject({
      type: 'edited',
      notified: false,
      changes: [
        { what: order.items[0]?.product_name, from: '2\u00A0kpl', to: '3\u00A0kpl' },
        { what: 'Toimitusosoite', from: null, to: null },
        { what: 'Yhteensä', from: '6\u00A0700,00\u00A0€', to: '10\u00A0050,00\u00A0€' },
      ],
    })
    const path = `/api/admin/timelines/order/${order.id}`
    const [line] = (await test.call('GET /api/admin/timelines/{entity}/{id}', { path })).answer
    expect(line?.changes).toContainEqual({ field: 'shipping_address', from: 'Satamakatu 4 B 12', to: 'Uusikatu 1' })
  })

  it('leaves no trace where nothing has changed', async () => {
    const { events } = await edit({ notify: true })
    expect([events.length, (await leavingMail(test)).length]).toEqual([1, 0])
  })
})

describe('the mail about a change', () => {
  it('tells what changed and what the order is now, without notes of staff', async () => {
    await edit({ items: [{ ...kept(), quantity: 1 }], note: 'Soitti ja perui toisen', notify: true })
    const [mail] = await leavingMail(test)
    expect(mail?.subject).toBe(`Tilaustasi ${order.number} on muutettu`)
    expect(mail?.text).toContain('2\u00A0kpl → 1\u00A0kpl')
    expect(mail?.text).toContain('3\u00A0350,00\u00A0€')
    expect(mail?.text).not.toContain('Soitti')
  })

  it('is shown before it leaves, with the difference, and nothing is changed', async () => {
    const { answer } = await test.call('POST /api/admin/orders/{id}/edit-preview', {
      path: `/api/admin/orders/${order.id}/edit-preview`,
      body: editOf(order, { items: [{ ...kept(), quantity: 3 }] }),
    })
    expect(answer).toMatchObject({ total_before: 6700, total_after: 10_050, mail: { to: order.customer_email } })
    expect([(await read(order.id)).version, await stockOf('1')]).toEqual([1, 3])
  })
})

describe('a change that cannot be', () => {
  it('of more than there is changes nothing, and says so at its line', async () => {
    const { status, problem } = await refuse({ items: [{ ...kept(), quantity: 6 }], customer_name: 'Toinen' })
    expect([status, problem.errors?.[0]?.path]).toEqual([409, 'items.0.quantity'])
    expect([(await read(order.id)).customer_name, await stockOf('1')]).toEqual([order.customer_name, 3])
  })

  it.each(['shipped', 'delivered', 'cancelled'] as const)('of an order that is %s is refused', async (status) => {
    await setStatus(order.id, status)
    expect((await refuse({ note: 'x' })).problem.code).toBe('order_closed')
  })

  it.each([
    ['items.0.product_id', () => ({ items: [{ ...kept(), product_id: '4' }] })],
    ['items.0.discount', () => ({ items: [{ ...kept(), discount: 7000 }] })],
    ['items.0.product_id', () => ({ items: [{ ...kept(), id: 'x' }] })],
    ['items', () => ({ items: [] })],
    ['payment_method', () => ({ payment_method: 'invoice' as const })],
    ['payment_due_on', () => ({ payment_due_on: '31.12.2026' })],
  ])('is told at %s', async (path, change) => {
    const { status, problem } = await refuse(change())
    expect([status, problem.errors?.[0]?.path]).toEqual([422, path])
  })

  it('by somebody who has seen an older order answers with the order as it is', async () => {
    await edit({ note: 'Ensin' }, 1)
    const { status, problem } = await refuse({ note: 'Sitten' }, 1)
    expect(status).toBe(412)
    expect(problem.current).toMatchObject({ note: 'Ensin', version: 2 })
  })
})

describe('at once', () => {
  it('of two edits one is made and the other told, and stock is that of the one', async () => {
    const sent = [1, 4].map((quantity) => edit({ items: [{ ...kept(), quantity }] }, 1))
    const done = (await Promise.allSettled(sent)).filter(({ status }) => status === 'fulfilled')
    expect(done).toHaveLength(1)
    const left = (await read(order.id)).items[0]?.quantity ?? 0
    expect(await stockOf('1')).toBe(5 - left)
  })

  it('an edit and a sending leave an order that was sent as it is, or as it was edited', async () => {
    const edited = test.call('PUT /api/admin/orders/{id}', options({ items: [{ ...kept(), quantity: 4 }] }))
    const [, sent] = await Promise.allSettled([edited, setStatus(order.id, 'shipped')])
    expect(sent.status).toBe('fulfilled')
    const { status, items } = await read(order.id)
    expect([status, await stockOf('1')]).toEqual(['shipped', 5 - (items[0]?.quantity ?? 0)])
  })
})
