import type { OrderStatus } from '@arkpax/schema/order-statuses'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput, productInput } from '../../../test/factories.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const report = async (query = '') =>
  (await test.call('GET /api/admin/analytics', { path: `/api/admin/analytics${query}` })).answer

async function order(product_id: string, quantity: number) {
  const body = orderInput({ items: [{ product_id, quantity }] })
  return (await test.call('POST /api/admin/orders', { body })).answer.id
}

const setStatus = (id: string, status: OrderStatus) =>
  test.call('PUT /api/admin/orders/{id}/status', { path: `/api/admin/orders/${id}/status`, body: { status } })
const setStock = (id: string, stock: number) =>
  test.call('PUT /api/admin/products/{id}/stock', { path: `/api/admin/products/${id}/stock`, body: { stock } })
const deleteProduct = (id: string) =>
  test.call('DELETE /api/admin/products/{id}', { path: `/api/admin/products/${id}` })
const addProduct = async (overrides: Parameters<typeof productInput>[0]) =>
  (await test.call('POST /api/admin/products', { body: productInput(overrides) })).answer

/** Moves the clock, and the staff session with it. */
async function at(instant: string) {
  test.clock.now = new Date(instant)
  const expires_at = new Date(test.clock.now.getTime() + 60 * 60 * 1000).toISOString()
  await test.deps.db.updateTable('admin_sessions').set({ last_seen_at: instant, expires_at }).execute()
}

describe('the sales report', () => {
  it('leaves cancelled orders out of the sums but counts them by status', async () => {
    await order('4', 2)
    await setStatus(await order('1', 1), 'shipped')
    await setStatus(await order('2', 3), 'cancelled')
    expect(await report()).toMatchObject({
      totalOrders: 2,
      totalRevenue: 4148,
      ordersByStatus: { pending: 1, shipped: 1, cancelled: 1 },
      topSellingProducts: [
        { id: '4', totalSold: 2 },
        { id: '1', totalSold: 1 },
      ],
    })
  })

  it('counts an order again when it is taken up again', async () => {
    const id = await order('4', 2)
    await setStatus(id, 'cancelled')
    expect(await report()).toMatchObject({ totalOrders: 0, totalRevenue: 0, topSellingProducts: [], revenueByDay: [] })
    await setStatus(id, 'delivered')
    expect(await report()).toMatchObject({ totalOrders: 1, totalRevenue: 798, topSellingProducts: [{ totalSold: 2 }] })
  })

  it('counts orders that are made, cancelled and taken up at the same time', async () => {
    const [first, second] = await Promise.all([order('4', 1), order('4', 2), order('1', 1)])
    await Promise.all([setStatus(first ?? '', 'cancelled'), setStatus(second ?? '', 'shipped'), order('4', 4)])
    expect(await report()).toMatchObject({
      totalOrders: 3,
      totalRevenue: 3350 + 6 * 399,
      ordersByStatus: { pending: 2, shipped: 1, cancelled: 1 },
      topSellingProducts: [
        { id: '4', totalSold: 6 },
        { id: '1', totalSold: 1 },
      ],
    })
  })

  it('adds up to the cent', async () => {
    const { id } = await addProduct({ price: 0.1, stock: 10 })
    await order(id, 1)
    await order(id, 2)
    expect((await report()).totalRevenue).toBe(0.3)
  })

  it('shows ten best sellers at most, with one that has been deleted since', async () => {
    const products = []
    for (let sold = 1; sold <= 11; sold++) {
      const product = await addProduct({ name: `Tuote ${sold}`, stock: 20 })
      await order(product.id, sold)
      products.push(product.id)
    }
    await deleteProduct(products[10] ?? '')
    const { topSellingProducts } = await report()
    expect(topSellingProducts.map(({ id }) => id)).toEqual(products.slice(1).toReversed())
    expect(topSellingProducts[0]).toMatchObject({ name: 'Tuote 11', totalSold: 11, price: 49.9, stock: 9 })
  })

  it('lists products with fewer than five left, fewest first, without deleted ones', async () => {
    await setStock('1', 5)
    await setStock('2', 4)
    await setStock('3', 0)
    await setStock('4', 1)
    await deleteProduct('4')
    expect((await report()).lowStockProducts.map(({ id }) => id)).toEqual(['3', '2'])
  })

  it('values the warehouse at price × stock', async () => {
    for (const id of ['1', '2', '3', '4']) await setStock(id, 0)
    expect((await report()).warehouseValue).toBe(0)
    await setStock('1', 2)
    const { id } = await addProduct({ price: 19.99, stock: 3 })
    expect((await report()).warehouseValue).toBe(6759.97)
    await deleteProduct(id)
    expect((await report()).warehouseValue).toBe(6700)
  })
})

describe('the days of the report', () => {
  it('are days in Finland, in winter and in summer time', async () => {
    await at('2026-01-31T21:59:59.999Z')
    await order('4', 1)
    await at('2026-01-31T22:00:00.000Z')
    await order('4', 2)
    await at('2026-06-30T21:00:00.000Z')
    await order('4', 1)
    const sold = (await report()).revenueByDay.filter(({ orders }) => orders > 0)
    expect(sold).toEqual([
      { day: '2026-01-31', orders: 1, revenue: 399 },
      { day: '2026-02-01', orders: 1, revenue: 798 },
      { day: '2026-07-01', orders: 1, revenue: 399 },
    ])
  })

  it('narrow every sales figure to the period, both ends included', async () => {
    for (const instant of ['2026-03-09T12:00:00.000Z', '2026-03-10T12:00:00.000Z', '2026-03-12T12:00:00.000Z']) {
      await at(instant)
      await order('4', 1)
    }
    await at('2026-03-13T12:00:00.000Z')
    await setStatus(await order('1', 1), 'cancelled')
    expect(await report('?from=2026-03-10&to=2026-03-12')).toMatchObject({
      totalOrders: 2,
      totalRevenue: 798,
      ordersByStatus: { pending: 2 },
      topSellingProducts: [{ id: '4', totalSold: 2 }],
      revenueByDay: [
        { day: '2026-03-10', orders: 1 },
        { day: '2026-03-11', orders: 0 },
        { day: '2026-03-12', orders: 1 },
      ],
    })
    expect((await report('?from=2026-03-13')).ordersByStatus).toEqual({ cancelled: 1 })
    expect((await report('?to=2026-03-09')).totalOrders).toBe(1)
  })

  it.each(['?from=2026-13-01', '?from=eilen', '?to=2026-02-30', '?from=2026-03-02&to=2026-03-01'])(
    'cannot be %s',
    async (query) => {
      const { status } = await test.fail('GET /api/admin/analytics', { path: `/api/admin/analytics${query}` })
      expect(status).toBe(422)
    },
  )
})

it('is for staff only', async () => {
  expect((await test.fail('GET /api/admin/analytics', { asAdmin: false })).status).toBe(401)
})
