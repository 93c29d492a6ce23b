import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, SqliteAdapter, sql } from 'kysely'

/**
 * The log of what staff did gets values, and becomes a chain: each line has a number, the hash of the line before it, and its
 * own. Values are hashed with a salt of their own, so that they can be forgotten while the chain stays whole. Triggers keep
 * what is hashed. Lines of before are chained as they stand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db)
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('anchor_number', 'integer', (column) => column.notNull())
    .addColumn('anchor_hash', 'text', (column) => column.notNull())
    .execute()
  await chainLines(db)
  await db.schema.createIndex('audit_log_number').unique().on('audit_log').column('number').execute()
  await (db.getExecutor().adapter instanceof SqliteAdapter ? guardSqlite(db) : guardPostgres(db))
}

async function addColumns(db: Kysely<unknown>) {
  const table = () => db.schema.alterTable('audit_log')
  await table()
    .addColumn('number', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const name of ['previous_hash', 'hash', 'content_digest', 'search_text'])
    await table()
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  for (const name of ['content', 'content_salt']) await table().addColumn(name, 'text').execute()
}

interface OldLine {
  id: string
  actor: string
  action: string
  entity: string
  entity_id: string
  detail: string
  created_at: string
}

const PAGE = 500
const sha256 = (parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

async function chainLines(db: Kysely<unknown>) {
  let number = 0
  let hash = ''
  let last = ''
  for (;;) {
    const { rows } = await sql<OldLine>`
      select id, actor, action, entity, entity_id, detail, created_at from audit_log
      where id > ${last} order by id limit ${PAGE}`.execute(db)
    for (const { id, actor, action, entity, entity_id, detail, created_at } of rows) {
      number += 1
      const previous = hash
      const content = contentOf(action, detail)
      const salt = randomBytes(16).toString('base64url')
      const digest = sha256([salt, content])
      hash = sha256([number, previous, id, actor, action, entity, entity_id, detail, digest, created_at])
      const search = [actor, entity_id].join(' ').toLowerCase()
      await sql`update audit_log set number = ${number}, previous_hash = ${previous}, hash = ${hash},
        content = ${content}, content_salt = ${salt}, content_digest = ${digest}, search_text = ${search}
        where id = ${id}`.execute(db)
      last = id
    }
    if (rows.length < PAGE) break
  }
  if (number === 0) return
  await sql`insert into audit_head (id, number, hash, anchor_number, anchor_hash)
    values (1, ${number}, ${hash}, 0, '')`.execute(db)
}

/** Only changes of stock kept their values. */
function contentOf(action: string, detail: string): string {
  const { from, to, note } = JSON.parse(detail) as { from?: number; to?: number; note?: string }
  const changes =
    action === 'stock'
      ? [
          { field: 'stock', from: String(from), to: String(to) },
          ...(note ? [{ field: 'note', from: null, to: note }] : []),
        ]
      : []
  return JSON.stringify({ title: null, changes })
}

const HASHED = [
  ...['id', 'number', 'previous_hash', 'hash', 'actor', 'action', 'entity', 'entity_id', 'detail'],
  ...['content_digest', 'created_at'],
]

async function guardSqlite(db: Kysely<unknown>) {
  const refuse = (why: string) => sql`select raise(abort, ${sql.lit(`audit_log: ${why}`)})`
  await sql`create trigger audit_log_line_stays before update of ${sql.join(HASHED.map((name) => sql.ref(name)))} on audit_log
    begin ${refuse('a line is never changed')}; end`.execute(db)
  await sql`create trigger audit_log_values_stay before update of content, content_salt on audit_log
    when new.content is not null or new.content_salt is not null
    begin ${refuse('values are only ever forgotten')}; end`.execute(db)
  await sql`create trigger audit_log_goes_on before insert on audit_log
    when new.number <> coalesce((select number from audit_head), 0) + 1
      or new.previous_hash <> coalesce((select hash from audit_head), '')
    begin ${refuse('a line follows the last one')}; end`.execute(db)
  await sql`create trigger audit_log_oldest_go before delete on audit_log
    when old.number > coalesce((select anchor_number from audit_head), 0)
    begin ${refuse('only the oldest lines are deleted')}; end`.execute(db)
  await sql`create trigger audit_head_goes_on before update on audit_head
    when new.number not in (old.number, old.number + 1) or new.anchor_number < old.anchor_number
      or new.anchor_number > new.number
    begin ${refuse('the chain only grows')}; end`.execute(db)
  await sql`create trigger audit_head_stays before delete on audit_head
    begin ${refuse('the chain keeps its head')}; end`.execute(db)
}

async function guardPostgres(db: Kysely<unknown>) {
  const row = (of: 'new' | 'old') => sql.join(HASHED.map((name) => sql.ref(`${of}.${name}`)))
  await sql`create function audit_log_guard() returns trigger language plpgsql as $$
    declare head record;
    begin
      if tg_op = 'UPDATE' then
        if (${row('new')}) is distinct from (${row('old')}) then
          raise exception 'audit_log: a line is never changed';
        end if;
        if (new.content is not null and new.content is distinct from old.content)
          or (new.content_salt is not null and new.content_salt is distinct from old.content_salt) then
          raise exception 'audit_log: values are only ever forgotten';
        end if;
        return new;
      end if;
      select * into head from audit_head;
      if tg_op = 'INSERT' then
        if new.number <> coalesce(head.number, 0) + 1 or new.previous_hash <> coalesce(head.hash, '') then
          raise exception 'audit_log: a line follows the last one';
        end if;
        return new;
      end if;
      if old.number > coalesce(head.anchor_number, 0) then
        raise exception 'audit_log: only the oldest lines are deleted';
      end if;
      return old;
    end $$`.execute(db)
  await sql`create function audit_head_guard() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.number in (old.number, old.number + 1)
        and new.anchor_number >= old.anchor_number and new.anchor_number <= new.number then
        return new;
      end if;
      raise exception '%: the chain only grows', tg_table_name;
    end $$`.execute(db)
  await sql`create trigger audit_log_stays before insert or update or delete on audit_log
    for each row execute function audit_log_guard()`.execute(db)
  await sql`create trigger audit_head_stays before update or delete on audit_head
    for each row execute function audit_head_guard()`.execute(db)
  for (const table of ['audit_log', 'audit_head'])
    await sql`create trigger ${sql.ref(`${table}_is_not_emptied`)} before truncate on ${sql.table(table)}
      for each statement execute function audit_head_guard()`.execute(db)
}
