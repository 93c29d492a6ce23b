import { randomUUID } from 'node:crypto'
import type { BlogDraftFields } from '@arkpax/schema/blog-drafts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { blogPostInput } from '../../../test/factories.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { forgetOldDrafts } from './blog-retention.service.ts'

let test: TestApp
let aino: Awaited<ReturnType<typeof signInStaff>>
beforeEach(async () => {
  test = await createTestApp()
  aino = await signInStaff(test, 'editor', 'Aino Virtanen')
})

const SLUG = 'nain-valitset-voima-aseman-mokille'
const typed = (more: Partial<BlogDraftFields> = {}): BlogDraftFields => ({
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  author: 'Arkpax Official',
  category: 'Oppaat',
  tags: '',
  image_url: '',
  read_time: '5 min lukuaika',
  ...more,
})
const at = (id: string | number, more = '') => `/api/admin/blog-drafts/${id}${more}`
const seen = (version: number | undefined): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': `"${version}"` }
const keep = async (id: string | number, fields: BlogDraftFields, version?: number, headers = {}) =>
  (
    await test.call('PUT /api/admin/blog-drafts/{id}', {
      path: at(id),
      body: { fields },
      headers: { ...headers, ...seen(version) },
    })
  ).answer
const keepFails = (id: string | number, fields: BlogDraftFields, version?: number) =>
  test.fail('PUT /api/admin/blog-drafts/{id}', { path: at(id), body: { fields }, headers: seen(version) })
const read = async (id: string | number) =>
  (await test.call('GET /api/admin/blog-drafts/{id}', { path: at(id) })).answer
const revisionsOf = async (id: string | number) =>
  (await test.call('GET /api/admin/blog-drafts/{id}/revisions', { path: at(id, '/revisions') })).answer
const kindsOf = async (id: string | number) => (await revisionsOf(id)).map(({ kind }) => kind)
const create = async (more = {}) => (await test.call('POST /api/admin/blog', { body: blogPostInput(more) })).answer
const save = async (id: number, more = {}) =>
  (
    await test.call('PUT /api/admin/blog/{id}', {
      path: `/api/admin/blog/${id}`,
      body: { ...blogPostInput({ slug: SLUG }), ...more },
    })
  ).answer
const later = (minutes: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000)
}

describe('what is typed of a post', () => {
  it('is kept just as it is typed, half-finished, and visitors see nothing of it', async () => {
    const post = await create({ is_published: true })
    const half = typed({ title: '  Kesken ', slug: 'EI kelpaa', content: '<p>alk<script>x()</script>' })
    const { version } = await keep(post.id, half, 0)
    expect(version).toBe(1)
    expect(await read(post.id)).toMatchObject({ fields: half, version: 1, is_changed: true, saved_by: 'Omistaja' })
    const { answer } = await test.call('GET /api/blog/{slug}', { path: `/api/blog/${SLUG}` })
    expect(answer).toMatchObject({ title: post.title, content: post.content })
  })

  it('begins as the post was saved, with the paragraphs of a text without tags', async () => {
    const post = await create({ content: 'Yksi.\n\nKaksi.' })
    expect(await read(post.id)).toMatchObject({
      id: String(post.id),
      post_id: post.id,
      fields: { title: post.title, content: '<p>Yksi.</p>\n<p>Kaksi.</p>', tags: 'mökki, mitoitus' },
      version: 0,
      is_changed: false,
      post_version: 1,
      saved_at: null,
    })
  })

  it('of a post that is not there yet has an id of its own until the post is made of it', async () => {
    const id = randomUUID()
    expect((await test.fail('GET /api/admin/blog-drafts/{id}', { path: at(id) })).status).toBe(404)
    await keep(id, typed({ title: 'Uusi' }), 0, aino.headers)
    expect((await test.call('GET /api/admin/blog-drafts')).answer).toMatchObject([
      { id, post_id: null, title: 'Uusi', saved_by: 'Aino Virtanen' },
    ])
    const post = await create({ draft_id: id })
    expect((await test.call('GET /api/admin/blog-drafts')).answer).toEqual([])
    expect((await test.fail('GET /api/admin/blog-drafts/{id}', { path: at(id) })).status).toBe(404)
    expect(await kindsOf(post.id)).toEqual(['created'])
  })

  it('is no longer a change once the post has been saved from it', async () => {
    const { id } = await create()
    const { version } = await keep(id, typed({ title: 'Uusi otsikko' }), 0)
    const post = await save(id, { title: 'Uusi otsikko', draft_version: version })
    expect(await read(id)).toMatchObject({
      fields: { title: 'Uusi otsikko' },
      version: version + 1,
      is_changed: false,
      post_version: post.version,
    })
    expect((await test.call('GET /api/admin/blog-drafts')).answer).toEqual([])
  })

  it('by another person stays, when the post is saved without it', async () => {
    const { id } = await create()
    const { version } = await keep(id, typed({ title: 'Minun' }), 0)
    await keep(id, typed({ title: 'Ainon lisäys' }), version, aino.headers)
    await save(id, { title: 'Minun', draft_version: version })
    expect(await read(id)).toMatchObject({ fields: { title: 'Ainon lisäys' }, is_changed: true })
    await save(id, { title: 'Rajapinnan kautta' })
    expect(await read(id)).toMatchObject({ fields: { title: 'Ainon lisäys' }, is_changed: true })
  })

  it('is not written over what another has typed meanwhile, and both texts are told', async () => {
    const { id } = await create()
    await keep(id, typed({ title: 'Ainon' }), 0, aino.headers)
    for (const version of [0, 7]) {
      const { status, problem } = await keepFails(id, typed({ title: 'Minun' }), version)
      expect([status, problem.code, problem.current]).toMatchObject([
        412,
        'stale',
        { version: 1, saved_by: 'Aino Virtanen', fields: { title: 'Ainon' } },
      ])
    }
    expect((await read(id)).fields.title).toBe('Ainon')
  })

  it('may hold scripts in every field, half a tag and a mebibyte, and comes back as it was', async () => {
    const { id } = await create()
    const hostile = '"><script>alert(1)</script>\u0000\u2028<img src=x onerror=alert(1)>'
    const all = Object.fromEntries(Object.keys(typed()).map((name) => [name, hostile]))
    await keep(id, typed(all), 0)
    expect((await read(id)).fields).toEqual(all)
    const long = typed({ content: `<p>${'sana '.repeat(199_000)}` })
    await keep(id, long, 1)
    expect((await read(id)).fields.content).toBe(long.content)
    expect((await keepFails(id, typed({ content: 'x'.repeat(1_000_001) }), 2)).status).toBe(422)
    expect((await keepFails(id, typed({ content: 'x'.repeat(2_100_000) }), 2)).status).toBe(413)
    expect((await read(id)).fields.content).toBe(long.content)
  })

  it('can be thrown away: the post is as it was, and the text stays among the revisions', async () => {
    const post = await create()
    await keep(post.id, typed({ title: 'Hylättävä' }), 0)
    await test.call('DELETE /api/admin/blog-drafts/{id}', { path: at(post.id) })
    expect(await read(post.id)).toMatchObject({ fields: { title: post.title }, is_changed: false, version: 2 })
    expect((await kindsOf(post.id))[0]).toBe('replaced')
    const id = randomUUID()
    await keep(id, typed({ title: 'Uusi' }), 0)
    await test.call('DELETE /api/admin/blog-drafts/{id}', { path: at(id) })
    expect((await test.fail('DELETE /api/admin/blog-drafts/{id}', { path: at(id) })).status).toBe(404)
  })

  it.each(['999', randomUUID()])('of a post that is not there: %s is 404', async (id) => {
    expect((await test.fail('GET /api/admin/blog-drafts/{id}', { path: at(id) })).status).toBe(404)
    if (id === '999') expect((await keepFails(id, typed())).status).toBe(404)
  })
})

describe('the revisions', () => {
  it('hold each saved text and who saved it', async () => {
    const { id } = await create()
    await save(id, { title: 'Toinen' })
    await save(id, { title: 'Toinen', is_published: true })
    await save(id, { title: 'Toinen', is_published: false })
    expect(await kindsOf(id)).toEqual(['unpublished', 'published', 'updated', 'created'])
    expect((await revisionsOf(id)).map(({ saved_by }) => saved_by)).toEqual([
      'Omistaja',
      'Omistaja',
      'Omistaja',
      'Omistaja',
    ])
  })

  it('hold the text at each pause of the work, and where one person goes on from another', async () => {
    const { id } = await create()
    await keep(id, typed({ title: 'a' }))
    later(1)
    await keep(id, typed({ title: 'ab' }))
    expect(await kindsOf(id)).toEqual(['created'])
    later(10)
    await keep(id, typed({ title: 'abc' }))
    const [pause] = await revisionsOf(id)
    const { answer } = await test.call('GET /api/admin/blog-revisions/{id}', {
      path: `/api/admin/blog-revisions/${pause?.id}`,
    })
    expect(answer).toMatchObject({ kind: 'pause', saved_by: 'Omistaja', fields: { title: 'ab' } })
    await keep(id, typed({ title: 'Ainon' }), undefined, aino.headers)
    expect(await kindsOf(id)).toEqual(['pause', 'pause', 'created'])
  })

  it('can be brought back, which is a revision itself and keeps what stood there', async () => {
    const { id } = await create({ title: 'Ensimmäinen' })
    const [first] = await revisionsOf(id)
    await keep(id, typed({ title: 'Kesken' }))
    const path = `/api/admin/blog-revisions/${first?.id}/restore`
    const { answer } = await test.call('POST /api/admin/blog-revisions/{id}/restore', { path, headers: aino.headers })
    expect(answer).toMatchObject({ fields: { title: 'Ensimmäinen' }, is_changed: false, saved_by: 'Aino Virtanen' })
    expect(await kindsOf(id)).toEqual(['restored', 'replaced', 'created'])
    const missing = { path: `/api/admin/blog-revisions/${randomUUID()}/restore` }
    expect((await test.fail('POST /api/admin/blog-revisions/{id}/restore', missing)).status).toBe(404)
  })

  it('of a post from before there were any begin with the text that is written over', async () => {
    const { id } = await create({ title: 'Vanha' })
    await test.deps.db.deleteFrom('blog_revisions').execute()
    await save(id, { title: 'Uusi' })
    expect(await revisionsOf(id)).toMatchObject([{ kind: 'updated' }, { kind: 'updated', saved_by: null }])
  })

  it('keep no name of one who has left', async () => {
    const { id } = await create()
    await keep(id, typed({ title: 'Ainon' }), 0, aino.headers)
    await test.deps.db.deleteFrom('admin_sessions').where('user_id', '=', aino.id).execute()
    await test.deps.db.deleteFrom('users').where('id', '=', aino.id).execute()
    expect(await read(id)).toMatchObject({ fields: { title: 'Ainon' }, saved_by: null })
  })

  it('between the saved ones go after half a year, drafts without a post after a year, and the post’s own stay', async () => {
    const { id } = await create()
    const left = randomUUID()
    await keep(left, typed({ title: 'Jäi kesken' }))
    await keep(id, typed({ title: 'a' }))
    later(11)
    await keep(id, typed({ title: 'b' }))
    expect(await kindsOf(id)).toEqual(['pause', 'created'])
    const inMonths = (months: number) => new Date(test.clock.now.getTime() + months * 31 * 86_400_000)
    await forgetOldDrafts(test.deps.db, inMonths(7))
    expect(await kindsOf(id)).toEqual(['created'])
    expect((await read(left)).fields.title).toBe('Jäi kesken')
    await forgetOldDrafts(test.deps.db, inMonths(13))
    expect((await test.fail('GET /api/admin/blog-drafts/{id}', { path: at(left) })).status).toBe(404)
    expect((await read(id)).fields.title).toBe('b')
  })

  it('go with their post', async () => {
    const { id } = await create()
    await keep(id, typed({ title: 'a' }))
    await test.call('DELETE /api/admin/blog/{id}', { path: `/api/admin/blog/${id}` })
    for (const table of ['blog_drafts', 'blog_revisions'] as const)
      expect(await test.deps.db.selectFrom(table).select('id').execute()).toEqual([])
  })
})

describe('who has a post open', () => {
  const [mine, hers] = [randomUUID(), randomUUID()]
  const tell = async (id: number, tab: string, activity: string, headers = {}) =>
    (
      await test.call('PUT /api/admin/blog-drafts/{id}/presence', {
        path: at(id, '/presence'),
        body: { tab, activity },
        headers,
      })
    ).answer

  it('is told to the others with the version of the draft, until nothing more is heard', async () => {
    const { id } = await create()
    expect(await tell(id, mine, 'open')).toEqual({ others: [], state: '0' })
    await tell(id, hers, 'typing', aino.headers)
    await keep(id, typed({ title: 'Ainon' }), 0, aino.headers)
    expect(await tell(id, mine, 'open')).toEqual({
      others: [{ id: aino.id, name: 'Aino Virtanen', you: false, typing: true }],
      state: '1',
    })
    await tell(id, hers, 'left', aino.headers)
    expect((await tell(id, mine, 'open')).others).toEqual([])
    await tell(id, hers, 'open', aino.headers)
    later(1)
    expect((await tell(id, mine, 'open')).others).toEqual([])
  })
})
