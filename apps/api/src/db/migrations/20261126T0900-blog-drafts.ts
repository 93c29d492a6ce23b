import type { Kysely } from 'kysely'

/**
 * Posts as they are being written: one draft of each, kept every other second; the texts that they once had; who has one open; when they come and go by
 * themselves; and links with which a draft is read by anyone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['publish_at', 'withdraw_at']) {
    await db.schema.alterTable('blog_posts').addColumn(column, 'text').execute()
    await db.schema.createIndex(`blog_posts_${column}`).on('blog_posts').column(column).execute()
  }
  await createDrafts(db)
  await createRevisions(db)
  await createPresence(db)
  await createShares(db)
}

async function createDrafts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blog_drafts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('post_id', 'integer', (column) => column.references('blog_posts.id').onDelete('cascade'))
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('is_changed', 'integer', (column) => column.notNull())
    .addColumn('post_version', 'integer')
    .addColumn('writer_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('blog_drafts_post').on('blog_drafts').column('post_id').execute()
}

async function createRevisions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blog_revisions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('draft_id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'integer', (column) => column.references('blog_posts.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('writer_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('blog_revisions_draft').on('blog_revisions').columns(['draft_id', 'id']).execute()
  await db.schema.createIndex('blog_revisions_post').on('blog_revisions').column('post_id').execute()
}

async function createPresence(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blog_presence')
    .addColumn('draft_id', 'text', (column) => column.notNull())
    .addColumn('tab', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('is_typing', 'integer', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('blog_presence_key', ['draft_id', 'tab'])
    .execute()
}

async function createShares(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blog_shares')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('draft_id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'integer', (column) => column.references('blog_posts.id').onDelete('cascade'))
    .addColumn('maker_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('blog_shares_draft').on('blog_shares').column('draft_id').execute()
}
