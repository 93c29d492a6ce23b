import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'

/** What staff write and set: posts, questions and answers, settings; and how they get into the pages. */
export async function createContentTables(db: Kysely<unknown>): Promise<void> {
  await createBlog(db)
  await createFaq(db)
  await createPublishing(db)
  // A row for each group of settings: the company, its hours, its terms, the announcement.
  await db.schema
    .createTable('settings')
    .addColumn('group', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
}

async function createBlog(db: Kysely<unknown>) {
  await serialKey(db, db.schema.createTable('blog_posts'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('read_time', 'text', (column) => column.notNull())
    .addColumn('is_published', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('published_at', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('blog_posts_published')
    .on('blog_posts')
    .columns(['is_published', 'published_at', 'id'])
    .execute()

  // The public list as it is answered, one row of ready JSON per published post: reading it takes a quarter of the time.
  await db.schema
    .createTable('blog_summaries')
    .addColumn('post_id', 'integer', (column) =>
      column.primaryKey().references('blog_posts.id').onDelete('cascade').notNull(),
    )
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('blog_summaries_order')
    .on('blog_summaries')
    .columns(['published_at', 'post_id'])
    .execute()
}

/** A key that counts up: each engine has its own way. */
function serialKey<T extends string>(db: Kysely<unknown>, table: CreateTableBuilder<T>) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  return table.addColumn('id', postgres ? 'serial' : 'integer', (column) =>
    postgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
  )
}

/** Questions and answers in their sections; the order of all of them has a version of its own, in one row. */
async function createFaq(db: Kysely<unknown>) {
  await db.schema
    .createTable('faq_order')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createTable('faq_sections')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createTable('faq_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('section_id', 'text', (column) => column.notNull().references('faq_sections.id'))
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('shown', 'boolean', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema.createIndex('faq_entries_section').on('faq_entries').column('section_id').execute()
}

async function createPublishing(db: Kysely<unknown>) {
  await db.schema
    .createTable('content_versions')
    .addColumn('noun', 'text', (column) => column.primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute()

  // One row: which version of the published content the pages hold, who builds them now, and how the last build ended.
  await db.schema
    .createTable('publishing')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('built_version', 'integer', (column) => column.notNull())
    .addColumn('built_at', 'text')
    .addColumn('left_out', 'text', (column) => column.notNull())
    .addColumn('builder', 'text')
    .addColumn('leased_until', 'text')
    .addColumn('started_at', 'text')
    .addColumn('failed_version', 'integer')
    .addColumn('failed_at', 'text')
    .addColumn('failure', 'text')
    .addColumn('requested_at', 'text')
    .addColumn('builder_seen_at', 'text')
    .execute()
}
