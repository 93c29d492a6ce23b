import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

interface Update {
  table: 'customers' | 'products'
  /** The columns that are set; there may be none, where only the version counts up. */
  columns: readonly string[]
  /** Rows as `jsonRows` makes them: `id`, the version that was `seen`, the moment `at`, and the columns. */
  given: RawBuilder<unknown>
  /** What holds of a row that is there. */
  isThere: RawBuilder<unknown>
}

/** Changes many rows at once, of those that are still at the version that was seen; gives their ids. */
export async function updateSeen(db: Kysely<Database>, { table, columns, given, isThere }: Update): Promise<string[]> {
  const sets = columns.map((name) => sql`${sql.id(name)} = ${sql.id('given', name)}, `)
  const updated = await sql<{ id: string }>`
    update ${sql.table(table)} set ${sql.join(sets, sql``)} version = ${sql.id(table, 'version')} + 1, updated_at = given.at
    from ${given}
    where ${sql.id(table, 'id')} = given.id and ${sql.id(table, 'version')} = given.seen and ${isThere}
    returning ${sql.id(table, 'id')}`.execute(db)
  return updated.rows.map(({ id }) => id)
}
