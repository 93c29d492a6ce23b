import type { Kysely } from 'kysely'

/** Product safety recalls: the notice, its units by serial number, the people who are told, and what they answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recalls')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('product_ids', 'text', (column) => column.notNull())
    .addColumn('identification', 'text', (column) => column.notNull())
    .addColumn('hazard', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('remedies', 'text', (column) => column.notNull())
    .addColumn('remedy_text', 'text', (column) => column.notNull())
    .addColumn('picture', 'text')
    .addColumn('round', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('published_at', 'text')
    .addColumn('closed_at', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('recalls_created').on('recalls').columns(['created_at', 'id']).execute()
  await db.schema.createIndex('recalls_state').on('recalls').columns(['state', 'id']).execute()

  const ofRecall = 'recalls.id'
  await db.schema
    .createTable('recall_units')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('recall_id', 'text', (column) => column.notNull().references(ofRecall).onDelete('cascade'))
    .addColumn('serial', 'text', (column) => column.notNull())
    .addColumn('unit_id', 'text', (column) => column.references('units.id').onDelete('set null'))
    .addColumn('answer', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('answered_via', 'text')
    .addUniqueConstraint('recall_units_once', ['recall_id', 'serial'])
    .execute()
  await db.schema.createIndex('recall_units_serial').on('recall_units').column('serial').execute()
  await db.schema.createIndex('recall_units_unit').on('recall_units').column('unit_id').execute()

  await db.schema
    .createTable('recall_owners')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('recall_id', 'text', (column) => column.notNull().references(ofRecall).onDelete('cascade'))
    .addColumn('email', 'text')
    .addColumn('name', 'text')
    .addColumn('phone', 'text')
    .addColumn('told_round', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('told_at', 'text')
    .addColumn('mail_id', 'text')
    .addColumn('answered_at', 'text')
    .addUniqueConstraint('recall_owners_once', ['recall_id', 'email'])
    .execute()
  await db.schema
    .createIndex('recall_owners_due')
    .on('recall_owners')
    .columns(['recall_id', 'told_round', 'id'])
    .execute()
  await db.schema.createIndex('recall_owners_email').on('recall_owners').column('email').execute()

  await db.schema
    .createTable('recall_owner_units')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('recall_owners.id').onDelete('cascade'))
    .addColumn('recall_unit_id', 'text', (column) => column.notNull().references('recall_units.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('recall_owner_units_pk', ['owner_id', 'recall_unit_id'])
    .execute()
  await db.schema.createIndex('recall_owner_units_unit').on('recall_owner_units').column('recall_unit_id').execute()
}
