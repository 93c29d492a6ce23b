import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'

/**
 * Where the files of the media library are. A key is `<id>/<name>`; what stands under it never changes. What a store throws is
 * a `StoreFull` or a `StoreAway`.
 */
export interface MediaStore {
  /** Keeps a file under a key; it is whole and durable when this resolves, and not there at all when it fails. */
  keep(key: string, file: string): Promise<void>
  /** A file on this machine that has what stands under the key; undefined when nothing does. */
  find(key: string): Promise<string | undefined>
  /** Removes what stands under a key, if anything does. */
  remove(key: string): Promise<void>
}

/** There is no room left; nothing was kept. */
export class StoreFull extends Error {}

/** The store does not answer, or does not do what it is asked. */
export class StoreAway extends Error {}

/** The store that the settings name: `DATA_DIR/media`, or an S3-compatible one behind a cache on this machine. */
export function createMediaStore({ dataDir, mediaStore }: Pick<Config, 'dataDir' | 'mediaStore'>): MediaStore {
  if (!mediaStore) return createFolderStore(join(dataDir, 'media'))
  return createS3Store(mediaStore, createFolderStore(join(dataDir, 'media-cache')))
}
