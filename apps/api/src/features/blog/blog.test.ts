import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { blogPostInput } from '../../../test/factories.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const create = async (overrides = {}) =>
  (await test.call('POST /api/admin/blog', { body: blogPostInput(overrides) })).answer
const SLUG = 'nain-valitset-voima-aseman-mokille'
const changed = (overrides = {}) => blogPostInput({ slug: SLUG, ...overrides })
const replace = (id: number, overrides = {}) =>
  test.call('PUT /api/admin/blog/{id}', { path: `/api/admin/blog/${id}`, body: changed(overrides) })
const publish = (id: number, is_published: boolean) =>
  test.call('PUT /api/admin/blog/{id}/publish', { path: `/api/admin/blog/${id}/publish`, body: { is_published } })
const published = async () => (await test.call('GET /api/blog')).answer
const read = (slug: string) => test.call('GET /api/blog/{slug}', { path: `/api/blog/${slug}` })
const readFails = (slug: string) => test.fail('GET /api/blog/{slug}', { path: `/api/blog/${slug}` })
const later = (minutes: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000)
  return test.clock.now.toISOString()
}

describe('a new post', () => {
  it('is a draft that staff see and nobody else', async () => {
    const { status, answer } = await test.call('POST /api/admin/blog', { body: blogPostInput() })
    const createdAt = test.clock.now.toISOString()
    expect(status).toBe(201)
    expect(answer).toEqual({
      id: 1,
      title: 'Näin valitset voima-aseman mökille',
      slug: SLUG,
      excerpt: 'Kolme kysymystä, joilla löydät oikean kokoisen laitteen.',
      content: '<p>Laske ensin, mitä laitteita käytät yhtä aikaa.</p>',
      author: 'Arkpax Official',
      category: 'Oppaat',
      tags: ['mökki', 'mitoitus'],
      image_url: '/images/blogi-mokki.webp',
      read_time: '5 min lukuaika',
      is_published: false,
      published_at: null,
      publish_at: null,
      withdraw_at: null,
      version: 1,
      created_at: createdAt,
      updated_at: createdAt,
    })
    expect(await published()).toEqual([])
    const { status: hidden, problem } = await readFails(answer.slug)
    expect([hidden, problem.detail]).toEqual([404, 'Artikkelia ei löytynyt.'])
  })

  it('needs only a title, an excerpt and content', async () => {
    const body = { title: 'Ääni & öljy – 100 %', excerpt: 'Lyhyesti', content: '<p>x</p>' }
    expect((await test.call('POST /api/admin/blog', { body })).answer).toMatchObject({
      slug: 'aani-oljy-100',
      author: 'Arkpax Official',
      category: 'Oppaat',
      tags: [],
      image_url: '',
      read_time: '5 min lukuaika',
      is_published: false,
    })
  })

  it('takes tags as a list or as text with commas', async () => {
    expect((await create({ tags: 'Retkeily, Oppaat,, Ulkoilu , Oppaat' })).tags).toEqual([
      'Retkeily',
      'Oppaat',
      'Ulkoilu',
    ])
    expect((await create({ slug: 'toinen', tags: [' a', '', 'a'] })).tags).toEqual(['a'])
  })

  it.each([
    ['title', { title: ' ' }, 'Otsikko on pakollinen'],
    ['slug', { slug: 'Ei Käy' }, 'Käytä vain pieniä kirjaimia a–z, numeroita ja yhdysmerkkejä'],
    ['slug', { title: '!?' }, 'URL-slug on pakollinen'],
    ['excerpt', { excerpt: '' }, 'Tiivistelmä on pakollinen'],
    ['content', { content: '' }, 'Sisältö on pakollinen'],
    ['content', { content: '<p>&nbsp;</p><script>alert(1)</script>' }, 'Sisältö on pakollinen'],
    ['author', { author: '' }, 'Kirjoittaja on pakollinen'],
    ['category', { category: '' }, 'Kategoria on pakollinen'],
    ['read_time', { read_time: '' }, 'Lukuaika on pakollinen'],
    ['image_url', { image_url: 'javascript:alert(1)' }, 'Virheellinen URL'],
    ['image_url', { image_url: '//evil.example/x.png' }, 'Virheellinen URL'],
  ])('is refused without a good %s: %j', async (path, wrong, detail) => {
    const { status, problem } = await test.fail('POST /api/admin/blog', { body: blogPostInput(wrong) })
    expect(status).toBe(422)
    expect(problem.errors).toEqual([{ path, detail }])
  })

  it('may be large, up to a mebibyte', async () => {
    const sentence = 'Voima-asema latautuu talvellakin, kunhan akku on plussan puolella. '
    expect((await create({ content: `<p>${sentence.repeat(7_000)}</p>` })).content.length).toBeGreaterThan(400_000)
    const body = blogPostInput({ content: 'x'.repeat(1_100_000) })
    expect((await test.fail('POST /api/admin/blog', { body })).status).toBe(413)
  })
})

describe('content', () => {
  it('is stored without anything that could harm a reader', async () => {
    const { id } = await create({ content: '<p onclick="x()">Teksti</p><script>alert(1)</script>' })
    const { content } = await test.deps.db.selectFrom('blog_posts').select('content').executeTakeFirstOrThrow()
    expect(content).toBe('<p>Teksti</p>')
    expect((await replace(id, { content: '<svg onload=alert(1)></svg><p>Uusi</p>' })).answer.content).toBe(
      '<p>Uusi</p>',
    )
    const emptied = { path: `/api/admin/blog/${id}`, body: changed({ content: '<style>p{}</style>' }) }
    expect((await test.fail('PUT /api/admin/blog/{id}', emptied)).problem.errors?.[0]?.path).toBe('content')
  })

  it('is cleaned again when it is read', async () => {
    const { id, slug } = await create({ is_published: true })
    await test.deps.db.updateTable('blog_posts').set({ content: '<p>a</p><script>alert(1)</script>' }).execute()
    expect((await read(slug)).answer.content).toBe('<p>a</p>')
    const byId = await test.call('GET /api/admin/blog/{id}', { path: `/api/admin/blog/${id}` })
    expect(byId.answer.content).toBe('<p>a</p>')
    expect((await test.call('GET /api/admin/blog')).answer[0]?.content).toBe('<p>a</p>')
  })
})

describe('publishing', () => {
  it('shows a post at once and hiding it hides it at once', async () => {
    const { id, slug, created_at } = await create()
    expect(await published()).toEqual([])
    const publishedAt = later(5)
    expect((await publish(id, true)).answer).toMatchObject({
      is_published: true,
      published_at: publishedAt,
      created_at,
    })
    expect(await published()).toMatchObject([{ id, slug, published_at: publishedAt }])
    expect((await read(slug)).answer.content).toContain('Laske ensin')

    later(5)
    expect((await publish(id, false)).answer).toMatchObject({ is_published: false, published_at: publishedAt })
    expect(await published()).toEqual([])
    expect((await readFails(slug)).status).toBe(404)

    later(5)
    expect((await publish(id, true)).answer.published_at).toBe(publishedAt)
    expect((await replace(id, { is_published: true })).answer.published_at).toBe(publishedAt)
    expect((await replace(id, { is_published: false })).answer.published_at).toBe(publishedAt)
  })

  it('in the form sets the moment too', async () => {
    const { id } = await create()
    const publishedAt = later(1)
    expect((await replace(id, { is_published: true })).answer.published_at).toBe(publishedAt)
    expect((await create({ slug: 'heti', is_published: true })).published_at).toBe(publishedAt)
  })

  it.each([{}, { is_published: 'true' }, { is_published: null }])('does not take %j', async (body) => {
    const { id } = await create()
    const { status, problem } = await test.fail('PUT /api/admin/blog/{id}/publish', {
      path: `/api/admin/blog/${id}/publish`,
      body,
    })
    expect(status).toBe(422)
    expect(problem.errors).toEqual([{ path: 'is_published', detail: 'Anna julkaisutila' }])
  })
})

describe('the public list', () => {
  it('has no content and shows the post published last first, page by page', async () => {
    const first = await create({ slug: 'a' })
    await create({ slug: 'b', is_published: true })
    await create({ slug: 'c', is_published: true })
    await create({ slug: 'luonnos' })
    later(10)
    await publish(first.id, true)
    expect((await published()).map(({ slug }) => slug)).toEqual(['a', 'c', 'b'])
    expect(Object.keys((await published())[0] ?? {})).toEqual(
      Object.keys(first).filter((key) => !['content', 'version', 'publish_at', 'withdraw_at'].includes(key)),
    )

    const slugs: string[] = []
    for (let path: string | undefined = '/api/blog?limit=1'; path; ) {
      const response: Response = await test.app.request(path)
      const page = (await response.json()) as { slug: string }[]
      slugs.push(...page.map(({ slug }) => slug))
      path = response.headers.get('Link')?.match(/<(.+)>; rel="next"/)?.[1]
    }
    expect(slugs).toEqual(['a', 'c', 'b'])
  })

  it('answers 304 until a post changes', async () => {
    const { id } = await create({ is_published: true })
    const etag = (await test.call('GET /api/blog')).headers.get('ETag') ?? ''
    const again = () => test.app.request('/api/blog', { headers: { 'If-None-Match': etag } })
    expect((await again()).status).toBe(304)
    await replace(id, { title: 'Uusi otsikko', is_published: true })
    expect((await again()).status).toBe(200)
    expect(await published()).toMatchObject([{ title: 'Uusi otsikko' }])
  })

  it.each([['x'], ['2026-01-01', '1 or 1=1'], ['\u0000', '1'], ['2026-01-01', '99999999999'], [1, 2]])(
    'refuses a cursor of %j and %j',
    async (...key) => {
      const cursor = Buffer.from(JSON.stringify(key)).toString('base64url')
      const { status, problem } = await test.fail('GET /api/blog', { path: `/api/blog?cursor=${cursor}` })
      expect([status, problem.errors?.[0]?.path]).toEqual([422, 'cursor'])
    },
  )
})

describe('staff', () => {
  it('search and filter all posts, newest first', async () => {
    await create({ slug: 'a', title: 'ÖLJYLÄMMITIN', tags: ['Talvi'] })
    await create({ slug: 'b', author: 'Åsa', is_published: true })
    await create({ slug: 'c', excerpt: 'Venekausi alkaa', category: 'Vinkit' })
    const slugs = async (query: string) =>
      (await test.call('GET /api/admin/blog', { path: `/api/admin/blog${query}` })).answer.map(({ slug }) => slug)
    expect(await slugs('')).toEqual(['c', 'b', 'a'])
    expect(await slugs('?status=published')).toEqual(['b'])
    expect(await slugs('?status=draft')).toEqual(['c', 'a'])
    expect(await slugs('?q=öljy')).toEqual(['a'])
    expect(await slugs('?q=talvi')).toEqual(['a'])
    expect(await slugs('?q=ÅSA')).toEqual(['b'])
    expect(await slugs('?q=vinkit')).toEqual(['c'])
    const page = await test.call('GET /api/admin/blog', { path: '/api/admin/blog?limit=2' })
    const next = page.headers.get('Link')?.match(/<(.+)>; rel="next"/)?.[1] ?? 'no next page'
    expect((await test.call('GET /api/admin/blog', { path: next })).answer.map(({ slug }) => slug)).toEqual(['a'])
  })

  it('list many posts without their content', async () => {
    const { content, ...summary } = await create({ slug: 'a' })
    const listed = await test.call('GET /api/admin/blog', { path: '/api/admin/blog?fields=summary' })
    expect(listed.answer).toEqual([summary])
    expect((await test.call('GET /api/admin/blog')).answer).toEqual([{ ...summary, content }])
  })

  it('see beforehand what visitors would see, and nothing is stored', async () => {
    const preview = (content: string) => test.call('POST /api/admin/blog/preview', { body: { content } })
    const { status, answer } = await preview('<h1>A</h1><p onclick="x()">B</p><script>alert(1)</script>')
    expect([status, answer]).toEqual([200, { content: '<h2>A</h2><p>B</p>' }])
    expect((await preview('')).answer).toEqual({ content: '' })
    expect((await test.call('GET /api/admin/blog')).answer).toEqual([])
  })

  it('get what they typed without tags back as it was, and visitors get it in paragraphs', async () => {
    const content = 'Yksi.\n\nKaksi\nriviä.'
    const shown = '<p>Yksi.</p>\n<p>Kaksi<br />\nriviä.</p>'
    const { id, slug } = await create({ content, is_published: true })
    const { answer: edited } = await test.call('GET /api/admin/blog/{id}', { path: `/api/admin/blog/${id}` })
    expect(edited.content).toBe(content)
    expect((await read(slug)).answer.content).toBe(shown)
    expect((await test.call('POST /api/admin/blog/preview', { body: { content } })).answer.content).toBe(shown)
  })

  it('cannot use a slug that another post has', async () => {
    const first = await create({ slug: 'varattu' })
    const second = await create({ slug: 'vapaa' })
    const created = await test.fail('POST /api/admin/blog', { body: blogPostInput({ slug: 'varattu' }) })
    expect([created.status, created.problem.code]).toEqual([409, 'slug_taken'])
    const path = `/api/admin/blog/${second.id}`
    const replaced = await test.fail('PUT /api/admin/blog/{id}', { path, body: blogPostInput({ slug: 'varattu' }) })
    expect([replaced.status, replaced.problem.detail]).toEqual([
      409,
      'Samalla URL-slugilla on jo artikkeli. Valitse toinen.',
    ])
    expect((await replace(first.id, { slug: 'varattu', title: 'Oma slug käy' })).answer.title).toBe('Oma slug käy')
  })

  it('keep the address of a post when its title changes', async () => {
    const { id, slug } = await create()
    expect((await replace(id, { slug, title: 'Aivan toinen otsikko' })).answer.slug).toBe(slug)
    const path = `/api/admin/blog/${id}`
    const { status, problem } = await test.fail('PUT /api/admin/blog/{id}', { path, body: changed({ slug: '' }) })
    expect([status, problem.errors]).toEqual([422, [{ path: 'slug', detail: 'URL-slug on pakollinen' }]])
  })

  it('do not write over what another has saved in between', async () => {
    const { id, version } = await create()
    await replace(id, { title: 'Ensin' })
    const path = `/api/admin/blog/${id}`
    const seenFirst = { 'If-Match': `"${version}"` }
    const toggle = { path: `${path}/publish`, body: { is_published: true }, headers: seenFirst }
    expect((await test.fail('PUT /api/admin/blog/{id}/publish', toggle)).status).toBe(412)
    const late = await test.fail('PUT /api/admin/blog/{id}', {
      path,
      body: changed({ title: 'Myöhässä' }),
      headers: seenFirst,
    })
    expect([late.status, late.problem.code]).toEqual([412, 'stale'])
    const { answer } = await test.call('GET /api/admin/blog/{id}', { path })
    expect(answer).toMatchObject({ title: 'Ensin', is_published: false, version: version + 1 })
    expect(late.problem.current).toEqual(answer)
    expect((await replace(id, { title: 'Ilman versiota' })).answer.title).toBe('Ilman versiota')
  })

  it('delete a post for good, and the deletion is written down', async () => {
    const { id, slug } = await create({ is_published: true })
    await read(slug)
    const path = `/api/admin/blog/${id}`
    expect((await test.call('DELETE /api/admin/blog/{id}', { path })).status).toBe(204)
    expect(await published()).toEqual([])
    expect((await readFails(slug)).status).toBe(404)
    const log = await test.deps.db
      .selectFrom('audit_log')
      .select(['action', 'entity', 'entity_id'])
      .orderBy('id')
      .execute()
    expect(log.at(-1)).toEqual({ action: 'delete', entity: 'blog_post', entity_id: String(id) })
    expect((await test.fail('DELETE /api/admin/blog/{id}', { path })).status).toBe(404)
  })

  it.each(['999', '0', '-1', '1.5', 'x', '99999999999'])('get 404 for a post with the id %s', async (id) => {
    const path = `/api/admin/blog/${id}`
    const body = changed()
    expect((await test.fail('GET /api/admin/blog/{id}', { path })).status).toBe(404)
    expect((await test.fail('PUT /api/admin/blog/{id}', { path, body, headers: { 'If-Match': '"1"' } })).status).toBe(
      404,
    )
    expect((await test.fail('DELETE /api/admin/blog/{id}', { path })).status).toBe(404)
    const toggle = { path: `${path}/publish`, body: { is_published: true } }
    expect((await test.fail('PUT /api/admin/blog/{id}/publish', toggle)).status).toBe(404)
  })

  it('are asked to sign in without a session', async () => {
    const asAdmin = false
    expect((await test.fail('GET /api/admin/blog', { asAdmin })).status).toBe(401)
    expect((await test.fail('POST /api/admin/blog', { asAdmin, body: blogPostInput() })).status).toBe(401)
    expect((await test.fail('DELETE /api/admin/blog/{id}', { asAdmin, path: '/api/admin/blog/1' })).status).toBe(401)
  })
})
