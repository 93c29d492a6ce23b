import type { ProductStatus } from '@arkpax/schema/products'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput, productInput } from '../../../test/factories.ts'
import { readPublishedContent } from '../../published-content.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const path = (id: string) => `/api/admin/products/${id}`
const create = async (overrides = {}) =>
  (await test.call('POST /api/admin/products', { body: productInput(overrides) })).answer
const change = async (id: string, body: object) =>
  (await test.call('PUT /api/admin/products/{id}', { path: path(id), body })).answer
const publicIds = async () => (await test.call('GET /api/products')).answer.map(({ id }) => id)
const staffIds = async (query = '') =>
  (await test.call('GET /api/admin/products', { path: `/api/admin/products${query}` })).answer.map(({ id }) => id)
const isPublic = async (id: string) =>
  (await test.app.request(`/api/products/${id}`)).status === 200 &&
  (await test.app.request(`/api/products/${id}/reviews`)).status === 200

describe.each(['draft', 'hidden'] as const)('a product that is %s', (status: ProductStatus) => {
  it('is nowhere public, and staff find it', async () => {
    const { id } = await create({ status })
    expect(await publicIds()).not.toContain(id)
    expect(await isPublic(id)).toBe(false)
    const { products } = await readPublishedContent(test.deps.db)
    expect(products.map((product) => product.id)).toEqual(['1', '2', '3', '4'])
    expect(await staffIds()).toContain(id)
    expect(await staffIds(`?status=${status}`)).toEqual([id])
    expect((await test.call('GET /api/admin/products/{id}', { path: path(id) })).answer).toMatchObject({ id, status })
  })

  it('is seen as soon as it is shown, and can be hidden again', async () => {
    const { id } = await create({ status })
    await change(id, { status: 'shown' })
    expect(await publicIds()).toContain(id)
    expect(await isPublic(id)).toBe(true)
    await change(id, { status })
    expect(await publicIds()).not.toContain(id)
    expect(await isPublic(id)).toBe(false)
  })
})

it('a hidden product stays in the orders that have it, and staff can change and delete it', async () => {
  const { id: order } = (await test.call('POST /api/admin/orders', { body: orderInput() })).answer
  await change('1', { status: 'hidden' })
  const { answer } = await test.call('GET /api/admin/orders/{id}', { path: `/api/admin/orders/${order}` })
  expect(answer.items).toMatchObject([{ product_id: '1', quantity: 1 }])
  expect(await change('1', { price: 3_400 })).toMatchObject({ price: 3_400, status: 'hidden' })
  expect((await test.call('DELETE /api/admin/products/{id}', { path: path('1') })).status).toBe(204)
  expect(await staffIds()).not.toContain('1')
})

it('staff sell a hidden product, and no draft', async () => {
  const order = async (status: ProductStatus) => {
    const { id } = await create({ status })
    return { body: orderInput({ items: [{ product_id: id, quantity: 1 }] }) }
  }
  expect((await test.call('POST /api/admin/orders', await order('hidden'))).status).toBe(201)
  expect((await test.fail('POST /api/admin/orders', await order('draft'))).status).toBe(422)
})

it('a product without a status is shown, and other changes leave its status and place', async () => {
  const product = await create()
  expect(product).toMatchObject({ status: 'shown', position: 100 })
  const placed = await change(product.id, { status: 'hidden', position: 7 })
  expect(await change(placed.id, { name: 'Toinen nimi' })).toMatchObject({ status: 'hidden', position: 7 })
})

it('lists follow the places, equals by age, also from page to page', async () => {
  await change('3', { position: 1 })
  await change('1', { position: 200 })
  const order = ['3', '2', '4', '1']
  expect(await publicIds()).toEqual(order)
  expect(await staffIds()).toEqual(order)
  const seen: string[] = []
  let next: string | undefined = '/api/products?limit=1'
  while (next) {
    const page: Awaited<ReturnType<typeof onePage>> = await onePage(next)
    seen.push(...page.answer.map(({ id }) => id))
    next = page.headers.get('Link')?.match(/<(.+)>; rel="next"/)?.[1]
  }
  expect(seen).toEqual(order)
})

const onePage = (path: string) => test.call('GET /api/products', { path })

it.each([
  [{ status: 'julki' }, 'status', 'Valitse näkyvyys'],
  [{ position: -1 }, 'position', 'Luku ei voi olla negatiivinen'],
  [{ position: 1.5 }, 'position', 'Anna kokonaisluku'],
])('%j is refused at its field', async (body, field, detail) => {
  const { problem } = await test.fail('PUT /api/admin/products/{id}', { path: path('1'), body })
  expect(problem.errors).toEqual([{ path: field, detail }])
})

it.each(['GET /api/admin/products', 'GET /api/admin/products/{id}'] as const)(
  '%s asks for a staff session',
  async (key) => {
    expect((await test.fail(key, { asAdmin: false, path: key.replace('GET ', '').replace('{id}', '1') })).status).toBe(
      401,
    )
  },
)
