import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3mini } from 's3mini'
import { type MediaStore, StoreAway } from './media-store.ts'

/** An S3-compatible store: `endpoint` ends with the bucket. */
export interface S3Settings {
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const PATIENCE_MS = 10_000

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', pdf: 'application/pdf' }

/**
 * Keeps files in an S3-compatible store, and what was kept or asked for in a cache on this machine too: what is in it is found
 * while the store is away.
 */
export function createS3Store(settings: S3Settings, cache: MediaStore): MediaStore {
  const s3 = new S3mini({ ...settings, requestAbortTimeout: PATIENCE_MS })
  const coming = new Map<string, Promise<string | undefined>>()

  async function fetchIntoCache(key: string): Promise<string | undefined> {
    const content = await orAway(() => s3.getObjectArrayBuffer(key))
    if (!content) return undefined
    const folder = await mkdtemp(join(tmpdir(), 'media-'))
    try {
      const file = join(folder, 'file')
      await writeFile(file, new Uint8Array(content))
      await cache.keep(key, file)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    return cache.find(key)
  }

  return {
    async keep(key, file) {
      const content = await readFile(file)
      await orAway(() => s3.putObject(key, content, types[key.split('.').at(-1) ?? '']))
      await cache.keep(key, file).catch(() => {})
    },

    async find(key) {
      const kept = await cache.find(key)
      if (kept) return kept
      const fetched = coming.get(key) ?? fetchIntoCache(key).finally(() => coming.delete(key))
      coming.set(key, fetched)
      return fetched
    },

    async remove(key) {
      // What is deleted is shown to nobody, also while the store is away.
      await cache.remove(key)
      await orAway(() => s3.deleteObject(key))
    },
  }
}

async function orAway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw new StoreAway('the store of the media does not answer', { cause: error })
  }
}
