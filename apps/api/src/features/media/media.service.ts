import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@arkpax/schema/durations'
import type { Media, MediaChange, MediaInput, MediaReplacement, MediaUse, UploadedMedia } from '@arkpax/schema/media'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../db/audit-log.ts'
import { bumpContentVersion } from '../../db/content-versions.ts'
import type { Database } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/api-error.ts'
import type { SignedInStaffMember } from '../../http/env.ts'
import { changedOrStale } from '../../http/stale.ts'
import { endUpload, findOutcome, findWholeUpload, hashFile, type WholeUpload, workFolder } from './file-uploads.ts'
import {
  changeMedia,
  findMedia,
  findMediaByContent,
  findStoredContent,
  insertMedia,
  lockMedia,
  newMediaId,
  originalName,
  setTrashed,
} from './media.repo.ts'
import { type StoredContent, storeContent } from './media-content.service.ts'
import { tellMediaFault } from './media-faults.ts'
import { keysOf } from './media-keys.ts'
import { forgetDeletion, planDeletion } from './media-leftovers.repo.ts'

export const noMedia = () => new ApiError('not_found', { detail: 'Tiedostoa ei löytynyt.' })

/** Every place that uses something of the library, or one thing of it, by the id of what it uses. */
export type MediaUses = (db: Kysely<Database>, id?: string) => Promise<ReadonlyMap<string, readonly MediaUse[]>>

/** Which one a line of the log is about. */
export const ofMedia = ({ id, file_name }: Media) => ({ entity: 'media' as const, entityId: id, title: file_name })

/** A call of staff whose handler has transactions of its own. */
export interface StaffCall {
  deps: Deps
  now: Date
  staff: SignedInStaffMember
  once: <T>(work: (transaction: Kysely<Database>) => Promise<T>) => Promise<T>
}

/**
 * Takes an upload into the library. The same content is there once: another upload of it gives the thing that is there, taken
 * out of the trash. Asked again for an upload that has ended, it gives what has come of it.
 */
export async function takeUpload(call: StaffCall, input: MediaInput): Promise<UploadedMedia> {
  const place = join(call.deps.config.dataDir, input.upload_id)
  await underWay.get(place)?.catch(() => {})
  const taking = takeOnce(call, input).finally(() => underWay.delete(place))
  underWay.set(place, taking)
  return taking
}

/** The uploads that this process is at: who asks again meanwhile waits for what comes of them. */
const underWay = new Map<string, Promise<unknown>>()

async function takeOnce(call: StaffCall, { upload_id, file_name }: MediaInput): Promise<UploadedMedia> {
  const { deps } = call
  const { dataDir } = deps.config
  const ended = await findOutcome(dataDir, upload_id)
  const before = ended && (await findMedia(deps.db, ended.id))
  if (before) return call.once(async () => ({ media: before, is_duplicate: ended.is_duplicate }))
  const upload = await wholeUpload(dataDir, upload_id)
  const sha256 = await hashFile(upload.path)
  const taken = (await takeKnown(call, sha256)) ?? (await takeNew(call, { upload_id, file_name, upload, sha256 }))
  await endUpload(dataDir, upload_id, { id: taken.media.id, is_duplicate: taken.is_duplicate })
  return taken
}

async function wholeUpload(dataDir: string, id: string): Promise<WholeUpload> {
  const upload = await findWholeUpload(dataDir, id)
  if (!upload) throw new ApiError('upload_missing')
  return upload
}

async function takeKnown({ deps, once, now, staff }: StaffCall, sha256: string): Promise<UploadedMedia | undefined> {
  const known = await findMediaByContent(deps.db, sha256)
  if (!known) return undefined
  return once(async (db) => {
    const before = await lockMedia(db, known.id)
    if (!before?.trashed_at) return { media: before ?? known, is_duplicate: true }
    const media = (await setTrashed(db, known.id, null)) ?? known
    await recordAudit(db, now, staff, { action: 'restore', ...ofMedia(media) })
    return { media, is_duplicate: true }
  })
}

interface NewUpload extends MediaInput {
  upload: WholeUpload
  sha256: string
}

async function takeNew(call: StaffCall, { upload_id, file_name, upload, sha256 }: NewUpload): Promise<UploadedMedia> {
  const { deps, once, now, staff } = call
  const { dataDir } = deps.config
  const id = newMediaId()
  try {
    const folder = await workFolder(dataDir, upload_id)
    const { content, keys } = await storeContent(deps, { id, ...upload, sha256, folder, crop: null, isNew: true })
    return await once(async (db) => {
      const media = await insertMedia(db, { id, file_name, content, now })
      await forgetDeletion(db, keys)
      await recordAudit(db, now, staff, { action: 'create', ...ofMedia(media), after: media })
      return { media, is_duplicate: false }
    })
  } catch (error) {
    // Somebody has sent the same content at the same moment.
    const known = isUniqueViolation(error) ? await takeKnown(call, sha256) : undefined
    if (known) return known
    const told = tellMediaFault(error)
    if (told instanceof ApiError && told.code === 'media_refused') await endUpload(dataDir, upload_id)
    throw told
  }
}

/** How long files stay that pages built before may still lead to. */
const REPLACED_MS = 30 * DAY_MS

/** Puts an upload in the place of a thing's content. Its address, its text and its name in the pages stay; a crop goes. */
export async function replaceContent(
  call: StaffCall,
  id: string,
  { upload_id, file_name }: MediaReplacement,
  version: number | undefined,
): Promise<Media> {
  const { deps } = call
  const { dataDir } = deps.config
  const thing = await currentMedia(deps.db, id, version)
  const upload = await wholeUpload(dataDir, upload_id)
  const sha256 = await hashFile(upload.path)
  const known = await findMediaByContent(deps.db, sha256)
  if (known && known.id !== id) throw new ApiError('media_exists', { detail: sameContent(known) })
  try {
    const folder = await workFolder(dataDir, upload_id)
    const stored = await storeContent(deps, { id, ...upload, sha256, folder, crop: null, isNew: true })
    if (stored.content.kind !== thing.kind) throw new ApiError('media_refused', { detail: OTHER_KIND[thing.kind] })
    const change = { file_name, crop: null, focal: { x: 0.5, y: 0.5 } }
    const media = await putContent(call, { id, change, stored, version, action: 'replace' })
    await endUpload(dataDir, upload_id)
    return media
  } catch (error) {
    const told = tellMediaFault(error)
    if (told instanceof ApiError && told.code === 'media_refused') await endUpload(dataDir, upload_id)
    throw told
  }
}

const OTHER_KIND = {
  picture: 'Kuvan tilalle voi vaihtaa vain kuvan.',
  document: 'Asiakirjan tilalle voi vaihtaa vain PDF-asiakirjan.',
}

const sameContent = ({ file_name, trashed_at }: Media) =>
  `Sama tiedosto on jo kirjastossa nimellä ${file_name}${trashed_at ? ' (roskakorissa)' : ''}. Käytä sitä tai valitse toinen tiedosto.`

/** Changes what is said of a thing; another crop makes its files anew. */
export async function editMedia(
  call: StaffCall,
  id: string,
  change: MediaChange,
  version: number | undefined,
): Promise<Media> {
  const thing = await currentMedia(call.deps.db, id, version)
  const isRecropped =
    thing.kind === 'picture' && change.crop !== undefined && JSON.stringify(change.crop) !== JSON.stringify(thing.crop)
  if (!isRecropped) return putContent(call, { id, change, version, action: 'update' })
  const folder = await mkdtemp(join(tmpdir(), 'media-crop-'))
  try {
    const stored = await cropAnew(call.deps, thing, change, folder)
    return await putContent(call, { id, change, stored, version, action: 'update' })
  } catch (error) {
    throw tellMediaFault(error)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function cropAnew(deps: Deps, { id, bytes }: Media, { crop = null }: MediaChange, folder: string) {
  const { sha256 = '' } = (await findStoredContent(deps.db, id)) ?? {}
  const path = await deps.mediaStore.find(`${id}/${originalName(sha256)}`)
  if (!path) throw noMedia()
  return storeContent(deps, { id, path, bytes, sha256, folder, crop, isNew: false })
}

/** A thing that is about to be changed. Throws `stale` before any slow work where somebody else was quicker. */
async function currentMedia(db: Kysely<Database>, id: string, version: number | undefined): Promise<Media> {
  const thing = await findMedia(db, id)
  if (!thing) throw noMedia()
  if (version !== undefined && thing.version !== version) throw new ApiError('stale', { current: thing })
  return thing
}

interface Put {
  id: string
  change: MediaChange
  stored?: StoredContent
  version: number | undefined
  action: 'update' | 'replace'
}

/** Writes a change down with the content that it goes with; files of the old content go when no page leads to them any more. */
async function putContent({ deps, once, now, staff }: StaffCall, put: Put): Promise<Media> {
  const { id, change, stored, version, action } = put
  const media = await once(async (db) => {
    const before = await lockMedia(db, id)
    const old = await findStoredContent(db, id)
    if (!before || !old) throw noMedia()
    const changed = await changeMedia(db, before, { ...change, content: stored?.content }, version, now)
    const after = await changedOrStale(changed, () => findMedia(db, id), noMedia)
    if (stored) {
      const oldKeys = keysOf({ ...old, widths: before.widths })
      const unused = oldKeys.filter((key) => !stored.keys.includes(key))
      await planDeletion(db, unused, new Date(now.getTime() + REPLACED_MS))
      await forgetDeletion(db, stored.keys)
    }
    await bumpContentVersion(db, 'media')
    await recordAudit(db, now, staff, { action, ...ofMedia(after), before, after })
    return after
  })
  deps.cache.forget('media')
  deps.publisher.contentChanged()
  return media
}
