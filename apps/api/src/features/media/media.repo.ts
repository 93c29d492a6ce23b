import { DAY_MS } from '@arkpax/schema/durations'
import {
  type Crop,
  type FocalPoint,
  type Media,
  type MediaKind,
  type MediaQuery,
  mediaTrashDays,
  type ShownPicture,
} from '@arkpax/schema/media'
import { mediaAddress, mediaIdsIn } from '@arkpax/schema/media-address'
import { type Kysely, type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { containing, type Page, toPage } from '../../db/keyset.ts'
import { listOrder, number, onDays, text } from '../../db/list-order.ts'
import { lockRow } from '../../db/lock-row.ts'
import { searchText } from '../../db/search-text.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import type { MediaTable } from './media.table.ts'

/** What the files of a thing are like. */
export interface MediaContent {
  kind: MediaKind
  bytes: number
  sha256: string
  hash: string
  width: number | null
  height: number | null
  widths: readonly number[]
  color: string | null
}

const SORTS = {
  date: [text('created_at'), text('id')],
  name: [text('file_name'), text('id')],
  size: [number('bytes'), text('id')],
}

/** The library, narrowed; `used` are the ids that something uses. */
export async function listMedia(
  db: Kysely<Database>,
  query: MediaQuery,
  used: ReadonlySet<string>,
): Promise<Page<Media>> {
  const order = listOrder(SORTS, query.sort)
  let rows = order.apply(db.selectFrom('media').selectAll(), query.cursor).limit(query.limit + 1)
  rows = rows.where('trashed_at', query.state === 'trash' ? 'is not' : 'is', null).where(onDays('created_at', query))
  if (query.kind !== 'all') rows = rows.where('kind', '=', query.kind)
  if (query.q) rows = rows.where(sql<boolean>`search_text like ${containing(query.q)} escape '\\'`)
  if (query.state === 'no-alt') rows = rows.where(LACKS_ALT)
  if (query.state === 'unused' && used.size > 0) rows = rows.where('id', 'not in', [...used])
  return toPage(await rows.execute(), query.limit, order.keyOf, toMedia)
}

const LACKS_ALT = sql<boolean>`kind = 'picture' and alt = '' and not is_decorative`

/** How much there is; `used` are the ids that something uses. */
export async function countMedia(db: Kysely<Database>, used: ReadonlySet<string>) {
  const rows = await db
    .selectFrom('media')
    .select(['id', 'kind', 'bytes', 'trashed_at'])
    .select(sql<boolean>`case when ${LACKS_ALT} then 1 else 0 end`.as('lacks_alt'))
    .execute()
  const kept = rows.filter(({ trashed_at }) => trashed_at === null)
  const pictures = kept.filter(({ kind }) => kind === 'picture').length
  return {
    pictures,
    documents: kept.length - pictures,
    bytes: kept.reduce((sum, { bytes }) => sum + bytes, 0),
    without_alt: kept.filter(({ lacks_alt }) => Number(lacks_alt) === 1).length,
    unused: kept.filter(({ id }) => !used.has(id)).length,
    trashed: rows.length - kept.length,
  }
}

/** One thing, in the trash or not. */
export async function findMedia(db: Kysely<Database>, id: string): Promise<Media | undefined> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toMedia(row)
}

/** The same of one that is about to be changed: nobody else changes it before this transaction ends. */
export async function lockMedia(db: Kysely<Database>, id: string): Promise<Media | undefined> {
  await lockRow(db, 'media', { id })
  return findMedia(db, id)
}

/** What its stored files are named by. */
export const findStoredContent = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('media')
    .select(['id', 'kind', 'file_name', 'sha256', 'hash', 'widths', 'crop', 'trashed_at'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The thing that has this content, in the trash or not. */
export async function findMediaByContent(db: Kysely<Database>, sha256: string): Promise<Media | undefined> {
  const row = await db.selectFrom('media').selectAll().where('sha256', '=', sha256).executeTakeFirst()
  return row && toMedia(row)
}

/** So many ids fit into one question on both engines. */
const IDS_AT_ONCE = 500

/** The ids in a thing's addresses that the library has, and not in its trash. */
export async function mediaNamedIn(db: Kysely<Database>, thing: unknown): Promise<Set<string>> {
  const ids = [...mediaIdsIn(JSON.stringify(thing))]
  const known = new Set<string>()
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const some = ids.slice(at, at + IDS_AT_ONCE)
    const rows = await db
      .selectFrom('media')
      .select('id')
      .where('id', 'in', some)
      .where('trashed_at', 'is', null)
      .execute()
    for (const { id } of rows) known.add(id)
  }
  return known
}

/** What pages need of the pictures of these ids; those in the trash are left out. */
export async function listShownPictures(db: Kysely<Database>, ids: readonly string[]): Promise<ShownPicture[]> {
  const pictures: ShownPicture[] = []
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const rows = await db
      .selectFrom('media')
      .selectAll()
      .where('id', 'in', ids.slice(at, at + IDS_AT_ONCE))
      .where('kind', '=', 'picture')
      .where('trashed_at', 'is', null)
      .orderBy('id')
      .execute()
    for (const { id, hash, width, height, widths, alt, focal, color } of rows.map(toMedia))
      pictures.push({ id, hash, width, height, widths, alt, focal, color })
  }
  return pictures
}

/** Adds a thing whose files are stored under `id`. */
export async function insertMedia(
  db: Kysely<Database>,
  { id, file_name, content, now }: { id: string; file_name: string; content: MediaContent; now: Date },
): Promise<Media> {
  const row = await db
    .insertInto('media')
    .values({
      id,
      file_name,
      ...columnsOf(content),
      crop: null,
      search_text: searchText(file_name),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      trashed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toMedia(row)
}

/** An id for a thing that is not there yet. */
export const newMediaId = (): string => uuidv7()

interface Change {
  file_name?: string | undefined
  alt?: string | undefined
  is_decorative?: boolean | undefined
  focal?: FocalPoint | undefined
  crop?: Crop | null | undefined
  content?: MediaContent | undefined
}

/** Changes a thing; what is left out stays. Undefined when it is not there, or not at `version` where one is given. */
export async function changeMedia(
  db: Kysely<Database>,
  before: Media,
  change: Change,
  version: number | undefined,
  now: Date,
): Promise<Media | undefined> {
  const { file_name, alt, is_decorative, focal, crop, content } = change
  const row = await db
    .updateTable('media')
    .set({
      file_name,
      alt: is_decorative ? '' : alt,
      is_decorative,
      ...(focal && { focal_x: focal.x, focal_y: focal.y }),
      ...(crop !== undefined && { crop: crop && JSON.stringify(crop) }),
      ...(content && columnsOf(content)),
      search_text: searchText(file_name ?? before.file_name, is_decorative ? '' : (alt ?? before.alt)),
      version: nextVersion,
      updated_at: now.toISOString(),
    })
    .where('id', '=', before.id)
    .where(isAtVersion(version))
    .returningAll()
    .executeTakeFirst()
  return row && toMedia(row)
}

const columnsOf = ({ widths, ...content }: MediaContent) => ({ ...content, widths: JSON.stringify(widths) })

/** Puts a thing into the trash (`now`) or takes it out (null). */
export async function setTrashed(db: Kysely<Database>, id: string, now: Date | null): Promise<Media | undefined> {
  const row = await db
    .updateTable('media')
    .set({ trashed_at: now === null ? null : now.toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toMedia(row)
}

/** The ids whose time in the trash is over. */
export async function listOverdueMedia(db: Kysely<Database>, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - mediaTrashDays * DAY_MS).toISOString()
  const rows = await db.selectFrom('media').select('id').where('trashed_at', '<', since).execute()
  return rows.map(({ id }) => id)
}

/** Deletes a thing that is in the trash; false where somebody has taken it out. */
export async function deleteTrashed(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('media')
    .where('id', '=', id)
    .where('trashed_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const toMedia = (row: Selectable<MediaTable>): Media => ({
  id: row.id,
  kind: row.kind,
  file_name: row.file_name,
  address: mediaAddress(row.id, row.kind === 'document' ? row.file_name : undefined),
  bytes: row.bytes,
  hash: row.hash,
  width: row.width,
  height: row.height,
  widths: JSON.parse(row.widths) as number[],
  original: row.kind === 'picture' ? `/media/${row.id}/${originalName(row.sha256)}` : null,
  alt: row.alt,
  is_decorative: Boolean(row.is_decorative),
  focal: { x: row.focal_x, y: row.focal_y },
  crop: row.crop === null ? null : (JSON.parse(row.crop) as Crop),
  color: row.color,
  version: row.version,
  created_at: row.created_at,
  updated_at: row.updated_at,
  trashed_at: row.trashed_at,
})

/** The file of the whole picture, upright: what crops are made of. */
export const originalName = (sha256: string) => `${sha256.slice(0, 16)}-original.webp`
