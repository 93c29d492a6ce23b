import { type Kysely, SqliteAdapter, sql } from 'kysely'

/**
 * Searching customers reads an index of trigrams, as every search of the back office does: in SQLite tables that
 * `db/text-search.ts` speaks to, in PostgreSQL an index of `pg_trgm` where the server lets us have that extension.
 */
export async function indexCustomers(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return indexOnSqlite(db)
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db)
  if (rows.length === 0) return
  await sql`create index customers_trigrams on customers using gin (search_text gin_trgm_ops)`.execute(db)
}

async function indexOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create table customers_indexed (n integer primary key, id not null unique)`.execute(db)
  await sql`create virtual table customers_trigrams using fts5
    (text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram')`.execute(db)
  await sql`create virtual table customers_terms using fts5vocab (customers_trigrams, 'row')`.execute(db)

  const wait = sql`insert into search_waiting (noun, id) values ('customers', new.id)`
  const forget = sql`
    delete from search_waiting where noun = 'customers' and id = old.id;
    delete from customers_trigrams where rowid = (select n from customers_indexed where id = old.id);
    delete from customers_indexed where id = old.id`
  await sql`create trigger customers_search_added after insert on customers begin ${wait}; end`.execute(db)
  await sql`create trigger customers_search_removed after delete on customers begin ${forget}; end`.execute(db)
  await sql`create trigger customers_search_changed after update of search_text on customers
    when old.search_text <> new.search_text begin ${forget}; ${wait}; end`.execute(db)
}
