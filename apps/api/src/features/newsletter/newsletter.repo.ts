import type { Subscriber, SubscriberQuery } from '@arkpax/schema/newsletter'
import type { Kysely, Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { type Page, readCursor, toPage } from '../../db/keyset.ts'
import { matching } from '../../db/text-search.ts'
import type { NewsletterSubscriptionTable } from './newsletter.table.ts'

/** Subscribes an address; one that is there already becomes active again (architecture §4). False when it is active already. */
export async function subscribe(db: Kysely<Database>, email: string, now: Date): Promise<boolean> {
  const subscribedAt = now.toISOString()
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('newsletter_subscriptions')
    .values({ id: uuidv7(), email, subscribed_at: subscribedAt, unsubscribed_at: null, is_active: true })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ is_active: true, subscribed_at: subscribedAt, unsubscribed_at: null })
        .where('newsletter_subscriptions.is_active', '=', false),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Whether an address takes the newsletter. */
export async function isSubscribed(db: Kysely<Database>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('email', '=', email)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** Cancels the subscription of an address; one that is cancelled already keeps the time of that. */
export async function cancelSubscription(db: Kysely<Database>, email: string, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_subscriptions')
    .set({ is_active: false, unsubscribed_at: now.toISOString() })
    .where('email', '=', email)
    .where('is_active', '=', true)
    .execute()
}

/** Subscribers, newest first, by part of the address and by state. */
export async function listSubscribers(db: Kysely<Database>, query: SubscriberQuery): Promise<Page<Subscriber>> {
  let rows = db.selectFrom('newsletter_subscriptions').orderBy('id', 'desc')
  if (query.status !== 'all') rows = rows.where('is_active', '=', query.status === 'active')
  if (query.cursor) rows = rows.where('id', '<', readCursor(query.cursor, 1)[0] ?? '')
  if (query.q) {
    const newest = rows.select(['id', 'email as text'])
    rows = rows.where(await matching(db, 'newsletter_subscriptions', query.q, newest, query.limit + 1))
  }
  const page = await rows
    .selectAll()
    .limit(query.limit + 1)
    .execute()
  return toPage(page, query.limit, (row) => [row.id], toSubscriber)
}

/** Cancels or activates a subscription; undefined when the address is not there. */
export async function setSubscriptionActive(db: Kysely<Database>, email: string, isActive: boolean, now: Date) {
  const row = await db
    .updateTable('newsletter_subscriptions')
    .set({ is_active: isActive, unsubscribed_at: isActive ? null : now.toISOString() })
    .where('email', '=', email)
    .returningAll()
    .executeTakeFirst()
  return row && toSubscriber(row)
}

/** Deletes an address for good; false when it is not there. */
export async function deleteSubscriber(db: Kysely<Database>, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_subscriptions')
    .where('email', '=', email)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function toSubscriber(row: Selectable<NewsletterSubscriptionTable>): Subscriber {
  return { ...row, is_active: Boolean(row.is_active) }
}
