import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** An index of trigrams knows nothing shorter. */
const SHORTEST = 3
/** Where more orders match than this, reading the newest ones finds a page sooner. */
const RARE = 500

/**
 * The ids of the orders whose search text has `text` in it, where they are few: undefined where they are many, the text is
 * too short, or the database keeps no such index (PostgreSQL).
 */
export async function rareMatches(db: Kysely<Database>, text: string): Promise<string[] | undefined> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter) || [...text].length < SHORTEST) return undefined
  const phrase = `"${text.toLowerCase().replaceAll('"', '""')}"`
  const { rows } = await sql<{ id: string }>`
    select id from order_texts where n in
      (select rowid from order_trigrams where order_trigrams match ${phrase} limit ${RARE + 1})`.execute(db)
  return rows.length > RARE ? undefined : rows.map(({ id }) => id)
}
