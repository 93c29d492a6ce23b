import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput } from '../../../test/factories.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { staySignedIn } from '../../../test/stay-signed-in.ts'
import { release, reserve } from './stock-reservations.repo.ts'
import { expireReservations } from './stock-sweeps.service.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-20T10:00:00Z')
  await staySignedIn(test)
})

const { setStock, stockOf } = shopCalls(() => test)
const KEEP = 'POST /api/admin/stock-reservations'
const body = (overrides = {}) => ({
  product_id: '1',
  quantity: 1,
  until: '2026-11-22',
  note: 'Virtanen hakee sunnuntaina',
  ...overrides,
})
const keep = async (overrides = {}) => (await test.call(KEEP, { body: body(overrides) })).answer
const holds = async () =>
  (await test.call('GET /api/admin/products/{id}/stock-holds', { path: '/api/admin/products/1/stock-holds' })).answer
const orderBody = (quantity: number) => ({ body: orderInput({ items: [{ product_id: '1', quantity }] }) })

describe('units that are kept for somebody', () => {
  it('are no longer for sale, on the pages and in orders, until they are released', async () => {
    await setStock('1', 5)
    const { id } = await keep({ quantity: 3 })
    expect(await stockOf('1')).toBe(2)
    const listed = (await test.call('GET /api/products')).answer.find((product) => product.id === '1')
    expect(listed?.stock).toBe(2)
    const refused = await test.fail('POST /api/admin/orders', orderBody(3))
    expect(refused.problem.code).toBe('insufficient_stock')
    expect(JSON.stringify(refused.problem)).toContain('2\u00A0kpl')
    await test.call('POST /api/admin/orders', orderBody(2))
    expect(await stockOf('1')).toBe(0)
    await test.call('DELETE /api/admin/stock-reservations/{id}', { path: `/api/admin/stock-reservations/${id}` })
    expect(await stockOf('1')).toBe(3)
  })

  it('staff see them beside the orders that have not been sent', async () => {
    await setStock('1', 5)
    const { answer: order } = await test.call('POST /api/admin/orders', orderBody(2))
    await keep({ quantity: 1 })
    expect(await holds()).toMatchObject({
      orders: [{ id: order.id, number: order.number, quantity: 2 }],
      reservations: [{ quantity: 1, note: 'Virtanen hakee sunnuntaina', reserved_until: '2026-11-22T22:00:00.000Z' }],
    })
    const { products } = (await test.call('GET /api/admin/stock-figures')).answer
    expect(products).toMatchObject([{ product_id: '1', in_orders: 2, reserved: 1, available: 2 }])
    const staff = await test.call('GET /api/admin/products/{id}', { path: '/api/admin/products/1' })
    expect(staff.answer).toMatchObject({ stock: 3, reserved: 1 })
  })

  it('come free by themselves when their last day is over, in Finland', async () => {
    await setStock('1', 1)
    await keep()
    await expireReservations(test.deps.db, new Date('2026-11-22T21:59:59Z'))
    expect(await stockOf('1')).toBe(0)
    await expireReservations(test.deps.db, new Date('2026-11-22T22:00:00Z'))
    test.deps.cache.forget('products')
    expect(await stockOf('1')).toBe(1)
    expect((await holds()).reservations).toEqual([])
  })

  it('are not more than are free, and the answer tells how many are', async () => {
    await setStock('1', 2)
    await keep()
    const { status, problem } = await test.fail(KEEP, { body: body({ quantity: 2 }) })
    expect([status, problem.errors]).toEqual([409, [{ path: 'quantity', detail: 'Vapaana on enää 1\u00A0kpl' }]])
  })

  it.each([
    [{ until: '2026-11-19' }, 'until'],
    [{ until: '2027-11-19' }, 'until'],
    [{ quantity: 0 }, 'quantity'],
    [{ note: ' ' }, 'note'],
    [{ product_id: '99' }, 'product_id'],
  ])('are refused at the field with %j', async (overrides, path) => {
    const { status, problem } = await test.fail(KEEP, { body: body(overrides) })
    expect([status, problem.errors?.map((error) => error.path)]).toEqual([422, [path]])
  })

  it('can be more than the stock that staff count later: then none is for sale', async () => {
    await setStock('1', 5)
    await keep({ quantity: 4 })
    await setStock('1', 2)
    expect(await stockOf('1')).toBe(0)
    expect((await test.fail('POST /api/admin/orders', orderBody(1))).problem.code).toBe('insufficient_stock')
  })
})

describe('the last unit', () => {
  const wanted = {
    productId: '1',
    quantity: 1,
    until: new Date('2026-12-01T00:00:00Z'),
    reason: { kind: 'staff' as const, id: null },
    note: 'Varattu',
  }
  const attempt = () =>
    test.deps.db.transaction().execute((transaction) => reserve(transaction, wanted, test.clock.now))

  it('is kept for one of those who want it at the same time', async () => {
    await setStock('1', 1)
    const ids = await Promise.all(Array.from({ length: 10 }, attempt))
    expect(ids.filter((id) => id !== undefined)).toHaveLength(1)
    expect((await holds()).reservations).toHaveLength(1)
  })

  it('is either kept or sold', async () => {
    await setStock('1', 1)
    const answers = await Promise.allSettled([
      attempt(),
      test.call('POST /api/admin/orders', orderBody(1)),
      attempt(),
      test.call('POST /api/admin/orders', orderBody(1)),
    ])
    const got = answers.filter((answer) => answer.status === 'fulfilled' && answer.value !== undefined)
    expect(got).toHaveLength(1)
    const { stock, reserved } = await test.deps.db
      .selectFrom('products')
      .select(['stock', 'reserved'])
      .where('id', '=', '1')
      .executeTakeFirstOrThrow()
    expect(stock - reserved).toBe(0)
  })

  it('is released once, however often that is asked', async () => {
    await setStock('1', 1)
    const id = (await attempt()) ?? ''
    const free = () => test.deps.db.transaction().execute((transaction) => release(transaction, id))
    const released = await Promise.all([free(), free(), expireReservations(test.deps.db, new Date('2027-01-01'))])
    expect(released.filter((done) => done === true).length).toBeLessThanOrEqual(1)
    test.deps.cache.forget('products')
    expect(await stockOf('1')).toBe(1)
  })
})
