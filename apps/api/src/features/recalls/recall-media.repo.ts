import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The recalls, drafts too, whose picture stands in the media library at an `address`, a pattern. */
export async function listRecallsWithMedia(db: Kysely<Database>, address: string) {
  const rows = await db
    .selectFrom('recalls')
    .select(['id', 'title', 'picture'])
    .where('picture', 'like', address)
    .orderBy('title')
    .execute()
  return rows.map(({ id, title, picture }) => ({ id, title, text: picture ?? '' }))
}
