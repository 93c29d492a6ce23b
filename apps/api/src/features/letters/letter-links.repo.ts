import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The links of a letter that was sent, in its order, with how often each was followed. */
export const listLinks = (db: Kysely<Database>, letterId: string) =>
  db.selectFrom('letter_links').select(['url', 'clicks']).where('letter_id', '=', letterId).orderBy('number').execute()

/** Stores the links of a letter, numbered from 1. */
export async function insertLinks(db: Kysely<Database>, letterId: string, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return
  const rows = urls.map((url, index) => ({ letter_id: letterId, number: index + 1, url }))
  await db.insertInto('letter_links').values(rows).execute()
}

/** Where a link of a letter leads; undefined where the letter has no such link. */
export async function findLink(db: Kysely<Database>, letterId: string, number: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('letter_links')
    .select('url')
    .where('letter_id', '=', letterId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.url
}

/** Counts that a link was followed, by nobody in particular. */
export async function countClick(db: Kysely<Database>, letterId: string, number: number): Promise<void> {
  await db
    .updateTable('letter_links')
    .set((eb) => ({ clicks: eb('clicks', '+', 1) }))
    .where('letter_id', '=', letterId)
    .where('number', '=', number)
    .execute()
}
