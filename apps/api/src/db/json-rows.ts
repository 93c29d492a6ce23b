import { type Kysely, type RawBuilder, SqliteAdapter, sql } from 'kysely'
import type { Database } from './database.ts'

/** A column of rows that travel to the database together. */
export type ColumnType = 'text' | 'integer' | 'boolean'

/**
 * Many rows as one parameter, to select, insert and update from: `insert into … select * from ${jsonRows(db, types, rows)}`. One
 * statement does for thousands of them. The rows are called `given`.
 */
export function jsonRows(
  db: Kysely<Database>,
  types: Readonly<Record<string, ColumnType>>,
  rows: readonly object[],
): RawBuilder<unknown> {
  const json = JSON.stringify(rows)
  const columns = Object.entries(types)
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    const read = sql.join(columns.map(([name]) => sql`value ->> ${sql.lit(name)} as ${sql.id(name)}`))
    return sql`(select ${read} from json_each(${json})) as given`
  }
  const typed = sql.join(columns.map(([name, type]) => sql`${sql.id(name)} ${sql.raw(type)}`))
  return sql`jsonb_to_recordset(${json}::jsonb) as given(${typed})`
}
