import type { SavedReply, SavedReplyInput } from '@arkpax/schema/saved-replies'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'

/** A saved reply as it is stored, with the facts unresolved. */
export type StoredReply = Omit<SavedReply, 'resolved_text'>

/** Every saved reply, by name. */
export const listStoredReplies = (db: Kysely<Database>): Promise<StoredReply[]> =>
  db.selectFrom('saved_replies').selectAll().orderBy('name').orderBy('id').execute()

export const findStoredReply = (db: Kysely<Database>, id: string): Promise<StoredReply | undefined> =>
  db.selectFrom('saved_replies').selectAll().where('id', '=', id).executeTakeFirst()

/** One that is about to be changed: nobody else changes it before this transaction ends. */
export async function lockStoredReply(db: Kysely<Database>, id: string): Promise<StoredReply | undefined> {
  await lockRow(db, 'saved_replies', { id })
  return findStoredReply(db, id)
}

export function insertStoredReply(db: Kysely<Database>, input: SavedReplyInput, now: Date): Promise<StoredReply> {
  const [created_at, updated_at] = [now.toISOString(), now.toISOString()]
  return db
    .insertInto('saved_replies')
    .values({ id: uuidv7(), ...input, created_at, updated_at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes a saved reply. Undefined when it is not there, or not at `version` where one is given. */
export function updateStoredReply(
  db: Kysely<Database>,
  id: string,
  input: SavedReplyInput,
  version: number | undefined,
  now: Date,
): Promise<StoredReply | undefined> {
  return db
    .updateTable('saved_replies')
    .set({ ...input, version: nextVersion, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .returningAll()
    .executeTakeFirst()
}

export async function deleteStoredReply(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('saved_replies').where('id', '=', id).execute()
}
