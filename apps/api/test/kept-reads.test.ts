import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { blogPostInput } from './factories.ts'
import { openTwoDoors, type TwoDoors } from './two-doors.ts'

let test: TestApp
let doors: TwoDoors
beforeEach(async () => {
  test = await createTestApp()
  doors = await openTwoDoors(test)
})
afterEach(() => doors.close())

/** Reads twice, so that the second answer is one that is kept. */
async function readKept(path: string) {
  await doors.past(path)
  doors.asked()
  const { body, headers } = await doors.past(path)
  expect(doors.asked()).toBe(0)
  return { json: JSON.parse(body.toString()), etag: headers.etag ?? '' }
}

it('a change of a product is seen by the very next read, also by one who has seen the old', async () => {
  const [list, one] = [await readKept('/api/products'), await readKept('/api/products/1')]
  const { answer: product } = await test.call('GET /api/admin/products/{id}', { path: '/api/admin/products/1' })
  await test.call('PUT /api/admin/products/{id}', {
    path: '/api/admin/products/1',
    body: { ...product, name: 'Uusi nimi' },
  })
  for (const [path, { etag }] of [
    ['/api/products', list],
    ['/api/products/1', one],
  ] as const) {
    const { status, body } = await doors.past(path, { headers: { 'if-none-match': etag } })
    expect(status).toBe(200)
    expect(body.toString()).toContain('Uusi nimi')
  }
})

it('a post is there, changed and gone in the very next read', async () => {
  expect((await readKept('/api/blog')).json).toEqual([])
  const { answer: post } = await test.call('POST /api/admin/blog', {
    body: blogPostInput({ slug: 'akku', title: 'Akku talvella', is_published: true }),
  })
  expect((await readKept('/api/blog')).json).toMatchObject([{ title: 'Akku talvella' }])
  expect((await readKept('/api/blog/akku')).json).toMatchObject({ title: 'Akku talvella' })
  const path = `/api/admin/blog/${post.id}`
  await test.call('PUT /api/admin/blog/{id}/publish', { path: `${path}/publish`, body: { is_published: false } })
  expect(JSON.parse((await doors.past('/api/blog')).body.toString())).toEqual([])
  expect((await doors.past('/api/blog/akku')).status).toBe(404)
})

it('a change is seen by who reads all the time while it is made', async () => {
  const path = '/api/products/1'
  const { answer: product } = await test.call('GET /api/admin/products/{id}', { path: '/api/admin/products/1' })
  let isOver = false
  const reader = (async () => {
    while (!isOver) await doors.past(path)
  })()
  for (let n = 0; n < 5; n += 1) {
    const name = `Nimi ${n}`
    await test.call('PUT /api/admin/products/{id}', { path: '/api/admin/products/1', body: { ...product, name } })
    expect(JSON.parse((await doors.past(path)).body.toString())).toMatchObject({ name })
  }
  isOver = true
  await reader
})
