import { expect, it } from 'vitest'
import { createTestApp } from '../../../test/create-test-app.ts'
import { finishBuild, publishedVersion, readPublishing, showBuilder, takeBuild } from '../publishing/publishing.repo.ts'
import { publishDuties } from './publish-duties.service.ts'

it('the pages are built anew, once, when a day begins since which a duty binds', async () => {
  const { db } = (await createTestApp()).deps
  const build = async (now: Date) => {
    await showBuilder(db, now)
    await takeBuild(db, 'a', 30_000, now)
    await finishBuild(db, 'a', { version: await publishedVersion(db), leftOut: [] }, now)
  }
  const isAskedForAt = async (iso: string) => {
    await publishDuties(db, new Date(iso))
    return (await readPublishing(db)).requested_at === iso
  }
  await build(new Date('2026-11-20T10:00:00.000Z'))
  expect(await isAskedForAt('2026-12-01T21:59:59.000Z')).toBe(false)
  expect(await isAskedForAt('2026-12-01T22:00:00.000Z')).toBe(true)
  expect(await isAskedForAt('2026-12-01T22:01:00.000Z')).toBe(false)
  await build(new Date('2026-12-01T22:02:00.000Z'))
  expect(await isAskedForAt('2026-12-02T10:00:00.000Z')).toBe(false)
})
