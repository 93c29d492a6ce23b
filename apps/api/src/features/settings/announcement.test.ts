import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { finishBuild, publishedVersion, readPublishing, showBuilder, takeBuild } from '../publishing/publishing.repo.ts'
import { publishAnnouncement } from './announcement.service.ts'

/** Midsummer's eve begins in Finland at 21:00 UTC on the day before. */
const DAY = '2026-06-19'
const EVENING_BEFORE = '2026-06-18T20:59:59.000Z'
const MIDNIGHT = '2026-06-18T21:00:00.000Z'
const MIDNIGHT_AFTER = '2026-06-19T21:00:00.000Z'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-06-01T09:00:00.000Z')
  const body = { text: 'Suljettu juhannusaattona', href: '', from: DAY, until: DAY }
  await test.call('PUT /api/admin/settings/announcement', { body })
  await build()
})

async function build() {
  const { db } = test.deps
  await showBuilder(db, test.clock.now)
  await takeBuild(db, 'a', 30_000, test.clock.now)
  await finishBuild(db, 'a', { version: await publishedVersion(db), leftOut: [] }, test.clock.now)
}

/** Whether the sweep of that moment asks for a build. */
async function isAskedForAt(iso: string): Promise<boolean> {
  test.clock.now = new Date(iso)
  await publishAnnouncement(test.deps.db, test.clock.now)
  return (await readPublishing(test.deps.db)).requested_at === iso
}

it('the pages are built anew when its first day begins in Finland, and when its last has ended', async () => {
  expect(await isAskedForAt(EVENING_BEFORE)).toBe(false)
  expect(await isAskedForAt(MIDNIGHT)).toBe(true)
  await build()
  expect(await isAskedForAt('2026-06-19T20:59:59.000Z')).toBe(false)
  expect(await isAskedForAt(MIDNIGHT_AFTER)).toBe(true)
})

it('the pages are asked for once, however many processes look', async () => {
  expect(await isAskedForAt(MIDNIGHT)).toBe(true)
  expect(await isAskedForAt('2026-06-18T21:15:00.000Z')).toBe(false)
})

it('a line that came and went between two builds asks for none', async () => {
  expect(await isAskedForAt(MIDNIGHT_AFTER)).toBe(false)
})
