import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { listSubscriberEvents } from './subscriber-events.repo.ts'

/** The subscription of an address as the person downloads it: none or one. */
export async function readSubscriptionOf(db: Kysely<Database>, email: string) {
  const subscriptions = await db
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'is_active', 'subscribed_at', 'unsubscribed_at', 'unsubscribed_by'])
    .select(['resubscribed_at', 'resubscribe_reason', 'consent_source'])
    .select(['source', 'language', 'text_version', 'awaits_confirmation_since', 'confirmed_at', 'id'])
    .where('email', '=', email)
    .execute()
  return Promise.all(
    subscriptions.map(async ({ id, ...subscription }) => ({
      ...subscription,
      is_active: Boolean(subscription.is_active),
      events: (await listSubscriberEvents(db, id)).map(({ id: _, ...event }) => event),
    })),
  )
}

/**
 * Deletes addresses that were asked to confirm before this moment and have not; one that had subscribed before only stops being
 * waited for.
 */
export async function forgetUnconfirmed(db: Kysely<Database>, moment: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscriptions')
    .where('awaits_confirmation_since', '<', moment.toISOString())
    .where('is_active', '=', false)
    .where('unsubscribed_at', 'is', null)
    .execute()
  await db
    .updateTable('newsletter_subscriptions')
    .set({ awaits_confirmation_since: null })
    .where('awaits_confirmation_since', '<', moment.toISOString())
    .execute()
}

/** Deletes subscriptions that were cancelled before this moment. */
export async function deleteSubscriptionsCancelledBefore(db: Kysely<Database>, moment: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscriptions')
    .where('is_active', '=', false)
    .where('unsubscribed_at', '<', moment.toISOString())
    .execute()
}
