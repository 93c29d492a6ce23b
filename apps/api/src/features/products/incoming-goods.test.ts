import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput } from '../../../test/factories.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { staySignedIn } from '../../../test/stay-signed-in.ts'
import { forgetLatePromises } from './stock-sweeps.service.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-20T10:00:00Z')
  await staySignedIn(test)
})

const { setStock, stockOf } = shopCalls(() => test)
const ADD = 'POST /api/admin/incoming-goods'
const body = (overrides = {}) => ({
  product_id: '1',
  quantity: 10,
  expected_on: '2026-12-09',
  reference: 'Tehdas, erä 7',
  ...overrides,
})
const add = async (overrides = {}) => (await test.call(ADD, { body: body(overrides) })).answer
const path = (id: string, rest = '') => `/api/admin/incoming-goods/${id}${rest}`
const at = (version: number) => ({ 'If-Match': `"${version}"` })
const receive = async (id: string, quantity: number, headers = {}) =>
  (
    await test.call('POST /api/admin/incoming-goods/{id}/receipt', {
      path: path(id, '/receipt'),
      body: { quantity },
      headers,
    })
  ).answer
const undo = (id: string, quantity: number, headers = {}) => ({
  path: path(id, '/receipt/undo'),
  body: { quantity },
  headers,
})
const list = async (query = '') =>
  (await test.call('GET /api/admin/incoming-goods', { path: `/api/admin/incoming-goods${query}` })).answer
const shown = async () => (await test.call('GET /api/products/{id}', { path: '/api/products/1' })).answer

describe('goods on their way', () => {
  it('are told by the week on the page of their product, the next ones first', async () => {
    expect(await shown()).not.toHaveProperty('restockWeek')
    await add({ expected_on: '2026-12-20' })
    expect((await shown()).restockWeek).toBe(51)
    const { id } = await add()
    expect((await shown()).restockWeek).toBe(50)
    await test.call('PUT /api/admin/incoming-goods/{id}', { path: path(id), body: { cancelled: true } })
    expect((await shown()).restockWeek).toBe(51)
    await test.call('PUT /api/admin/incoming-goods/{id}', { path: path(id), body: { cancelled: false } })
    expect((await shown()).restockWeek).toBe(50)
  })

  it('promise nothing on the pages when their day is over, and staff see that they are late', async () => {
    const { id } = await add()
    await forgetLatePromises(test.deps.db, new Date('2026-12-09T21:59:00Z'))
    expect((await shown()).restockWeek).toBe(50)
    test.clock.now = new Date('2026-12-09T22:00:00Z')
    await forgetLatePromises(test.deps.db, test.clock.now)
    test.deps.cache.forget('products')
    expect(await shown()).not.toHaveProperty('restockWeek')
    expect(await list()).toMatchObject([{ id, is_late: true }])
    await test.call('PUT /api/admin/incoming-goods/{id}', { path: path(id), body: { expected_on: '2026-12-16' } })
    expect((await shown()).restockWeek).toBe(51)
    expect(await list()).toMatchObject([{ id, is_late: false }])
  })

  it('come in parts: the stock rises, its log tells why, and the list ends with the last of them', async () => {
    await setStock('1', 2)
    const { id } = await add()
    expect(await receive(id, 4)).toMatchObject({ received_quantity: 4, received_at: null, version: 2 })
    expect(await stockOf('1')).toBe(6)
    expect((await test.call('GET /api/admin/stock-figures')).answer.products).toMatchObject([
      { product_id: '1', expected: 6, next_expected_on: '2026-12-09', late: 0 },
    ])
    expect(await receive(id, 6)).toMatchObject({ received_quantity: 10, received_at: test.clock.now.toISOString() })
    expect(await list()).toEqual([])
    expect(await list('?state=all')).toHaveLength(1)
    expect((await test.call('GET /api/admin/stock-changes')).answer.slice(0, 2)).toMatchObject([
      { from: 6, to: 12, note: 'Tavaraa saapui: Tehdas, erä 7' },
      { from: 2, to: 6, note: 'Tavaraa saapui: Tehdas, erä 7' },
    ])
    const again = { path: path(id, '/receipt'), body: { quantity: 1 } }
    expect((await test.fail('POST /api/admin/incoming-goods/{id}/receipt', again)).problem.code).toBe('goods_received')
  })

  it('a receipt can be taken back while its units are there', async () => {
    await setStock('1', 0)
    const { id } = await add()
    const { version } = await receive(id, 10)
    const back = await test.call('POST /api/admin/incoming-goods/{id}/receipt/undo', undo(id, 10, at(version)))
    expect(back.answer).toMatchObject({ received_quantity: 0, received_at: null })
    expect(await stockOf('1')).toBe(0)
    await receive(id, 10)
    await test.call('POST /api/admin/orders', { body: orderInput() })
    const { problem } = await test.fail('POST /api/admin/incoming-goods/{id}/receipt/undo', undo(id, 10))
    expect(problem.code).toBe('insufficient_stock')
    expect(await stockOf('1')).toBe(9)
    expect((await list('?state=all'))[0]?.received_quantity).toBe(10)
  })

  it('two who receive the same goods put them into stock once', async () => {
    await setStock('1', 0)
    const { id, version } = await add()
    const both = await Promise.allSettled([receive(id, 10, at(version)), receive(id, 10, at(version))])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await stockOf('1')).toBe(10)
    const late = { path: path(id, '/receipt'), body: { quantity: 10 }, headers: at(version) }
    const { status, problem } = await test.fail('POST /api/admin/incoming-goods/{id}/receipt', late)
    expect([status, problem.current]).toMatchObject([412, { id, received_quantity: 10 }])
  })

  it('are not made fewer than have come, and are not changed once all have', async () => {
    const { id } = await add()
    await receive(id, 4)
    const change = (quantity: number) => ({ path: path(id), body: { quantity } })
    const { problem } = await test.fail('PUT /api/admin/incoming-goods/{id}', change(4))
    expect(problem.errors?.map((error) => error.path)).toEqual(['quantity'])
    await test.call('PUT /api/admin/incoming-goods/{id}', change(5))
    await receive(id, 1)
    expect((await test.fail('PUT /api/admin/incoming-goods/{id}', change(9))).problem.code).toBe('goods_received')
  })

  it('pages by key, what is expected first first', async () => {
    await add({ expected_on: '2026-12-12' })
    await add({ expected_on: '2026-12-01' })
    const days = async (query: string) => (await list(query)).map(({ expected_on }) => expected_on)
    expect(await days('')).toEqual(['2026-12-01', '2026-12-12'])
    const page = await test.call('GET /api/admin/incoming-goods', { path: '/api/admin/incoming-goods?limit=1' })
    const next = page.headers.get('Link')?.match(/<(.+)>; rel="next"/)?.[1] ?? 'no next page'
    expect((await test.call('GET /api/admin/incoming-goods', { path: next })).answer).toMatchObject([
      { expected_on: '2026-12-12' },
    ])
  })

  it.each([
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ expected_on: '9.12.2026' }, 'expected_on'],
    [{ product_id: '99' }, 'product_id'],
  ])('are refused at the field with %j', async (overrides, field) => {
    const { status, problem } = await test.fail(ADD, { body: body(overrides) })
    expect([status, problem.errors?.map((error) => error.path)]).toEqual([422, [field]])
  })
})
