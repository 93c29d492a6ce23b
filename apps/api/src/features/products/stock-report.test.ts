import { finnishDay } from '@arkpax/schema/format-fi'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { productInput } from '../../../test/factories.ts'
import { shopCalls } from '../../../test/shop-calls.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const { setStock } = shopCalls(() => test)
const changes = (path = '/api/admin/stock-changes') => test.call('GET /api/admin/stock-changes', { path })

describe('the log of stock changes', () => {
  it('tells what changed, newest first, and why', async () => {
    const before = (await test.call('GET /api/products/{id}', { path: '/api/products/2' })).answer
    await setStock('2', 7, 'Inventaario')
    await setStock('2', 6)
    const { answer } = await changes()
    expect(answer).toMatchObject([
      { product_id: '2', product_name: before.name, from: 7, to: 6, note: null },
      { product_id: '2', product_name: before.name, from: before.stock, to: 7, note: 'Inventaario' },
    ])
  })

  it('keeps the changes of a deleted product and leaves out what is not about stock', async () => {
    const { id } = (await test.call('POST /api/admin/products', { body: productInput({ stock: 3 }) })).answer
    await test.call('DELETE /api/admin/products/{id}', { path: `/api/admin/products/${id}` })
    expect((await changes()).answer).toMatchObject([{ product_id: id, from: 0, to: 3 }])
  })

  it('pages by key without losing or repeating a change', async () => {
    for (const stock of [1, 2, 3, 4, 5]) await setStock('1', stock)
    const seen: number[] = []
    let path: string | undefined = '/api/admin/stock-changes?limit=2'
    while (path) {
      const page: Awaited<ReturnType<typeof changes>> = await changes(path)
      seen.push(...page.answer.map(({ to }) => to))
      path = page.headers.get('Link')?.match(/<(.+)>; rel="next"/)?.[1]
    }
    expect(seen).toEqual([5, 4, 3, 2, 1])
  })

  it('refuses a page that it did not give', async () => {
    const { problem } = await test.fail('GET /api/admin/stock-changes', { path: '/api/admin/stock-changes?cursor=x' })
    expect(problem.code).toBe('invalid_fields')
  })
})

it('the summary adds up the stock and counts what is low and what is out', async () => {
  for (const [id, stock] of [
    ['1', 6],
    ['2', 5],
    ['3', 1],
    ['4', 0],
  ] as const)
    await setStock(id, stock)
  const { answer } = await test.call('GET /api/admin/stock-summary')
  expect(answer).toEqual({
    products: 4,
    units: 12,
    value: 6 * 3350 + 5 * 2950 + 1850,
    lowProducts: 2,
    outProducts: 1,
  })
})

it('units that are kept for somebody count as gone in what is low and what is out', async () => {
  for (const id of ['1', '2', '3', '4']) await setStock(id, 30)
  const keep = (product_id: string, quantity: number) =>
    test.call('POST /api/admin/stock-reservations', {
      body: { product_id, quantity, until: finnishDay(test.clock.now), note: 'Messut' },
    })
  await keep('2', 26)
  await keep('3', 30)
  const { answer } = await test.call('GET /api/admin/stock-summary')
  expect(answer).toMatchObject({ units: 120, lowProducts: 1, outProducts: 1 })
  const named = async (stock: string) => {
    const { answer } = await test.call('GET /api/admin/products', { path: `/api/admin/products?stock=${stock}` })
    return answer.map(({ id }) => id)
  }
  expect(await named('low')).toEqual(['2', '3'])
  expect(await named('out')).toEqual(['3'])
  const dashboard = (await test.call('GET /api/admin/dashboard')).answer
  expect(dashboard.low_stock).toMatchObject([
    { id: '3', stock: 0 },
    { id: '2', stock: 4 },
  ])
})

it.each(['GET /api/admin/stock-changes', 'GET /api/admin/stock-summary'] as const)(
  '%s asks for a staff session',
  async (key) => expect((await test.fail(key, { asAdmin: false })).status).toBe(401),
)
