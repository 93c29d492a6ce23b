import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { shopCalls, statusPath } from '../../../test/shop-calls.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
const { create, read, setStatus, setStock, stockOf, deleteProduct } = shopCalls(() => test)

describe('the status of an order', () => {
  it('may go from any to any, and the timeline tells it', async () => {
    const { id } = await create()
    test.clock.now = new Date(test.clock.now.getTime() + 60_000)
    expect(await setStatus(id, 'delivered')).toMatchObject({ id, status: 'delivered', items: [{ product_id: '1' }] })
    await setStatus(id, 'processing')
    expect((await read(id)).events).toMatchObject([
      { type: 'created', from_status: null, to_status: 'pending' },
      { type: 'status', from_status: 'pending', to_status: 'delivered', created_at: test.clock.now.toISOString() },
      { type: 'status', from_status: 'delivered', to_status: 'processing' },
    ])
  })

  it('that it has already changes nothing', async () => {
    const order = await create()
    test.clock.now = new Date(test.clock.now.getTime() + 60_000)
    expect(await setStatus(order.id, 'pending')).toEqual(order)
    expect((await read(order.id)).events).toHaveLength(1)
  })

  it('cancelled returns the stock, once', async () => {
    await setStock('1', 5)
    const { id } = await create({ items: [{ product_id: '1', quantity: 3 }] })
    await Promise.all([setStatus(id, 'cancelled'), setStatus(id, 'cancelled')])
    expect(await stockOf('1')).toBe(5)
    expect((await read(id)).events).toHaveLength(2)
  })

  it('taken up again takes the stock again', async () => {
    await setStock('1', 5)
    const { id } = await create({ items: [{ product_id: '1', quantity: 3 }] })
    await setStatus(id, 'cancelled')
    await setStatus(id, 'shipped')
    expect(await stockOf('1')).toBe(2)
  })

  it('cannot be taken up again when the stock is gone, and nothing changes', async () => {
    await setStock('1', 3)
    await setStock('2', 3)
    const items = ['1', '2'].map((product_id) => ({ product_id, quantity: 3 }))
    const { id } = await create({ items })
    await setStatus(id, 'cancelled')
    const before = await read(id)
    await setStock('2', 1)
    const { status, problem } = await test.fail('PUT /api/admin/orders/{id}/status', {
      path: statusPath(id),
      body: { status: 'pending' },
    })
    expect(status).toBe(409)
    expect(problem).toMatchObject({
      code: 'insufficient_stock',
      detail:
        'Peruutettua tilausta ei voi ottaa uudelleen käsittelyyn. ' +
        'Tuotetta ”Ark EVO 1800 W” on varastossa enää 1\u00A0kpl.',
    })
    expect([await stockOf('1'), await stockOf('2')]).toEqual([3, 1])
    expect(await read(id)).toEqual(before)
  })

  it('changes also when its product has been deleted', async () => {
    await setStock('1', 3)
    const { id } = await create({ items: [{ product_id: '1', quantity: 2 }] })
    await deleteProduct('1')
    const left = async () =>
      (await test.deps.db.selectFrom('products').select('stock').where('id', '=', '1').executeTakeFirstOrThrow()).stock
    await setStatus(id, 'cancelled')
    expect(await left()).toBe(3)
    await setStatus(id, 'pending')
    expect(await left()).toBe(1)
  })

  it.each([{}, { status: 'lost' }, { status: 7 }])('is not %j', async (body) => {
    const { id } = await create()
    const { status } = await test.fail('PUT /api/admin/orders/{id}/status', { path: statusPath(id), body })
    expect(status).toBe(422)
  })

  it('is 404 for an order that is not there', async () => {
    const body = { status: 'shipped' }
    expect((await test.fail('PUT /api/admin/orders/{id}/status', { path: statusPath('x'), body })).status).toBe(404)
    expect((await test.fail('GET /api/admin/orders/{id}', { path: '/api/admin/orders/x' })).problem.detail).toBe(
      'Tilausta ei löytynyt.',
    )
  })
})
