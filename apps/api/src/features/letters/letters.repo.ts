import {
  type Letter,
  type LetterDetail,
  type LetterInput,
  type LetterQuery,
  type LetterStatus,
  letterSegment,
} from '@arkpax/schema/letters'
import type { Kysely, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { containing, Page, toPage } from '../../db/keyset.ts'
import { listOrder, onDays, text } from '../../db/list-order.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import { invalidField } from '../../http/api-error.ts'
import { listLinks } from './letter-links.repo.ts'
import { readProgress } from './letter-progress.repo.ts'
import type { LetterTable } from './letters.table.ts'

export type LetterRow = Selectable<LetterTable>

const SORTS = {
  date: [text('created_at'), text('id')],
  subject: [text('subject'), text('id')],
}

/** Letters by words of the subject, state and day, in the order that is asked for. */
export async function listLetters(db: Kysely<Database>, query: LetterQuery): Promise<Page<Letter>> {
  const order = listOrder(SORTS, query.sort)
  let rows = order.apply(db.selectFrom('letters').selectAll().where(onDays('created_at', query)), query.cursor)
  if (query.status !== 'all') rows = rows.where('status', '=', query.status)
  if (query.q) rows = rows.where(sql<boolean>`lower(subject) like ${containing(query.q)} escape '\\'`)
  const page = toPage(await rows.limit(query.limit + 1).execute(), query.limit, order.keyOf, (row) => row)
  const items: Letter[] = []
  for (const row of page.items) items.push(await toLetter(db, row))
  return new Page(items, page.next)
}

/** A letter as it is stored; undefined when it is not there. */
export const findLetterRow = (db: Kysely<Database>, id: string): Promise<LetterRow | undefined> =>
  db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst()

/** One letter; undefined when it is not there. */
export async function findLetter(db: Kysely<Database>, id: string): Promise<LetterDetail | undefined> {
  const row = await findLetterRow(db, id)
  return (
    row && {
      ...(await toLetter(db, row)),
      preheader: row.preheader,
      content: row.content,
      segment: letterSegment.parse(JSON.parse(row.segment)),
      is_indexed: Boolean(row.is_indexed),
      tests: row.tests,
      links: await listLinks(db, id),
    }
  )
}

/** A letter that no other transaction changes before this one ends: a write of the same value locks the row on both engines. */
export async function lockLetter(db: Kysely<Database>, id: string): Promise<LetterRow | undefined> {
  return db
    .updateTable('letters')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Stores a new draft, under the id that it has already where it has one; gives its id. */
export async function insertLetter(
  db: Kysely<Database>,
  letter: LetterInput,
  now: Date,
  id = uuidv7(),
): Promise<string> {
  const nothingYet = { send_at: null, sent_content: null, last_recipient: null, counts: null }
  await db
    .insertInto('letters')
    .values({
      id,
      status: 'draft',
      ...letter,
      segment: JSON.stringify(letter.segment),
      ...nothingYet,
      ...{ logged_at: null, logged_by: null, started_at: null, finished_at: null },
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute()
  return id
}

/** Stores what a letter says; false when it is not at `version`, where one is given. Throws `invalid_fields` for an address in use. */
export async function changeLetter(
  db: Kysely<Database>,
  id: string,
  { segment, ...values }: Partial<LetterInput>,
  version: number | undefined,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('letters')
    .set({
      ...values,
      ...(segment && { segment: JSON.stringify(segment) }),
      version: nextVersion,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? invalidField('archive_slug', 'Osoite on jo toisen uutiskirjeen käytössä') : error
    })
  return numUpdatedRows > 0n
}

/** Brings a letter from one of these states to another; false when it is in none of them. */
export async function moveLetter(
  db: Kysely<Database>,
  id: string,
  from: readonly LetterStatus[],
  to: Updateable<LetterTable>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('letters')
    .set({ ...to, version: nextVersion, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Writes down something of a letter that no editor has to know of. */
export async function noteLetter(db: Kysely<Database>, id: string, values: Updateable<LetterTable>): Promise<void> {
  await db.updateTable('letters').set(values).where('id', '=', id).execute()
}

/** Deletes a draft; false when it is none, or not there. */
export async function deleteDraft(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('letters')
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The ids of the letters that something has to be done for now: their moment has come, they are on their way, or were stopped on it. */
export async function listMoving(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('letters')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['sending', 'stopped']),
        eb.and([eb('status', '=', 'scheduled'), eb('send_at', '<=', now.toISOString())]),
      ]),
    )
    .orderBy('send_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** The letters that ended before a moment and whose recipients are still known. */
export const listEndedBefore = (db: Kysely<Database>, moment: Date) =>
  db
    .selectFrom('letters')
    .select(['id', 'counts'])
    .where('status', '=', 'sent')
    .where('finished_at', '<', moment.toISOString())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('letter_recipients')
          .select('letter_recipients.letter_id')
          .whereRef('letter_recipients.letter_id', '=', 'letters.id'),
      ),
    )
    .execute()

/** The letters that have a page, newest first. */
export const listArchived = (db: Kysely<Database>) =>
  archived(db)
    .select(['archive_slug', 'subject', 'preheader', 'started_at'])
    .orderBy('started_at', 'desc')
    .limit(500)
    .execute()

/** The letter of a page; undefined when there is none. */
export const findArchived = (db: Kysely<Database>, slug: string) =>
  archived(db)
    .select(['id', 'subject', 'preheader', 'started_at', 'is_indexed', 'sent_content'])
    .where('archive_slug', '=', slug)
    .executeTakeFirst()

const archived = (db: Kysely<Database>) =>
  db.selectFrom('letters').where('archive_slug', 'is not', null).where('sent_content', 'is not', null)

const toLetter = async (db: Kysely<Database>, row: LetterRow): Promise<Letter> => ({
  id: row.id,
  status: row.status,
  subject: row.subject,
  send_at: row.send_at,
  started_at: row.started_at,
  finished_at: row.finished_at,
  archive_slug: row.archive_slug,
  progress: await readProgress(db, row),
  version: row.version,
  created_at: row.created_at,
  updated_at: row.updated_at,
})
