import { type Kysely, sql } from 'kysely'
import type { Database } from '../src/db/database.ts'

/**
 * Writes down, in the keeper of a server, the script that brings a copy of this filled database back to how it is now: a script
 * that PostgreSQL runs by itself takes a tenth of what the seeds take.
 */
export async function keepBeginning(filled: Kysely<Database>, keeper: Kysely<Database>): Promise<void> {
  await sql`create table beginning (script text not null)`.execute(keeper)
  await sql`insert into beginning values (${await beginningOf(filled)})`.execute(keeper)
}

/** The script that `keepBeginning` has written down. */
export async function readBeginning(keeper: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ script: string }>`select script from beginning`.execute(keeper)
  return rows[0]?.script ?? ''
}

async function beginningOf(db: Kysely<Database>): Promise<string> {
  const tables = await sql<{ name: string; columns: string }>`
    select c.oid::regclass::text as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid`.execute(db)
  const sequences = await sql<{ name: string; last: number | null }>`
    select quote_ident(sequencename) as name, last_value as last from pg_sequences where schemaname = 'public'`.execute(
    db,
  )
  const fillings = await Promise.all(tables.rows.map((table) => fillingOf(db, table)))
  return [
    'begin; set local session_replication_role = replica;',
    ...tables.rows.map(({ name }) => `delete from ${name};`),
    ...fillings,
    ...sequences.rows.map(({ name, last }) => `select setval('${name}', ${last ?? 1}, ${last !== null});`),
    'commit;',
  ].join('\n')
}

async function fillingOf(db: Kysely<Database>, { name, columns }: { name: string; columns: string }): Promise<string> {
  const { rows } = await sql<{ kept: string | null }>`
    select quote_literal(json_agg(t)::text) as kept from ${sql.raw(name)} t`.execute(db)
  const kept = rows[0]?.kept
  if (!kept) return ''
  return `insert into ${name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${name}, ${kept}::json);`
}
