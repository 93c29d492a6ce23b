import type { ReturnDetail, ReturnPicture } from '@arkpax/schema/returns'
import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { ReturnPictureTable } from './returns.table.ts'

/** What has happened to a return, oldest first. */
export async function listReturnEvents(db: Kysely<Database>, returnId: string): Promise<ReturnDetail['events']> {
  const rows = await db
    .selectFrom('return_events')
    .select(['id', 'kind', 'state', 'notified', 'text', 'done_by as by', 'created_at'])
    .where('return_id', '=', returnId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, notified: Boolean(row.notified) }))
}

/** The pictures of a return without their content, oldest first. */
export const listPictures = (db: Kysely<Database>, returnId: string): Promise<ReturnPicture[]> =>
  db
    .selectFrom('return_pictures')
    .select(['id', 'item_id', 'name', 'created_at'])
    .where('return_id', '=', returnId)
    .orderBy('id')
    .execute()

/** Stores a picture. */
export async function insertPicture(db: Kysely<Database>, row: Insertable<ReturnPictureTable>): Promise<void> {
  await db.insertInto('return_pictures').values(row).execute()
}

/** A picture of a return; undefined when it is not there. */
export const findPicture = (db: Kysely<Database>, returnId: string, id: string) =>
  db.selectFrom('return_pictures').selectAll().where('return_id', '=', returnId).where('id', '=', id).executeTakeFirst()

/** Deletes a picture. */
export async function deletePicture(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('return_pictures').where('id', '=', id).execute()
}
