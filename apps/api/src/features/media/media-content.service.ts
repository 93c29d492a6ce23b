import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@arkpax/schema/durations'
import { type Crop, type MediaKind, mediaMaxBytes } from '@arkpax/schema/media'
import { mediaFormats } from '@arkpax/schema/media-address'
import { unsyncedTransaction } from '../../db/unsynced.ts'
import type { Deps } from '../../deps.ts'
import { faultOfDocument } from '../../services/document-check.ts'
import { kindOfFile } from '../../services/picture-kind.ts'
import { headOfFile } from './file-uploads.ts'
import type { MediaContent } from './media.repo.ts'
import { originalName } from './media.repo.ts'
import { refusedMedia, tooLargeMedia } from './media-faults.ts'
import { contentHash, documentKey, keysOf } from './media-keys.ts'
import { planDeletion } from './media-leftovers.repo.ts'

/** What is to be made into the content of a thing. */
interface Source {
  id: string
  path: string
  bytes: number
  sha256: string
  /** An empty folder for what is made. */
  folder: string
  crop: Crop | null
  /** The picture comes from outside, so that the whole of it is to be kept. */
  isNew: boolean
}

/** What has been stored, and under which keys. */
export interface StoredContent {
  content: MediaContent
  keys: string[]
}

/**
 * Makes the content of a thing and stores its files, which are to go in a day unless a transaction takes them over. Throws a
 * failure of the API for a file that is not taken, and what the store throws.
 */
export async function storeContent(deps: Deps, source: Source): Promise<StoredContent> {
  const kind: MediaKind = kindOfFile(await headOfFile(source.path)) === 'pdf' ? 'document' : 'picture'
  if (source.bytes > mediaMaxBytes[kind]) throw tooLargeMedia(kind)
  const { content, files } = kind === 'document' ? await asDocument(source) : await asPicture(deps, source)
  const keys = [...files.keys()]
  const due = new Date(deps.now().getTime() + DAY_MS)
  await unsyncedTransaction(deps.db, (transaction) => planDeletion(transaction, keys, due))
  for (const [key, file] of files) await deps.mediaStore.keep(key, file)
  return { content, keys: keysOf({ id: source.id, ...content }) }
}

interface Made {
  content: MediaContent
  /** Key in the store → file. */
  files: Map<string, string>
}

async function asDocument({ id, path, bytes, sha256 }: Source): Promise<Made> {
  const fault = faultOfDocument(await readFile(path))
  if (fault) throw refusedMedia(fault)
  const hash = contentHash(sha256, null)
  const content = { kind: 'document' as const, bytes, sha256, hash, width: null, height: null, widths: [], color: null }
  return { content, files: new Map([[documentKey(id, hash), path]]) }
}

async function asPicture({ pictures }: Deps, { id, path, bytes, sha256, folder, crop, isNew }: Source): Promise<Made> {
  const made = await pictures.make({ source: path, folder, crop, withOriginal: isNew })
  const hash = contentHash(sha256, crop)
  const shown = made.widths.flatMap((width) =>
    mediaFormats.map((format) => [`${id}/${hash}-${width}.${format}`, join(folder, `${width}.${format}`)] as const),
  )
  const original = isNew ? [[`${id}/${originalName(sha256)}`, join(folder, 'original.webp')] as const] : []
  return { content: { kind: 'picture', bytes, sha256, hash, ...made }, files: new Map([...original, ...shown]) }
}
