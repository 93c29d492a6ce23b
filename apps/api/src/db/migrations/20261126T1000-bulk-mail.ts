import { type Kysely, sql } from 'kysely'

/**
 * Mail to many in a lane of its own, within a rate, counted letter by letter; and what subscribers have consented to, confirmed and
 * left, with where and why.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addLanes(db)
  await createCounts(db)
  await addConsent(db)
}

async function addLanes(db: Kysely<unknown>): Promise<void> {
  const outbox = () => db.schema.alterTable('outbox')
  await outbox()
    .addColumn('lane', 'text', (column) => column.notNull().defaultTo('ordinary'))
    .execute()
  await outbox().addColumn('letter_id', 'text').execute()
  await outbox()
    .addColumn('was_interrupted', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .execute()
  await db.schema
    .createIndex('outbox_lanes')
    .on('outbox')
    .columns(['lane', 'next_attempt_at', 'id'])
    .where(sql.ref('sent_at'), 'is', null)
    .where(sql.ref('failed_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('outbox_letter')
    .on('outbox')
    .columns(['letter_id', 'recipient'])
    .unique()
    .where(sql.ref('letter_id'), 'is not', null)
    .execute()
}

async function createCounts(db: Kysely<unknown>): Promise<void> {
  for (const [table, time] of [
    ['bulk_mail_minutes', 'minute'],
    ['bulk_mail_days', 'day'],
  ] as const)
    await db.schema
      .createTable(table)
      .addColumn(time, 'text', (column) => column.primaryKey().notNull())
      .addColumn('mails', 'integer', (column) => column.notNull())
      .execute()
  await db.schema
    .createTable('letter_counts')
    .addColumn('letter_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('delivered', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('bounced', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('complained', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('unsubscribed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

/** A subscription from a file says where its consent is; all others were given in a form of the site. */
async function addConsent(db: Kysely<unknown>): Promise<void> {
  const subscriptions = () => db.schema.alterTable('newsletter_subscriptions')
  await subscriptions()
    .addColumn('source', 'text', (column) => column.notNull().defaultTo('form'))
    .execute()
  await subscriptions()
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('fi'))
    .execute()
  for (const column of ['text_version', 'awaits_confirmation_since', 'confirmed_at'])
    await subscriptions().addColumn(column, 'text').execute()
  await sql`update newsletter_subscriptions set source = 'import' where consent_source is not null`.execute(db)
  await db.schema
    .createIndex('newsletter_subscriptions_awaiting')
    .on('newsletter_subscriptions')
    .column('awaits_confirmation_since')
    .where(sql.ref('awaits_confirmation_since'), 'is not', null)
    .execute()
  await db.schema
    .createTable('subscriber_events')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('subscription_id', 'text', (column) =>
      column.notNull().references('newsletter_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('source', 'text')
    .addColumn('page', 'text')
    .addColumn('language', 'text')
    .addColumn('text_version', 'text')
    .addColumn('text', 'text')
    .addColumn('reason', 'text')
    .addColumn('letter_id', 'text')
    .execute()
  await db.schema
    .createIndex('subscriber_events_subscription')
    .on('subscriber_events')
    .columns(['subscription_id', 'id'])
    .execute()
}
