import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isDiskFull } from './disk-full.ts'
import { type MediaStore, StoreAway, StoreFull } from './media-store.ts'

/** Keeps files in a folder: each is written beside its place, synced and then moved there. */
export function createFolderStore(folder: string): MediaStore {
  return {
    async keep(key, file) {
      const place = join(folder, key)
      const beside = join(dirname(place), `.${basename(place)}.${randomUUID()}`)
      try {
        await mkdir(dirname(place), { recursive: true })
        await copyFile(file, beside)
        await sync(beside)
        await rename(beside, place)
        await sync(dirname(place))
      } catch (error) {
        await rm(beside, { force: true }).catch(() => {})
        throw isDiskFull(error) ? new StoreFull('no room left', { cause: error }) : away(error)
      }
    },

    async find(key) {
      const place = join(folder, key)
      try {
        return (await stat(place)).isFile() ? place : undefined
      } catch (error) {
        if (isMissing(error)) return undefined
        throw away(error)
      }
    },

    async remove(key) {
      const place = join(folder, key)
      await rm(place, { force: true })
      // The last file takes its folder along.
      await rmdir(dirname(place)).catch(() => {})
    },
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

const away = (error: unknown) => new StoreAway('the folder of the media cannot be used', { cause: error })
