import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Database } from './database.ts'
import { searchedWords } from './searched-words.ts'

/** The tables that have an index of trigrams, and the column with their lower-cased text. */
const TEXT_COLUMNS = {
  orders: 'search_text',
  contact_messages: 'search_text',
  newsletter_subscriptions: 'email',
  product_registrations: 'search_text',
  blog_posts: 'search_text',
  product_reviews: 'search_text',
  customers: 'search_text',
  chat_sessions: 'search_text',
} as const

export type SearchedTable = keyof typeof TEXT_COLUMNS
export type Id = string | number

/** Where more rows than this may match, or wait to be indexed, reading all of them from the newest on finds a page sooner. */
const RARE = 2_000
/** An index of trigrams knows texts of three characters; shorter ones begin some of its terms. */
const TERM = 3
/** Short texts that the index keeps as they are; other letters it may fold into ones that are written otherwise. */
const SHORT = /^[ -~à-öø-ÿ]+$/
const LAST_CHARACTER = '\u{10FFFF}'
/** Rows that are indexed in one transaction. */
const BATCH = 500

/** The text that a table is searched in. */
export const textOf = (table: SearchedTable) => sql.ref<string>(`${table}.${TEXT_COLUMNS[table]}`)

/**
 * The ids of all rows that may have every word of `text` in them, and of some that have not, from the index that SQLite keeps;
 * undefined where they are too many to look at one by one. One statement, so that no row gets from the waiting ones into
 * the index in between.
 */
export async function rareIds(db: Kysely<Database>, table: SearchedTable, text: string): Promise<Id[] | undefined> {
  const query = queryOf(table, searchedWords(text))
  if (!query) return undefined
  const { indexed, trigrams } = namesOf(table)
  const { rows } = await sql<{ id: Id; waits: number }>`
    select id, 0 as waits from ${indexed} where n in
      (select rowid from ${trigrams} where ${trigrams} match ${query} limit ${sql.lit(RARE + 1)})
    union all select * from
      (select id, 1 from search_waiting where noun = ${table} limit ${sql.lit(RARE + 1)})`.execute(db)
  const found = rows.filter(({ waits }) => !waits).length
  return found > RARE || rows.length - found > RARE ? undefined : rows.map(({ id }) => id)
}

/** What the index is asked for: all trigrams of long words; where all are short, any that the longest begins; undefined where it cannot tell. */
function queryOf(table: SearchedTable, words: string[]) {
  const terms = new Set(words.flatMap(trigramsOf))
  if (terms.size > 0) return sql`${[...terms].map((term) => `"${term.replaceAll('"', '""')}"`).join(' AND ')}`
  const [text = ''] = words.toSorted((one, other) => other.length - one.length)
  if (!SHORT.test(text)) return undefined
  return sql`(select coalesce(group_concat('"' || replace(term, '"', '""') || '"', ' OR '), '""')
    from ${namesOf(table).terms} where term >= ${text} and term <= ${text + LAST_CHARACTER})`
}

function trigramsOf(word: string) {
  const characters = [...word]
  return characters.slice(TERM - 1).map((_, at) => characters.slice(at, at + TERM).join(''))
}

const namesOf = (table: SearchedTable) => ({
  indexed: sql.table(`${table}_indexed`),
  trigrams: sql.table(`${table}_trigrams`),
  terms: sql.table(`${table}_terms`),
})

/** Takes the rows into the index that have been written since the last time; searches read those that wait one by one. */
export async function indexWaitingTexts(db: Kysely<Database>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return
  for (const table of Object.keys(TEXT_COLUMNS) as SearchedTable[]) {
    while ((await db.transaction().execute((transaction) => indexBatch(transaction, table))) === BATCH);
  }
}

async function indexBatch(db: Kysely<Database>, table: SearchedTable): Promise<number> {
  const { rows } = await sql<{ id: Id }>`
    select id from search_waiting where noun = ${table} order by id limit ${sql.lit(BATCH)}`.execute(db)
  if (rows.length === 0) return 0
  const ids = sql`(select value from json_each(${JSON.stringify(rows.map(({ id }) => id))}))`
  const { indexed, trigrams } = namesOf(table)
  await sql`insert into ${indexed} (id) select value from ${ids}`.execute(db)
  await sql`insert into ${trigrams} (rowid, text) select n, ${textOf(table)} || '  '
    from ${indexed} join ${sql.table(table)} using (id) where id in ${ids}`.execute(db)
  await sql`delete from search_waiting where noun = ${table} and id in ${ids}`.execute(db)
  return rows.length
}
