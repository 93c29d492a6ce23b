import { type Kysely, SqliteAdapter, sql } from 'kysely'

/**
 * Searching conversations reads an index of trigrams, as other searches of the back office do: in SQLite tables that
 * `db/text-search.ts` speaks to, in PostgreSQL an index of `pg_trgm` where the server lets us have that extension.
 */
export async function indexConversations(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return indexOnSqlite(db)
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db)
  if (rows.length === 0) return
  await sql`create index chat_sessions_trigrams on chat_sessions using gin (search_text gin_trgm_ops)`.execute(db)
}

async function indexOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create table chat_sessions_indexed (n integer primary key, id not null unique)`.execute(db)
  await sql`create virtual table chat_sessions_trigrams using fts5
    (text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram')`.execute(db)
  await sql`create virtual table chat_sessions_terms using fts5vocab (chat_sessions_trigrams, 'row')`.execute(db)

  const wait = sql`insert into search_waiting (noun, id) values ('chat_sessions', new.id)`
  const forget = sql`
    delete from search_waiting where noun = 'chat_sessions' and id = old.id;
    delete from chat_sessions_trigrams where rowid = (select n from chat_sessions_indexed where id = old.id);
    delete from chat_sessions_indexed where id = old.id`
  await sql`create trigger chat_sessions_search_added after insert on chat_sessions begin ${wait}; end`.execute(db)
  await sql`create trigger chat_sessions_search_removed after delete on chat_sessions begin ${forget}; end`.execute(db)
  await sql`insert into search_waiting (noun, id) select 'chat_sessions', id from chat_sessions`.execute(db)
  await sql`create trigger chat_sessions_search_changed after update of search_text on chat_sessions
    when old.search_text <> new.search_text begin ${forget}; ${wait}; end`.execute(db)
}
