import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS } from '@arkpax/schema/durations'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { jpegPhoto } from '../../../test/make-pictures.ts'
import { takeFile, uploadFile } from '../../../test/upload-file.ts'
import { sweeps } from '../../sweeps.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
const sweepAfter = async (days: number) => {
  const later = new Date(Date.now() + days * DAY_MS)
  for (const sweep of sweeps) await sweep(test.deps.db, later, test.deps.config)
}
const at = (id: string, rest = '') => ({ path: `/api/admin/media/${id}${rest}` })
const filesOf = (id: string) => {
  const folder = join(test.deps.config.dataDir, 'media', id)
  return existsSync(folder) ? readdirSync(folder).sort() : []
}
const count = async () => (await test.deps.db.selectFrom('media').selectAll().execute()).length

it('what has been in the trash for 30 days is deleted with its files, and what was taken out stays', async () => {
  const gone = (await takeFile(test, await jpegPhoto(500, 400, 1))).media
  const kept = (await takeFile(test, await jpegPhoto(500, 400, 2))).media
  for (const { id } of [gone, kept]) await test.call('DELETE /api/admin/media/{id}', at(id))
  await test.call('POST /api/admin/media/{id}/restore', at(kept.id, '/restore'))
  await sweepAfter(29)
  expect(await count()).toBe(2)
  await sweepAfter(31)
  expect(await count()).toBe(1)
  expect(filesOf(gone.id)).toEqual([])
  expect(filesOf(kept.id)).toHaveLength(3)
})

it('what is deleted for good is gone at once with the files of all that it was, and only out of the trash', async () => {
  const { media } = await takeFile(test, await jpegPhoto(500, 400, 1))
  const body = { upload_id: await uploadFile(test, await jpegPhoto(500, 400, 2)), file_name: 'uusi.jpg' }
  const { answer } = await test.call('PUT /api/admin/media/{id}/content', { ...at(media.id, '/content'), body })
  const addresses = [media, answer].map(({ id, hash }) => `/media/${id}/${hash}-480.webp`)
  const statuses = async () => Promise.all(addresses.map(async (address) => (await test.app.request(address)).status))
  const forGood = at(media.id, '/for-good')
  expect((await test.fail('DELETE /api/admin/media/{id}/for-good', forGood)).problem.code).toBe('media_not_in_trash')
  await test.call('DELETE /api/admin/media/{id}', at(media.id))
  expect(await statuses()).toEqual([200, 200])
  await test.call('DELETE /api/admin/media/{id}/for-good', forGood)
  expect(await statuses()).toEqual([404, 404])
  expect([await count(), filesOf(media.id)]).toEqual([0, []])
  expect(await test.deps.db.selectFrom('media_leftovers').selectAll().execute()).toEqual([])
  expect((await test.fail('DELETE /api/admin/media/{id}/for-good', forGood)).problem.status).toBe(404)
})

it('files of a replaced picture stay for the pages that were built with them, and go after 30 days', async () => {
  const { media } = await takeFile(test, await jpegPhoto(500, 400, 1))
  const upload_id = await uploadFile(test, await jpegPhoto(500, 400, 2))
  const body = { upload_id, file_name: 'uusi.jpg' }
  const { answer } = await test.call('PUT /api/admin/media/{id}/content', { ...at(media.id, '/content'), body })
  await sweepAfter(29)
  expect(filesOf(media.id)).toHaveLength(6)
  await sweepAfter(31)
  expect(filesOf(media.id).filter((name) => name.startsWith(media.hash))).toEqual([])
  expect(filesOf(media.id).filter((name) => name.startsWith(answer.hash))).toHaveLength(2)
})

it('files that were stored for a thing that never came about go after a day', async () => {
  const usual = test.deps.mediaStore
  let kept = 0
  test.deps.mediaStore = {
    ...usual,
    keep: (key, file) => (++kept > 2 ? Promise.reject(new Error('poikki')) : usual.keep(key, file)),
  }
  const upload_id = await uploadFile(test, await jpegPhoto(500, 400))
  await test.fail('POST /api/admin/media', { body: { upload_id, file_name: 'kuva.jpg' } })
  const folder = join(test.deps.config.dataDir, 'media')
  expect(readdirSync(folder)).toHaveLength(1)
  await sweepAfter(2)
  expect(readdirSync(folder)).toEqual([])
  expect(await test.deps.db.selectFrom('media_leftovers').selectAll().execute()).toEqual([])
})

it('pieces that nobody goes on sending are gone after a day', async () => {
  const folder = join(test.deps.config.dataDir, 'uploads')
  const old = await uploadFile(test, await jpegPhoto(50, 40, 1))
  const fresh = await uploadFile(test, await jpegPhoto(50, 40, 2))
  const before = new Date(Date.now() - 2 * DAY_MS)
  for (const name of readdirSync(folder).filter((name) => name.startsWith(old)))
    utimesSync(join(folder, name), before, before)
  await sweepAfter(0)
  expect(readdirSync(folder).sort()).toEqual([fresh, `${fresh}.json`])
})
