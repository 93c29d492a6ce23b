import { type Expression, type Kysely, type SqlBool, SqliteAdapter, sql } from 'kysely'
import type { Database } from './database.ts'
import { hasWords } from './searched-words.ts'
import { type Id, rareIds, type SearchedTable, textOf } from './trigram-index.ts'

/** How many rows are read before the index is asked: a text that many rows have is among the newest ones. */
const NEWEST = 1_000

/** Rows that a list may show, and the text that they are searched in. */
interface Candidates {
  limit(rows: number): Expression<{ id: Id; text: string }>
}

/**
 * The condition of the rows of a list that have every word of `text` in them, exact on both engines. `newest` are the rows that
 * the list would show without the search, in its order; `wanted` is how many of the matching ones it shows at most.
 */
export async function matching(
  db: Kysely<Database>,
  table: SearchedTable,
  text: string,
  newest: Candidates,
  wanted: number,
): Promise<Expression<SqlBool>> {
  // PostgreSQL weighs its own index of trigrams against reading the newest rows.
  if (!isSqlite(db)) return hasWords(textOf(table), text)

  const read = await readNewest(db, newest, text)
  if (read.ids.length >= wanted || read.rows < NEWEST) return isOneOf(table, read.ids)
  return (await matchingByIndex(db, table, text)) ?? hasWords(textOf(table), text)
}

/** The same of all rows of a table, where the index leads to them; undefined where reading them one by one finds some sooner. */
export async function matchingByIndex(
  db: Kysely<Database>,
  table: SearchedTable,
  text: string,
): Promise<Expression<SqlBool> | undefined> {
  const matches = hasWords(textOf(table), text)
  if (!isSqlite(db)) return matches
  const rare = await rareIds(db, table, text)
  return rare && sql<SqlBool>`(${isOneOf(table, rare)} and ${matches})`
}

const isSqlite = (db: Kysely<Database>) => db.getExecutor().adapter instanceof SqliteAdapter

const isOneOf = (table: SearchedTable, ids: readonly Id[]) =>
  sql<SqlBool>`${sql.ref(`${table}.id`)} in (select value from json_each(${JSON.stringify(ids)}))`

async function readNewest(db: Kysely<Database>, newest: Candidates, text: string) {
  const { rows } = await sql<{ rows: number; ids: string }>`
    select count(*) as rows, json_group_array(id) filter (where ${hasWords(sql.ref('text'), text)}) as ids
    from (${newest.limit(NEWEST)})`.execute(db)
  const [read] = rows
  return { rows: read?.rows ?? 0, ids: JSON.parse(read?.ids ?? '[]') as Id[] }
}
