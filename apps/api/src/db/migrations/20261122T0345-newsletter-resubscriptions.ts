import type { Kysely } from 'kysely'

/**
 * Who cancelled a subscription ('subscriber' or 'staff'; null where it was not written down), and when and why staff made one
 * active again. SQLite takes one column at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['unsubscribed_by', 'resubscribed_at', 'resubscribe_reason'])
    await db.schema.alterTable('newsletter_subscriptions').addColumn(column, 'text').execute()
}
