import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../test/create-test-app.ts'
import { blogPostInput, productInput } from '../test/factories.ts'
import { resolvePage } from './resolve-page.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const page = { file: '3.html', type: 'text/html', etag: '"1"', immutable: false, encodings: [] }

const at = (path: string, posts = new Map<string, string>()) =>
  resolvePage(test.deps.db, test.deps.cache)(path, { posts, assets: new Map([['/tuote/3', page]]) })

describe('a post', () => {
  const publish = async (is_published = true) =>
    (await test.call('POST /api/admin/blog', { body: blogPostInput({ slug: 'uusi', is_published }) })).answer

  it('that is newer than the build is shown by the shell', async () => {
    await publish()
    expect(await at('/blogi/uusi')).toEqual({ page: '/blogi/shell', status: 200 })
  })

  it('that was built as it is now is shown as built, and by the shell once it has changed', async () => {
    const post = await publish()
    const built = new Map([['uusi', post.updated_at]])
    expect(await at('/blogi/uusi', built)).toBeUndefined()
    test.clock.now = new Date(test.clock.now.getTime() + 1000)
    await test.call('PUT /api/admin/blog/{id}', {
      path: `/api/admin/blog/${post.id}`,
      body: blogPostInput({ slug: 'uusi', title: 'Muutettu', is_published: true }),
    })
    expect(await at('/blogi/uusi', built)).toEqual({ page: '/blogi/shell', status: 200 })
  })

  it('that has been unpublished since the build is gone at once', async () => {
    const post = await publish()
    await test.call('PUT /api/admin/blog/{id}/publish', {
      path: `/api/admin/blog/${post.id}/publish`,
      body: { is_published: false },
    })
    expect(await at('/blogi/uusi', new Map([['uusi', post.updated_at]]))).toEqual({ page: '/blogi/404', status: 404 })
  })

  it('that the database does not know is left to the build', async () => {
    await publish(false)
    expect(await at('/blogi/uusi')).toBeUndefined()
  })
})

describe('a product', () => {
  it('that is newer than the build is shown by the shell', async () => {
    const { answer } = await test.call('POST /api/admin/products', { body: productInput() })
    expect(await at(`/tuote/${answer.id}`)).toEqual({ page: '/tuote/shell', status: 200 })
  })

  it('is gone in every language once it is deleted, and shown by the Finnish shell while a language has no page of it', async () => {
    expect(await at('/sv/tuote/3')).toEqual({ page: '/tuote/shell', status: 200 })
    expect(await at('/en/tuote/99')).toEqual({ page: '/en/tuote/404', status: 404 })
  })

  it('that has a built page is shown as built until it is deleted', async () => {
    expect(await at('/tuote/3')).toBeUndefined()
    await test.call('DELETE /api/admin/products/{id}', { path: '/api/admin/products/3' })
    expect(await at('/tuote/3')).toEqual({ page: '/tuote/404', status: 404 })
  })

  it('that nobody has made is not found', async () => {
    expect(await at('/tuote/99')).toEqual({ page: '/tuote/404', status: 404 })
  })
})
