import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { mediaMaxBytes } from '@arkpax/schema/media'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { isDiskFull } from '../../services/disk-full.ts'
import { uploadsFolder } from './file-uploads.ts'

/** The server of the pieces below `path`, which keeps them in a folder of `dataDir`. Answers 507 where there is no room for one. */
export const createUploadServer = (dataDir: string, path: string) =>
  new Server({
    path,
    datastore: new RoomyStore({ directory: uploadsFolder(dataDir) }),
    maxSize: mediaMaxBytes.picture,
    relativeLocation: true,
    onResponseError: (_, error) =>
      error instanceof Error && isDiskFull(error) ? { status_code: 507, body: '' } : undefined,
  })

/** Tells why a piece could not be written, such as a full disk, which the usual store does not. */
class RoomyStore extends FileStore {
  override async write(...[readable, id, offset]: Parameters<FileStore['write']>): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset })
    await pipeline(readable, file)
    return offset + file.bytesWritten
  }
}
