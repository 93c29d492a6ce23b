import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../src/db/database.ts'
import { openTestDatabase } from './test-database.ts'

it('the migrations make the tables, indexes and triggers that are written down (vitest -u writes them anew)', async () => {
  const db = await openTestDatabase()
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const schema = await (isSqlite ? readSqlite(db) : readPostgres(db))
  await expect(schema).toMatchFileSnapshot(`schema.${isSqlite ? 'sqlite' : 'postgres'}.txt`)
})

/** The statements as SQLite keeps them, the columns of a table by name: a column that was added later stands last. */
async function readSqlite(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master
    where sql is not null and name not like 'kysely%' and name not like 'sqlite%'
      and name not in (select name from pragma_table_list where type = 'shadow')
    order by tbl_name, type = 'trigger', type = 'index', name`.execute(db)
  const statements = rows.map(({ type, sql: statement }) => {
    const line = statement.replace(/\s+/g, ' ')
    return type === 'table' ? columnsByName(line) : line
  })
  return `${statements.join('\n')}\n`
}

function columnsByName(statement: string): string {
  const [, head, body, tail] = /^(create table [^(]+)\((.*)\)([^)]*)$/i.exec(statement) ?? []
  if (!body) return statement
  // A comma inside parentheses belongs to a list of columns.
  const columns = body.split(/,(?![^(]*\))/).map((column) => `  ${column.trim()}`)
  return [head?.trimEnd(), ...columns.sort(), tail?.trim()].filter(Boolean).join('\n')
}

async function readPostgres(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    select line from (
      select table_name as on_table, 1 as part,
        concat_ws(' ', column_name, data_type, case is_nullable when 'NO' then 'not null' end, 'default ' || column_default) as line
      from information_schema.columns where table_schema = 'public'
      union all
      select conrelid::regclass::text, 2, conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c')
      union all
      select tablename, 3, indexdef from pg_indexes where schemaname = 'public'
      union all
      select tgrelid::regclass::text, 4, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all
      select tablename, 0, 'table ' || tablename from pg_tables where schemaname = 'public'
    ) as lines where on_table not like 'kysely%' order by on_table collate "C", part, line collate "C"`.execute(db)
  return `${rows.map(({ line }) => (line.startsWith('table ') ? line : `  ${line}`)).join('\n')}\n`
}
