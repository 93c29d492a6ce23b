import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { blogPostInput } from '../../../test/factories.ts'

const SHELL =
  '<title>Luonnos</title><!--[found]--><h1>{{title}}</h1><p>{{until}}</p><!--[picture]--><img src="{{picture}}"><!--[/picture]--><div>{{content}}</div><!--[/found]--><!--[missing]-->Luonnosta ei löytynyt<!--[/missing]-->'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.deps.readPage = async (path) =>
    path === '/luonnos/shell' ? { html: SHELL, csp: "default-src 'self'; frame-ancestors 'none'" } : undefined
})

const fields = { author: 'a', category: 'b', excerpt: 'c', read_time: 'd', slug: '', tags: '', image_url: '' }
const keep = (id: string | number, title: string, content: string, more = {}) =>
  test.call('PUT /api/admin/blog-drafts/{id}', {
    path: `/api/admin/blog-drafts/${id}`,
    body: { fields: { ...fields, title, content, ...more } },
  })
const share = async (id: string | number, days = 7) =>
  (
    await test.call('POST /api/admin/blog-drafts/{id}/shares', {
      path: `/api/admin/blog-drafts/${id}/shares`,
      body: { days },
    })
  ).answer
const listed = async (id: string | number) =>
  (await test.call('GET /api/admin/blog-drafts/{id}/shares', { path: `/api/admin/blog-drafts/${id}/shares` })).answer
const open = async (path: string) => {
  const answer: Response = await test.app.request(path)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

it('a link shows the draft to anyone as it is by now, and no search engine or cache keeps it', async () => {
  const id = randomUUID()
  await keep(id, 'Ensin', '<p>Yksi</p>')
  const { path } = await share(id)
  await keep(id, 'Nyt', '<p onclick="x()">Kaksi</p><script>alert(1)</script>', { image_url: '/images/a.webp' })
  const { status, headers, html } = await open(path)
  expect([status, headers.get('X-Robots-Tag'), headers.get('Cache-Control')]).toEqual([
    200,
    'noindex, nofollow',
    'no-store',
  ])
  expect(html).toContain('<h1>Nyt</h1>')
  expect(html).toContain('<img src="/images/a.webp"><div><p>Kaksi</p></div>')
  expect(html).not.toContain('Luonnosta ei löytynyt')
})

it('what is typed is text everywhere but in the content, which is cleaned', async () => {
  const { id } = (await test.call('POST /api/admin/blog', { body: blogPostInput() })).answer
  const hostile = '</title><script>alert(1)</script>{{content}}'
  await keep(id, hostile, '<p>{{title}}<!--[missing]-->$&</p>', { image_url: '"><script>alert(1)</script>' })
  const { html } = await open((await share(id)).path)
  expect(html).not.toContain('<script')
  expect(html).toContain('<p>{{title}}$&amp;</p>')
})

it('a link ends after its days, and at once when it is withdrawn', async () => {
  const id = randomUUID()
  await keep(id, 'Luonnos', '<p>a</p>')
  const [short, withdrawn, long] = [await share(id, 1), await share(id, 30), await share(id, 30)]
  await test.call('DELETE /api/admin/blog-shares/{id}', { path: `/api/admin/blog-shares/${withdrawn.id}` })
  expect((await open(withdrawn.path)).status).toBe(404)
  expect((await listed(id)).map((each) => each.id)).toEqual([long.id, short.id])
  test.clock.now = new Date(test.clock.now.getTime() + 25 * 3_600_000)
  expect((await open(short.path)).status).toBe(404)
  expect((await open(long.path)).status).toBe(200)
})

it('a link that nobody made leads nowhere', async () => {
  const id = randomUUID()
  await keep(id, 'Luonnos', '<p>a</p>')
  const made = await share(id)
  for (const path of [`/luonnos/${made.id}`, `/luonnos/${made.id}.x`, `${made.path}x`, '/luonnos/shell'])
    expect((await open(path)).status, path).toBe(404)
})

it('a link to a new post goes on when the post is made of it', async () => {
  const id = randomUUID()
  await keep(id, 'Luonnos', '<p>a</p>')
  const { path } = await share(id)
  await test.call('POST /api/admin/blog', { body: blogPostInput({ title: 'Valmis', draft_id: id }) })
  expect((await open(path)).html).toContain('<h1>Valmis</h1>')
})

it('is open only for days that are offered', async () => {
  const { id } = (await test.call('POST /api/admin/blog', { body: blogPostInput() })).answer
  const path = `/api/admin/blog-drafts/${id}/shares`
  expect((await test.fail('POST /api/admin/blog-drafts/{id}/shares', { path, body: { days: 365 } })).status).toBe(422)
})
