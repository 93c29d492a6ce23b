import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { blogPostInput } from '../../../test/factories.ts'
import { makeSharedDatabase } from '../../../test/shared-database.ts'
import { fillDatabase } from '../../../test/test-database.ts'
import { readContentVersions } from '../../db/content-versions.ts'
import { carryOutSchedules } from './blog-schedule.service.ts'

const NOW = new Date()
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)
const inMinutes = (count: number) => minutes(count).toISOString()

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = NOW
})

const create = async (more = {}) => (await test.call('POST /api/admin/blog', { body: blogPostInput(more) })).answer
const at = (id: number) => `/api/admin/blog/${id}/schedule`
const schedule = async (id: number, publish_at: string | null, withdraw_at: string | null = null) =>
  (await test.call('PUT /api/admin/blog/{id}/schedule', { path: at(id), body: { publish_at, withdraw_at } })).answer
const refused = async (id: number, publish_at: string | null, withdraw_at: string | null = null) =>
  (await test.fail('PUT /api/admin/blog/{id}/schedule', { path: at(id), body: { publish_at, withdraw_at } })).problem
    .errors
const post = async (id: number) =>
  (await test.call('GET /api/admin/blog/{id}', { path: `/api/admin/blog/${id}` })).answer
const sweep = (count: number) => carryOutSchedules(test.deps.db, minutes(count))
const versionOfPages = async () => (await readContentVersions(test.deps.db)).get('blog') ?? 0

describe('a schedule', () => {
  it('publishes a post at its time and hides it at its time, each once, and the pages are asked for', async () => {
    const { id } = await create()
    await schedule(id, inMinutes(5), inMinutes(60))
    await sweep(4)
    expect(await post(id)).toMatchObject({ is_published: false, publish_at: inMinutes(5) })
    const before = await versionOfPages()

    await sweep(5)
    expect(await post(id)).toMatchObject({
      is_published: true,
      published_at: inMinutes(5),
      publish_at: null,
      withdraw_at: inMinutes(60),
    })
    expect((await test.call('GET /api/blog')).answer).toMatchObject([{ id }])
    expect(await versionOfPages()).toBe(before + 1)
    await sweep(6)
    expect(await versionOfPages()).toBe(before + 1)

    await sweep(61)
    expect(await post(id)).toMatchObject({ is_published: false, withdraw_at: null })
    expect(await versionOfPages()).toBe(before + 2)
    const { answer } = await test.call('GET /api/admin/blog-drafts/{id}/revisions', {
      path: `/api/admin/blog-drafts/${id}/revisions`,
    })
    expect(answer.map(({ kind, saved_by }) => [kind, saved_by])).toEqual([
      ['unpublished', null],
      ['published', null],
      ['created', 'Omistaja'],
    ])
  })

  it('that fell due while the server slept is carried out late, once', async () => {
    const [late, past] = [await create(), await create({ slug: 'ohi' })]
    await schedule(late.id, inMinutes(5))
    await schedule(past.id, inMinutes(5), inMinutes(60))
    await sweep(3_000)
    expect(await post(late.id)).toMatchObject({ is_published: true, published_at: inMinutes(3_000) })
    expect(await post(past.id)).toMatchObject({ is_published: false, publish_at: null, withdraw_at: null })
    const version = await versionOfPages()
    await sweep(3_001)
    expect(await versionOfPages()).toBe(version)
  })

  it('does nothing twice when the clock is set back', async () => {
    const { id } = await create()
    await schedule(id, inMinutes(5))
    await sweep(5)
    await test.call('PUT /api/admin/blog/{id}/publish', {
      path: `/api/admin/blog/${id}/publish`,
      body: { is_published: false },
    })
    for (const minute of [-60, 4, 5, 6]) await sweep(minute)
    expect(await post(id)).toMatchObject({ is_published: false, publish_at: null })
  })

  it('publishes what was saved, not what has been typed since', async () => {
    const { id, slug, title } = await create()
    await schedule(id, inMinutes(5))
    await test.call('PUT /api/admin/blog-drafts/{id}', {
      path: `/api/admin/blog-drafts/${id}`,
      body: { fields: { ...blogPostInput(), slug, title: 'Kesken', tags: '' } },
    })
    await sweep(5)
    expect((await test.call('GET /api/blog')).answer).toMatchObject([{ title }])
    const draft = await test.call('GET /api/admin/blog-drafts/{id}', { path: `/api/admin/blog-drafts/${id}` })
    expect(draft.answer).toMatchObject({ fields: { title: 'Kesken' }, is_changed: true })
  })

  it('ends when the post is published or hidden by hand', async () => {
    const { id } = await create()
    await schedule(id, inMinutes(5), inMinutes(60))
    const publish = (is_published: boolean) =>
      test.call('PUT /api/admin/blog/{id}/publish', { path: `/api/admin/blog/${id}/publish`, body: { is_published } })
    expect((await publish(true)).answer).toMatchObject({ publish_at: null, withdraw_at: inMinutes(60) })
    expect((await publish(false)).answer).toMatchObject({ publish_at: null, withdraw_at: null })
  })

  it('stays when the post is saved, is told to staff only, and can be taken back', async () => {
    const { id, slug } = await create()
    await schedule(id, inMinutes(5), inMinutes(9))
    const path = `/api/admin/blog/${id}`
    const body = blogPostInput({ slug, title: 'Korjattu' })
    expect((await test.call('PUT /api/admin/blog/{id}', { path, body })).answer).toMatchObject({
      publish_at: inMinutes(5),
      withdraw_at: inMinutes(9),
    })
    await sweep(5)
    const { answer } = await test.call('GET /api/blog/{slug}', { path: `/api/blog/${slug}` })
    expect(Object.keys(answer)).not.toContain('withdraw_at')
    expect(await schedule(id, null)).toMatchObject({ publish_at: null, withdraw_at: null })
    await sweep(10)
    expect((await post(id)).is_published).toBe(true)
  })

  it('that would never come or comes too late is told at its field', async () => {
    const { id } = await create()
    const live = await create({ slug: 'julki', is_published: true })
    expect(await refused(id, inMinutes(-1))).toEqual([{ path: 'publish_at', detail: 'Aika on jo mennyt.' }])
    expect(await refused(live.id, inMinutes(5))).toMatchObject([{ path: 'publish_at' }])
    expect(await refused(live.id, null, inMinutes(-1))).toMatchObject([{ path: 'withdraw_at' }])
    expect(await refused(id, null, inMinutes(5))).toMatchObject([{ path: 'withdraw_at' }])
    expect(await refused(id, inMinutes(5), inMinutes(5))).toMatchObject([{ path: 'withdraw_at' }])
    expect(await refused(id, 'huomenna')).toMatchObject([{ path: 'publish_at' }])
  })
})

it('two processes carry out twenty schedules exactly once', async () => {
  const shared = await makeSharedDatabase()
  const one = await shared.connect()
  await fillDatabase(one)
  const other = await shared.connect()
  test = await createTestApp({}, one)
  test.clock.now = NOW
  const posts = await Promise.all(Array.from({ length: 20 }, (_, index) => create({ slug: `ajastettu-${index}` })))
  for (const { id } of posts) await schedule(id, inMinutes(5))
  const version = await versionOfPages()

  await Promise.all([one, other].map((db) => carryOutSchedules(db, minutes(5))))

  expect(await versionOfPages()).toBe(version + 20)
  const kinds = await one.selectFrom('blog_revisions').select('post_id').where('kind', '=', 'published').execute()
  expect(new Set(kinds.map(({ post_id }) => post_id)).size).toBe(20)
  expect(kinds).toHaveLength(20)
  await Promise.all([one.destroy(), other.destroy()])
})
