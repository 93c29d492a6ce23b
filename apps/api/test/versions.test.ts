import type { EndpointKey } from '@arkpax/schema/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { blogPostInput, contactInput, orderInput, productInput } from './factories.ts'

/** Two people open the same thing; one saves, and then the other. */

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const versioned = z.object({ id: z.union([z.string(), z.int()]), version: z.int() })
const read = async (path: string): Promise<unknown> => {
  const answer = await test.app.request(path, { headers: { Authorization: `Bearer ${test.token}` } })
  return answer.json()
}

const makers: Record<string, () => Promise<unknown>> = {
  product: async () => (await test.call('POST /api/admin/products', { body: productInput() })).answer,
  post: async () => (await test.call('POST /api/admin/blog', { body: blogPostInput() })).answer,
  async message() {
    await test.call('POST /api/contact', { body: contactInput() })
    return (await test.call('GET /api/admin/contact-messages')).answer[0]
  },
  order: async () => (await test.call('POST /api/admin/orders', { body: orderInput() })).answer,
}

interface Edit {
  thing: keyof typeof makers & string
  key: EndpointKey
  seenAt: string
  first: object
  second: object
}

const edits: Edit[] = [
  {
    thing: 'product',
    key: 'PUT /api/admin/products/{id}',
    seenAt: '/api/admin/products/{id}',
    first: { price: 3400 },
    second: { price: 3350 },
  },
  {
    thing: 'post',
    key: 'PUT /api/admin/blog/{id}',
    seenAt: '/api/admin/blog/{id}',
    first: { ...blogPostInput(), slug: 'sama', title: 'Ensin' },
    second: { ...blogPostInput(), slug: 'sama', title: 'Myöhässä' },
  },
  {
    thing: 'message',
    key: 'PUT /api/admin/contact-messages/{id}',
    seenAt: '/api/admin/contact-messages/{id}',
    first: { adminNotes: 'Soitettu' },
    second: { adminNotes: 'Ei vastannut' },
  },
  {
    thing: 'message',
    key: 'POST /api/admin/contact-messages/{id}/replies',
    seenAt: '/api/admin/contact-messages/{id}',
    first: { message: 'Kyllä.' },
    second: { message: 'Ei.' },
  },
  {
    thing: 'order',
    key: 'PUT /api/admin/orders/{id}/status',
    seenAt: '/api/admin/orders/{id}',
    first: { status: 'processing' },
    second: { status: 'cancelled' },
  },
]

const pathOf = (key: string, id: string | number) => key.slice(key.indexOf(' ') + 1).replace('{id}', String(id))
const at = (version: number) => ({ 'If-Match': `"${version}"` })

describe.each(edits)('$key', ({ thing, key, seenAt, first, second }) => {
  const begin = async () => {
    const { id, version } = versioned.parse(await makers[thing]?.())
    const path = pathOf(key, id)
    return { path, seen: pathOf(` ${seenAt}`, id), version }
  }

  it('refuses the second of two who began from the same version, and shows it the first one’s work', async () => {
    const { path, seen, version } = await begin()
    const saved = await test.call(key, { path, body: first, headers: at(version) })
    expect(versioned.parse(saved.answer).version).toBe(version + 1)

    const late = await test.fail(key, { path, body: second, headers: at(version) })
    expect([late.status, late.problem.code]).toEqual([412, 'stale'])
    expect(late.problem.current).toEqual(await read(seen))
    expect(versioned.parse(late.problem.current).version).toBe(version + 1)

    await test.call(key, { path, body: second, headers: at(version + 1) })
  })

  it('saves one of two who save at once', async () => {
    const { path, version } = await begin()
    const both = await Promise.all(
      [first, second].map((body) =>
        test.app.request(path, {
          method: key.slice(0, key.indexOf(' ')),
          headers: { ...at(version), Authorization: `Bearer ${test.token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    )
    const statuses = both.map(({ status }) => status).toSorted()
    expect([
      [200, 412],
      [201, 412],
    ]).toContainEqual(statuses)
  })

  it('takes a call that names no version, or any', async () => {
    const { path } = await begin()
    await test.call(key, { path, body: first })
    await test.call(key, { path, body: second, headers: { 'If-Match': '*' } })
  })

  it.each(['7', 'W/"1"', '"x"', '"1", "2"', '""', '"99999999999"'])('answers 400 to If-Match: %s', async (header) => {
    const { path } = await begin()
    const refused = await test.fail(key, { path, body: first, headers: { 'If-Match': header } })
    expect([refused.status, refused.problem.code]).toEqual([400, 'malformed'])
  })

  it('is described with its header and its refusal', async () => {
    const { paths } = z
      .object({
        paths: z.record(
          z.string(),
          z.record(
            z.string(),
            z
              .object({
                parameters: z.array(z.object({ name: z.string(), in: z.string() })),
                responses: z.record(z.string(), z.unknown()),
              })
              .loose(),
          ),
        ),
      })
      .parse(await read('/api/openapi.json'))
    const [method = '', path = ''] = key.split(' ')
    const operation = paths[path]?.[method.toLowerCase()]
    expect(operation?.parameters).toContainEqual(expect.objectContaining({ name: 'If-Match', in: 'header' }))
    expect(Object.keys(operation?.responses ?? {})).toContain('412')
  })
})

it('answers 404, not 412, for what is not there', async () => {
  const path = '/api/admin/products/poissa'
  const gone = await test.fail('PUT /api/admin/products/{id}', { path, body: { price: 1 }, headers: at(1) })
  expect(gone.status).toBe(404)
})

it('orders that take stock do not make a product’s form stale', async () => {
  const path = '/api/products/1'
  const { answer: before } = await test.call('GET /api/products/{id}', { path })
  await test.call('POST /api/admin/orders', { body: orderInput({ items: [{ product_id: '1', quantity: 3 }] }) })
  const { answer: after } = await test.call('PUT /api/admin/products/{id}', {
    path: '/api/admin/products/1',
    body: { price: 3300 },
    headers: at(before.version),
  })
  expect(after).toMatchObject({ price: 3300, stock: before.stock - 3, version: before.version + 1 })
})

it('opening a new message, which marks it read, makes nobody else stale', async () => {
  const { id, version } = versioned.parse(await makers.message?.())
  const path = `/api/admin/contact-messages/${id}`
  const open = { path, body: { status: 'read' }, headers: at(version) }
  await test.call('PUT /api/admin/contact-messages/{id}', open)
  await test.call('PUT /api/admin/contact-messages/{id}', open)
  const reply = { path: `${path}/replies`, body: { message: 'Kyllä.' }, headers: at(version) }
  const { answer } = await test.call('POST /api/admin/contact-messages/{id}/replies', reply)
  expect(answer).toMatchObject({ status: 'replied', version: version + 1 })
  expect((await test.fail('PUT /api/admin/contact-messages/{id}', open)).status).toBe(412)
  expect(await read(path)).toMatchObject({ status: 'replied' })
})
