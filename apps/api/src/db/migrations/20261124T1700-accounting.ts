import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** Months that bookkeeping has closed, what was in them when they were, and the numbers of the accounts that sales go to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounting_periods')
    .addColumn('month', 'text', (column) => column.primaryKey().notNull())
    .addColumn('closed_by', 'text', (column) => column.notNull())
    .addColumn('closed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('accounting_entries')
    .addColumn('basis', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('source_id', 'text', (column) => column.notNull())
    .addColumn('vat_percent', 'double precision', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('net_cents', 'bigint', (column) => column.notNull())
    .addColumn('vat_cents', 'bigint', (column) => column.notNull())
    .addColumn('gross_cents', 'bigint', (column) => column.notNull().check(sql`net_cents + vat_cents = gross_cents`))
    .addPrimaryKeyConstraint('accounting_entries_key', ['basis', 'source', 'source_id', 'vat_percent'])
    .execute()
  await db.schema.createIndex('accounting_entries_month').on('accounting_entries').columns(['basis', 'month']).execute()
  await db.schema
    .createTable('accounting_accounts')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await refuseChanges(db)
}

/** What was in a closed month stays as it was. */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  const trigger = sql`create trigger accounting_entries_are_final before update on accounting_entries`
  if (db.getExecutor().adapter instanceof SqliteAdapter)
    await sql`${trigger} begin select raise(abort, 'a closed month never changes'); end`.execute(db)
  else await sql`${trigger} for each row execute function refuse_change()`.execute(db)
}
