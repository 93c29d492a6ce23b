import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'

/** Opens a draft to whoever has the link that names it, until a moment. */
export async function insertShare(
  db: Kysely<Database>,
  { draftId, postId, makerId }: { draftId: string; postId: number | null; makerId: string },
  expires: Date,
  now: Date,
) {
  return db
    .insertInto('blog_shares')
    .values({
      id: uuidv7(),
      draft_id: draftId,
      post_id: postId,
      maker_id: makerId,
      created_at: now.toISOString(),
      expires_at: expires.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The open links to a draft, newest first. */
export async function listShares(db: Kysely<Database>, draftId: string, now: Date) {
  return db
    .selectFrom('blog_shares')
    .selectAll()
    .where('draft_id', '=', draftId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('id', 'desc')
    .execute()
}

/** Whose draft an open link leads to; undefined once it has run out or was withdrawn. */
export async function findOpenShare(db: Kysely<Database>, id: string, now: Date) {
  return db
    .selectFrom('blog_shares')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/** Closes a link; undefined when it is not there. */
export async function deleteShare(db: Kysely<Database>, id: string) {
  return db.deleteFrom('blog_shares').where('id', '=', id).returningAll().executeTakeFirst()
}

/** Gives the links to a draft to the post that has been made of it. */
export async function moveShares(db: Kysely<Database>, draftId: string, postId: number): Promise<void> {
  await db
    .updateTable('blog_shares')
    .set({ draft_id: String(postId), post_id: postId })
    .where('draft_id', '=', draftId)
    .execute()
}

export async function deleteShares(db: Kysely<Database>, draftIds: readonly string[]): Promise<void> {
  if (draftIds.length > 0) await db.deleteFrom('blog_shares').where('draft_id', 'in', draftIds).execute()
}

export async function deleteSharesExpired(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('blog_shares').where('expires_at', '<=', now.toISOString()).execute()
}
