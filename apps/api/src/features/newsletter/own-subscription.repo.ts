import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The subscription of an address as the person downloads it: none or one. */
export async function readSubscriptionOf(db: Kysely<Database>, email: string) {
  const subscriptions = await db
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'is_active', 'subscribed_at', 'unsubscribed_at', 'unsubscribed_by'])
    .select(['resubscribed_at', 'resubscribe_reason', 'consent_source'])
    .where('email', '=', email)
    .execute()
  return subscriptions.map((subscription) => ({ ...subscription, is_active: Boolean(subscription.is_active) }))
}

/** Deletes subscriptions that were cancelled before this moment. */
export async function deleteSubscriptionsCancelledBefore(db: Kysely<Database>, moment: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscriptions')
    .where('is_active', '=', false)
    .where('unsubscribed_at', '<', moment.toISOString())
    .execute()
}
