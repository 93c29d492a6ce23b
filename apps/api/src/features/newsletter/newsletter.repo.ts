import type { ResubscriptionInput, Subscriber, SubscriberQuery, Unsubscriber } from '@arkpax/schema/newsletter'
import type { Kysely, Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { type Page, toPage } from '../../db/keyset.ts'
import { listOrder, onDays, text } from '../../db/list-order.ts'
import { lockRow } from '../../db/lock-row.ts'
import { matching } from '../../db/text-search.ts'
import type { NewsletterSubscriptionTable } from './newsletter.table.ts'

const ACTIVE = { is_active: true, unsubscribed_at: null, unsubscribed_by: null }

/**
 * Subscribes an address; one that is there already becomes active again. False when it is active already, and keeps its time. The
 * same statements write a row in each case, so that the time that they take does not tell which one it was.
 */
export async function subscribe(db: Kysely<Database>, email: string, now: Date): Promise<boolean> {
  const subscribedAt = now.toISOString()
  const wasSubscribed = await isSubscribed(db, email)
  const { subscribed_at } = await db
    .insertInto('newsletter_subscriptions')
    .values({ id: uuidv7(), email, subscribed_at: subscribedAt, unsubscribed_at: null, is_active: true })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((eb) => {
        const isActive = eb('newsletter_subscriptions.is_active', '=', true)
        const stored = <Column extends 'subscribed_at' | 'resubscribed_at' | 'resubscribe_reason'>(column: Column) =>
          eb
            .case()
            .when(isActive)
            .then(eb.ref(`newsletter_subscriptions.${column}`))
        return {
          ...ACTIVE,
          subscribed_at: stored('subscribed_at').else(subscribedAt).end(),
          resubscribed_at: stored('resubscribed_at').else(null).end(),
          resubscribe_reason: stored('resubscribe_reason').else(null).end(),
        }
      }),
    )
    .returning('subscribed_at')
    .executeTakeFirstOrThrow()
  // Another call may have been quicker between the two statements.
  return !wasSubscribed && subscribed_at === subscribedAt
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

/** Cancels the subscription of an address; one that is cancelled already keeps when and by whom it was. */
export async function cancelSubscription(
  db: Kysely<Database>,
  email: string,
  by: Unsubscriber,
  now: Date,
): Promise<void> {
  await db
    .updateTable('newsletter_subscriptions')
    .set({ is_active: false, unsubscribed_at: now.toISOString(), unsubscribed_by: by })
    .where('email', '=', email)
    .where('is_active', '=', true)
    .execute()
}

const SORTS = {
  date: [text('subscribed_at'), text('id')],
  email: [text('email')],
}

/** Subscribers by part of the address, by state and by the day of subscribing. */
export async function listSubscribers(db: Kysely<Database>, query: SubscriberQuery): Promise<Page<Subscriber>> {
  const order = listOrder(SORTS, query.sort)
  let rows = order.apply(db.selectFrom('newsletter_subscriptions').where(onDays('subscribed_at', query)), query.cursor)
  if (query.status !== 'all') rows = rows.where('is_active', '=', query.status === 'active')
  if (query.q) {
    const newest = rows.select(['id', 'email as text'])
    rows = rows.where(await matching(db, 'newsletter_subscriptions', query.q, newest, query.limit + 1))
  }
  const page = await rows
    .selectAll()
    .limit(query.limit + 1)
    .execute()
  return toPage(page, query.limit, order.keyOf, toSubscriber)
}

/** The subscription of an address; undefined when it is not there. */
export async function findSubscriber(db: Kysely<Database>, email: string): Promise<Subscriber | undefined> {
  const row = await db.selectFrom('newsletter_subscriptions').selectAll().where('email', '=', email).executeTakeFirst()
  return row && toSubscriber(row)
}

/** The subscription of an address that is about to be changed: nobody else changes it before this transaction ends. */
export async function lockSubscriber(db: Kysely<Database>, email: string): Promise<Subscriber | undefined> {
  await lockRow(db, 'newsletter_subscriptions', { email })
  return findSubscriber(db, email)
}

/** Makes a cancelled subscription active again; without a reason only one that staff cancelled. False when none was. */
export async function resubscribe(
  db: Kysely<Database>,
  { email, reason }: ResubscriptionInput,
  now: Date,
): Promise<boolean> {
  let cancelled = db
    .updateTable('newsletter_subscriptions')
    .set({ ...ACTIVE, resubscribed_at: now.toISOString(), resubscribe_reason: reason })
    .where('email', '=', email)
    .where('is_active', '=', false)
  if (reason === null) cancelled = cancelled.where('unsubscribed_by', '=', 'staff')
  const { numUpdatedRows } = await cancelled.executeTakeFirst()
  return numUpdatedRows > 0n
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
