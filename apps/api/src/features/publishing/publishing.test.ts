import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { blogPostInput } from '../../../test/factories.ts'
import { failBuild, finishBuild, publishedVersion, showBuilder, takeBuild } from './publishing.repo.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  await showBuilder(test.deps.db, test.clock.now)
})

const state = async () => (await test.call('GET /api/admin/publishing')).answer
const take = (builder: string) => takeBuild(test.deps.db, builder, 30_000, test.clock.now)
const finish = async (builder: string, leftOut: { text: string; reason: string }[] = []) =>
  finishBuild(test.deps.db, builder, { version: await publishedVersion(test.deps.db), leftOut }, test.clock.now)
const publishPost = () => test.call('POST /api/admin/blog', { body: blogPostInput({ is_published: true }) })

describe('staff are told that', () => {
  it('the pages are up to date, and since when', async () => {
    await take('a')
    await finish('a')
    expect(await state()).toMatchObject({ state: 'current', built_at: test.clock.now.toISOString(), failure: null })
  })

  it('a change waits, and then that it is being built', async () => {
    await publishPost()
    expect(await state()).toMatchObject({ state: 'waiting', started_at: null })
    await take('a')
    expect(await state()).toMatchObject({ state: 'building', started_at: test.clock.now.toISOString() })
  })

  it('a change waits that came while the pages were being built', async () => {
    await take('a')
    const version = await publishedVersion(test.deps.db)
    await publishPost()
    await finishBuild(test.deps.db, 'a', { version, leftOut: [] }, test.clock.now)
    expect((await state()).state).toBe('waiting')
  })

  it('the build failed, and why', async () => {
    await take('a')
    await failBuild(test.deps.db, 'a', { version: 0, failure: 'Levy on täynnä.\nENOSPC: write' }, test.clock.now)
    expect(await state()).toMatchObject({
      state: 'failed',
      failure: 'Levy on täynnä.',
      failure_detail: 'ENOSPC: write',
    })
  })

  it('a text was left out, by its name', async () => {
    const leftOut = [{ text: 'content/blog/talvi.mdx', reason: 'Rivi 3: sulje on auki' }]
    await take('a')
    await finish('a', leftOut)
    expect(await state()).toMatchObject({ state: 'current', left_out: leftOut })
  })

  it('nobody is there to build, when none has shown itself for minutes', async () => {
    await publishPost()
    test.clock.now = new Date(test.clock.now.getTime() + 3 * 60_000)
    expect((await state()).state).toBe('unavailable')
  })
})

it('tells staff where a host of its own builds the pages', async () => {
  expect((await state()).by_hook).toBe(false)
  test = await createTestApp({ SITE_REBUILD_HOOK_URL: 'https://rakentaja.example/hook' })
  expect((await state()).by_hook).toBe(true)
})

it('who asks for a build sees it wait until one begins', async () => {
  await take('a')
  await finish('a')
  test.clock.now = new Date(test.clock.now.getTime() + 1_000)
  expect((await test.call('POST /api/admin/publishing')).answer.state).toBe('waiting')
  test.clock.now = new Date(test.clock.now.getTime() + 1_000)
  await take('b')
  expect((await state()).state).toBe('building')
})

it('one builder at a time: a second is refused, until the lease of the first has run out', async () => {
  expect(await take('a')).toBe(true)
  expect(await take('b')).toBe(false)
  test.clock.now = new Date(test.clock.now.getTime() + 30_000)
  expect(await take('b')).toBe(true)
  expect(await finish('a')).toBe(false)
  expect((await state()).state).toBe('building')
  expect(await finish('b')).toBe(true)
})

it.each(['GET /api/admin/publishing', 'POST /api/admin/publishing'] as const)('%s asks for staff', async (key) => {
  expect((await test.fail(key, { asAdmin: false })).status).toBe(401)
})
