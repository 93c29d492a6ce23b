import { createHash } from 'node:crypto'
import type { Crop } from '@arkpax/schema/media'
import { mediaFormats } from '@arkpax/schema/media-address'
import { originalName } from './media.repo.ts'

/** What a thing's stored files are named by. */
interface Stored {
  id: string
  kind: 'picture' | 'document'
  sha256: string
  hash: string
  widths: readonly number[]
}

/** Counted up when the same picture would come out differently. */
const ENCODING = 1

/** Names what is made of a picture, or a document itself. */
export const contentHash = (sha256: string, crop: Crop | null): string =>
  createHash('sha256')
    .update(`${ENCODING} ${sha256} ${crop ? [crop.x, crop.y, crop.width, crop.height].join(' ') : ''}`)
    .digest('hex')
    .slice(0, 16)

/** Where a thing's files are in the store. */
export const keysOf = ({ id, kind, sha256, hash, widths }: Stored): string[] =>
  kind === 'document'
    ? [documentKey(id, hash)]
    : [
        `${id}/${originalName(sha256)}`,
        ...widths.flatMap((width) => mediaFormats.map((format) => `${id}/${hash}-${width}.${format}`)),
      ]

export const documentKey = (id: string, hash: string) => `${id}/${hash}.pdf`
