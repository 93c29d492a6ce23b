import type { Sent } from '@arkpax/schema/endpoints'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

type Items = Sent<'PUT /api/admin/products', 'body'>['items']
const changeAll = async (items: Items) =>
  (await test.call('PUT /api/admin/products', { body: { items } })).answer.products
const refused = async (items: Items) => (await test.fail('PUT /api/admin/products', { body: { items } })).problem
const prices = async () => (await test.call('GET /api/products')).answer.map(({ price }) => price)
const lines = async () => (await test.call('GET /api/admin/audit-log')).answer

it('changes many products at once, with one line in the log that names each with its values', async () => {
  const changed = await changeAll([
    { id: '2', version: 1, change: { price: 2_800 } },
    { id: '1', version: 1, change: { price: 3_200, status: 'hidden' } },
  ])
  expect(changed.map(({ id, version, price }) => [id, version, price])).toEqual([
    ['2', 2, 2_800],
    ['1', 2, 3_200],
  ])
  const [line, ...others] = await lines()
  expect(others).toHaveLength(0)
  expect(line).toMatchObject({ entity: 'product_list', title: 'Ark EVO 1800 W, Ark PRO 2400 W' })
  expect(line?.changes).toEqual([
    { field: 'Ark EVO 1800 W: Hinta (€)', from: '2\u00A0950,00', to: '2\u00A0800,00' },
    { field: 'Ark PRO 2400 W: Hinta (€)', from: '3\u00A0350,00', to: '3\u00A0200,00' },
    { field: 'Ark PRO 2400 W: Näkyvyys', from: 'Näkyvissä', to: 'Piilotettu' },
  ])
})

it('stands in the history of each product with its own values, beside what was done to it alone', async () => {
  await test.call('PUT /api/admin/products/{id}', { path: '/api/admin/products/2', body: { price: 2_900 } })
  await changeAll([
    { id: '2', version: 2, change: { price: 2_800 } },
    { id: '1', version: 1, change: { status: 'hidden' } },
    { id: '3', version: 1, change: { price: 1_850 } },
  ])
  const historyOf = async (id: string) =>
    (await test.call('GET /api/admin/timelines/{entity}/{id}', { path: `/api/admin/timelines/product/${id}` })).answer
  expect((await historyOf('2')).map(({ entity_id, title, changes }) => [entity_id, title, changes])).toEqual([
    ['2', 'Ark EVO 1800 W', [{ field: 'price', from: '2\u00A0900,00', to: '2\u00A0800,00' }]],
    ['2', 'Ark EVO 1800 W', [{ field: 'price', from: '2\u00A0950,00', to: '2\u00A0900,00' }]],
  ])
  expect((await historyOf('1')).map(({ entity, changes }) => [entity, changes])).toEqual([
    ['product', [{ field: 'status', from: 'Näkyvissä', to: 'Piilotettu' }]],
  ])
  expect(await historyOf('3')).toEqual([])
  expect(await lines()).toHaveLength(2)
})

it('changes none where somebody else has changed one, and gives that one as it is now', async () => {
  await test.call('PUT /api/admin/products/{id}', { path: '/api/admin/products/2', body: { price: 2_900 } })
  const problem = await refused([
    { id: '1', version: 1, change: { price: 3_200 } },
    { id: '2', version: 1, change: { price: 2_800 } },
  ])
  expect([problem.status, problem.code, problem.errors?.map(({ path }) => path)]).toEqual([412, 'stale', ['items.1']])
  expect(problem.current).toMatchObject({ products: [{ id: '2', price: 2_900, version: 2 }] })
  expect(await prices()).toEqual([3_350, 2_900, 1_850, 399])
  expect(await lines()).toHaveLength(1)
})

it('changes none where one is gone, or a campaign of one cannot be', async () => {
  const gone = await refused([
    { id: '1', version: 1, change: { price: 3_200 } },
    { id: 'ei-ole', version: 1, change: { price: 2_800 } },
  ])
  expect(gone.errors).toEqual([{ path: 'items.1', detail: 'Tuotetta ei löytynyt.' }])
  const days = { campaign_from: '2199-01-01', campaign_until: '2199-01-31' }
  const dear = await refused([
    { id: '4', version: 1, change: { campaign_price: 300, ...days } },
    { id: '1', version: 1, change: { campaign_price: 4_000, ...days } },
  ])
  expect([dear.code, dear.errors?.[0]?.path]).toEqual(['invalid_fields', 'items.1.change.campaign_price'])
  expect(await prices()).toEqual([3_350, 2_950, 1_850, 399])
})

it('is taken back by the same call; what changed nothing is no line', async () => {
  await changeAll([{ id: '1', version: 1, change: { price: 3_200 } }])
  await changeAll([{ id: '1', version: 2, change: { price: 3_350 } }])
  expect(await prices()).toContain(3_350)
  await changeAll([{ id: '1', version: 3, change: { price: 3_350 } }])
  expect(await lines()).toHaveLength(2)
})

it('of two who change one list at once, one is first and the other is told', async () => {
  const call = (price: number) =>
    test.app.request('/api/admin/products', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${test.token}` },
      body: JSON.stringify({ items: ['1', '2', '3'].map((id) => ({ id, version: 1, change: { price } })) }),
    })
  const statuses = (await Promise.all([call(100), call(200)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 412])
  expect(new Set((await prices()).slice(0, 3)).size).toBe(1)
})
