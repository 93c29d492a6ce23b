import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createMediaStore, type MediaStore, StoreAway } from './media-store.ts'

let folder: string
let s3: S3rver
let store: MediaStore
let dataDir: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 's3-'))
  dataDir = join(folder, 'data')
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'bucket'),
    configureBuckets: [{ name: 'kuvat', configs: [] }],
  })
  const { port } = await s3.run()
  const MEDIA_STORE_URL = `http://S3RVER:S3RVER@127.0.0.1:${port}/kuvat?region=us-east-1`
  store = createMediaStore(readConfig({ DATA_DIR: dataDir, MEDIA_STORE_URL }))
  writeFileSync(join(folder, 'kuva'), 'sisältö')
})
afterEach(async () => {
  await s3.close().catch(() => {})
  rmSync(folder, { recursive: true, force: true })
})

const KEY = 'abc/0123-480.avif'
const contentOf = async (key: string) => {
  const file = await store.find(key)
  return file && readFileSync(file, 'utf8')
}
const forgetCopies = () => rmSync(join(dataDir, 'media-cache'), { recursive: true, force: true })

it('keeps, finds and removes files in an S3-compatible store', async () => {
  expect(await contentOf(KEY)).toBeUndefined()
  await store.keep(KEY, join(folder, 'kuva'))
  forgetCopies()
  const both = await Promise.all([contentOf(KEY), contentOf(KEY)])
  expect(both).toEqual(['sisältö', 'sisältö'])
  await store.remove(KEY)
  await store.remove(KEY)
  expect(await contentOf(KEY)).toBeUndefined()
})

it('finds what it has kept or asked for while the store is away, and says that it is away of all else', async () => {
  await store.keep(KEY, join(folder, 'kuva'))
  await s3.close()
  expect(await contentOf(KEY)).toBe('sisältö')
  forgetCopies()
  await expect(store.find(KEY)).rejects.toThrow(StoreAway)
  await expect(store.keep('abc/0124-480.avif', join(folder, 'kuva'))).rejects.toThrow(StoreAway)
})
