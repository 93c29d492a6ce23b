import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** The tables that staff search, and the column with their lower-cased text. */
const SEARCHED = [
  ['orders', 'search_text'],
  ['contact_messages', 'search_text'],
  ['newsletter_subscriptions', 'email'],
  ['product_registrations', 'search_text'],
  ['blog_posts', 'search_text'],
  ['product_reviews', 'search_text'],
] as const

/**
 * Every search of the back office reads an index of trigrams: in SQLite tables that `db/text-search.ts` speaks to, in
 * PostgreSQL an index of `pg_trgm` where the server lets us have that extension, else nothing.
 */
export async function createTextSearch(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return indexOnPostgres(db)
  await sql`create table search_waiting (noun text not null, id not null, primary key (noun, id)) without rowid`.execute(
    db,
  )
  for (const [table, column] of SEARCHED) {
    await createIndex(db, table)
    await followTable(db, table, column)
  }
}

/**
 * The trigrams know rows by a number of their own, because the hidden one of a table may change when the file is
 * compacted. Two spaces behind each text let a search of one or two letters find them as the beginning of a trigram.
 */
async function createIndex(db: Kysely<unknown>, table: string): Promise<void> {
  const { indexed, trigrams, terms } = namesOf(table)
  await sql`create table ${indexed} (n integer primary key, id not null unique)`.execute(db)
  await sql`create virtual table ${trigrams} using fts5
    (text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram')`.execute(db)
  await sql`create virtual table ${terms} using fts5vocab (${trigrams}, 'row')`.execute(db)
}

/** Writing a row only puts it on the list of those that wait to be indexed, so that it stays quick. */
async function followTable(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const [on, text, noun] = [sql.table(table), sql.ref(column), sql.lit(table)]
  const { indexed, trigrams } = namesOf(table)
  const trigger = (what: string) => sql.id(`${table}_search_${what}`)
  const wait = sql`insert into search_waiting (noun, id) values (${noun}, new.id)`
  const forget = sql`
    delete from search_waiting where noun = ${noun} and id = old.id;
    delete from ${trigrams} where rowid = (select n from ${indexed} where id = old.id);
    delete from ${indexed} where id = old.id`

  await sql`create trigger ${trigger('added')} after insert on ${on} begin ${wait}; end`.execute(db)
  await sql`create trigger ${trigger('removed')} after delete on ${on} begin ${forget}; end`.execute(db)
  await sql`create trigger ${trigger('changed')} after update of ${text} on ${on} when old.${text} <> new.${text}
    begin ${forget}; ${wait}; end`.execute(db)
}

const namesOf = (table: string) => ({
  indexed: sql.id(`${table}_indexed`),
  trigrams: sql.id(`${table}_trigrams`),
  terms: sql.id(`${table}_terms`),
})

async function indexOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
  exception when insufficient_privilege or feature_not_supported then
    raise notice 'pg_trgm is not available: searches read whole tables';
  end $$`.execute(db)
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db)
  if (rows.length === 0) return
  for (const [table, column] of SEARCHED) {
    await sql`create index ${sql.id(`${table}_trigrams`)} on ${sql.table(table)}
      using gin (${sql.ref(column)} gin_trgm_ops)`.execute(db)
  }
}
