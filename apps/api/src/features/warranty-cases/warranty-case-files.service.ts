import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@arkpax/schema/durations'
import { caseFileLimits as limits } from '@arkpax/schema/warranty-cases'
import { v7 as uuidv7 } from 'uuid'
import { unsyncedTransaction } from '../../db/unsynced.ts'
import type { Deps } from '../../deps.ts'
import { kindOfFile } from '../../services/picture-kind.ts'
import { type PictureFault, PictureRefused } from '../../services/picture-workshop.ts'
import { tellMediaFault } from '../media/media-faults.ts'
import { planDeletion } from '../media/media-leftovers.repo.ts'
import { kindOfVideo, withoutPlace } from './video-kind.ts'
import { insertDraftFile, listDraftFiles, sumDraftBytes } from './warranty-case-files.repo.ts'

const MIB = 1024 * 1024
/** Longer than an unsent form is remembered. */
const KEPT_MS = 2 * DAY_MS
/** A hundred and sixty of the largest forms. */
const ALL_DRAFTS_BYTES = 4 * 1024 * MIB

/**
 * Keeps pictures and videos of a form that has not been sent: pictures made anew, without what the camera wrote beside them, videos
 * without their place. They go in two days unless a case takes them over; all forms together keep so many bytes
 * until then, so that strangers cannot fill the disk. Gives a sentence for each that is not taken; throws what the store fails with,
 * as callers are told it.
 */
export async function keepFiles(deps: Deps, draftHash: string, files: readonly File[]): Promise<string[]> {
  const refusals: string[] = []
  let left = limits.files - (await listDraftFiles(deps.db, draftHash)).length
  let room = ALL_DRAFTS_BYTES - (await sumDraftBytes(deps.db))
  for (const file of files) {
    const isRoom = file.size <= room
    const refusal = left > 0 ? await (isRoom ? keepFile(deps, draftHash, file) : NO_ROOM) : TOO_MANY
    if (refusal) refusals.push(`${file.name}: ${refusal}`)
    else {
      left -= 1
      room -= file.size
    }
  }
  return refusals
}

const NO_ROOM =
  'tiedostoa ei voi juuri nyt ottaa vastaan. Lähetä lomake ilman tiedostoja ja liitä ne vastaukseen, jonka lähetät saamaasi sähköpostiin.'
const TOO_MANY = `tiedostoja voi olla enintään ${limits.files}.`
const NEITHER =
  'tiedosto ei ole kuva eikä video, jonka voimme ottaa vastaan. Kuvat: JPEG, PNG tai WebP. Videot: MP4, MOV tai WebM.'

const FAULTS: Partial<Record<PictureFault, string>> = {
  heic: 'HEIC-kuvaa ei voi lukea. Tallenna kuva JPEG-muotoon.',
  'too-many-pixels': 'kuvassa on liikaa pikseleitä. Pienennä kuvaa.',
  broken: 'kuvaa ei voi lukea: tiedosto on vioittunut tai jäänyt kesken.',
  'too-slow': 'kuvan käsittely kesti liian kauan. Pienennä kuvaa.',
}

/** Keeps one file; a sentence says why it is not taken. */
async function keepFile(deps: Deps, draftHash: string, file: File): Promise<string | undefined> {
  const content = Buffer.from(await file.arrayBuffer())
  const video = kindOfVideo(content)
  const most = video ? limits.videoMiB : limits.pictureMiB
  const isPicture = ['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'].includes(kindOfFile(content.subarray(0, 64 * 1024)))
  if (!video && !isPicture) return FAULTS[kindOfFile(content.subarray(0, 64 * 1024)) as PictureFault] ?? NEITHER
  if (content.length > most * MIB) return `tiedosto on liian suuri, enintään ${most}\u00A0Mt.`
  const folder = await mkdtemp(join(tmpdir(), 'warranty-case-'))
  try {
    return await store(deps, draftHash, { content, video, name: file.name, folder })
  } catch (error) {
    if (error instanceof PictureRefused) return FAULTS[error.fault] ?? NEITHER
    throw tellMediaFault(error)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Source {
  content: Buffer
  video: ReturnType<typeof kindOfVideo>
  name: string
  folder: string
}

async function store(deps: Deps, draftHash: string, { content, video, name, folder }: Source): Promise<undefined> {
  const source = join(folder, 'source')
  await writeFile(source, video ? withoutPlace(content) : content)
  if (!video) await deps.pictures.make({ source, folder, crop: null, withOriginal: true, onlyOriginal: true })
  const kept = video ? source : join(folder, 'original.webp')
  const id = uuidv7()
  // No address of the media library is of this form.
  const store_key = `warranty-${id}/${video ? `video.${video}` : 'picture.webp'}`
  const now = deps.now()
  await unsyncedTransaction(deps.db, (transaction) =>
    planDeletion(transaction, [store_key], new Date(now.getTime() + KEPT_MS)),
  )
  await deps.mediaStore.keep(store_key, kept)
  const { size: bytes } = await stat(kept)
  const stored = {
    id,
    kind: video ? ('video' as const) : ('picture' as const),
    name: plainName(name),
    bytes,
    store_key,
  }
  await deps.db.transaction().execute((transaction) => insertDraftFile(transaction, draftHash, stored, now))
}

/** A name that fits in a line and leads nowhere. */
const plainName = (name: string) =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}/\\]+/gu, '_')
    .slice(-100) || 'tiedosto'
