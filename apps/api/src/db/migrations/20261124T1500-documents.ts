import { type Kysely, SqliteAdapter, sql } from 'kysely'

/**
 * Invoices, credit notes and receipts: what each says is kept as it was issued and never changes. A document outlives its order,
 * so that nothing but its id leads there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document_numbers')
    .addColumn('kind', 'text', (column) => column.primaryKey().notNull())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute()
  await createDocuments(db)
  await createParts(db)
  for (const table of ['documents', 'document_vat_lines', 'document_files']) await refuseChanges(db, table)
}

async function createDocuments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('documents')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('order_number', 'integer', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('credits_id', 'text', (column) => column.references('documents.id'))
    .addColumn('issued_on', 'text', (column) => column.notNull())
    .addColumn('delivered_on', 'text')
    .addColumn('due_on', 'text')
    .addColumn('buyer_name', 'text', (column) => column.notNull())
    .addColumn('buyer_email', 'text', (column) => column.notNull())
    .addColumn('total_cents', 'bigint', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('issued_by', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('documents_number', ['kind', 'number'])
    .addUniqueConstraint('documents_once', ['order_id', 'kind', 'purpose'])
    .execute()
  for (const [name, columns] of Object.entries({
    issued: ['issued_on', 'id'],
    total: ['total_cents', 'id'],
    buyer: ['buyer_name', 'id'],
    email: ['buyer_email'],
    credits: ['credits_id'],
  }))
    await db.schema.createIndex(`documents_${name}`).on('documents').columns(columns).execute()
}

async function createParts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document_vat_lines')
    .addColumn('document_id', 'text', (column) => column.notNull().references('documents.id').onDelete('cascade'))
    .addColumn('vat_percent', 'double precision', (column) => column.notNull())
    .addColumn('net_cents', 'bigint', (column) => column.notNull())
    .addColumn('vat_cents', 'bigint', (column) => column.notNull())
    .addColumn('gross_cents', 'bigint', (column) => column.notNull().check(sql`net_cents + vat_cents = gross_cents`))
    .addPrimaryKeyConstraint('document_vat_lines_key', ['document_id', 'vat_percent'])
    .execute()
  await db.schema
    .createTable('document_files')
    .addColumn('document_id', 'text', (column) => column.notNull().references('documents.id').onDelete('cascade'))
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('content', isSqlite(db) ? 'blob' : 'bytea', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_files_key', ['document_id', 'format'])
    .execute()
}

/** What was issued stays as it is, whoever asks: a row can be added, and go once bookkeeping has kept it long enough. */
async function refuseChanges(db: Kysely<unknown>, table: string): Promise<void> {
  if (isSqlite(db)) {
    await sql`create trigger ${sql.raw(`${table}_are_final`)} before update on ${sql.table(table)}
      begin select raise(abort, 'what was issued never changes'); end`.execute(db)
    return
  }
  await sql`create or replace function refuse_change() returns trigger language plpgsql as
    'begin raise exception ''what was issued never changes''; end'`.execute(db)
  await sql`create trigger ${sql.raw(`${table}_are_final`)} before update on ${sql.table(table)}
    for each row execute function refuse_change()`.execute(db)
}

const isSqlite = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof SqliteAdapter
