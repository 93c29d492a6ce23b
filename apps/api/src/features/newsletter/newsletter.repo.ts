import { HOUR_MS } from '@arkpax/schema/durations'
import type {
  ResubscriptionInput,
  Subscriber,
  SubscriberLanguage,
  SubscriberQuery,
  SubscriptionSource,
  Unsubscriber,
} from '@arkpax/schema/newsletter'
import { type Kysely, type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { type Page, toPage } from '../../db/keyset.ts'
import { listOrder, onDays, text } from '../../db/list-order.ts'
import { lockRow } from '../../db/lock-row.ts'
import { matching } from '../../db/text-search.ts'
import type { NewsletterSubscriptionTable } from './newsletter.table.ts'

const ACTIVE = { is_active: true, unsubscribed_at: null, unsubscribed_by: null, awaits_confirmation_since: null }

/** Where and under which text somebody has subscribed. */
export type Consent = Pick<NewsletterSubscriptionTable, 'text_version'> & {
  source: SubscriptionSource
  language: SubscriberLanguage
}

/**
 * Subscribes an address; one that is there already becomes active again. False when it is active already, and keeps its time. The
 * same statements write a row in each case, so that the time that they take does not tell which one it was.
 */
export async function subscribe(
  db: Kysely<Database>,
  { email, wasSubscribed }: { email: string; wasSubscribed: boolean },
  consent: Consent,
  now: Date,
): Promise<boolean> {
  const subscribedAt = now.toISOString()
  const { subscribed_at } = await db
    .insertInto('newsletter_subscriptions')
    .values({ id: uuidv7(), email, subscribed_at: subscribedAt, unsubscribed_at: null, is_active: true, ...consent })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((eb) => {
        const isActive = eb('newsletter_subscriptions.is_active', '=', true)
        const stored = <Column extends Kept>(column: Column) =>
          eb
            .case()
            .when(isActive)
            .then(eb.ref(`newsletter_subscriptions.${column}`))
        return {
          ...ACTIVE,
          subscribed_at: stored('subscribed_at').else(subscribedAt).end(),
          resubscribed_at: stored('resubscribed_at').else(null).end(),
          resubscribe_reason: stored('resubscribe_reason').else(null).end(),
          confirmed_at: stored('confirmed_at').else(null).end(),
          consent_source: stored('consent_source').else(null).end(),
          source: stored('source').else(consent.source).end(),
          language: stored('language').else(consent.language).end(),
          text_version: stored('text_version').else(consent.text_version).end(),
        }
      }),
    )
    .returning('subscribed_at')
    .executeTakeFirstOrThrow()
  // Another call may have been quicker between the two statements.
  return !wasSubscribed && subscribed_at === subscribedAt
}

/** What of an active subscription stays when it is subscribed to once more. */
type Kept =
  | 'subscribed_at'
  | 'resubscribed_at'
  | 'resubscribe_reason'
  | 'confirmed_at'
  | 'consent_source'
  | 'source'
  | 'language'
  | 'text_version'

/**
 * Keeps an address until it is confirmed, and gives since when that is waited for; whoever has been asked within the hour is not asked
 * anew. What is active stays so. The same statement writes a row in each case.
 */
export async function awaitConfirmation(
  db: Kysely<Database>,
  email: string,
  consent: Consent,
  now: Date,
): Promise<string> {
  const since = now.toISOString()
  const lately = new Date(now.getTime() - HOUR_MS).toISOString()
  await db
    .insertInto('newsletter_subscriptions')
    .values({
      ...{ id: uuidv7(), email, subscribed_at: since, unsubscribed_at: null, is_active: false, ...consent },
      awaits_confirmation_since: since,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        awaits_confirmation_since: sql<string | null>`case when newsletter_subscriptions.is_active then null
          when newsletter_subscriptions.awaits_confirmation_since > ${lately} then newsletter_subscriptions.awaits_confirmation_since
          else ${since} end`,
        language: unlessActive('language', consent.language),
        text_version: unlessActive('text_version', consent.text_version),
      }),
    )
    .execute()
  return since
}

const unlessActive = <T>(column: 'language' | 'text_version', value: T) =>
  sql<T>`case when newsletter_subscriptions.is_active then ${sql.ref(`newsletter_subscriptions.${column}`)} else ${value} end`

/** How an address stands: whether it subscribes, or was taken off because its letters came back or were called spam. */
export async function findStanding(
  db: Kysely<Database>,
  email: string,
): Promise<{ isSubscribed: boolean; isTakenOff: boolean }> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select(['is_active', 'unsubscribed_by'])
    .where('email', '=', email)
    .executeTakeFirst()
  const isSubscribed = Boolean(row?.is_active)
  return { isSubscribed, isTakenOff: !isSubscribed && ['bounce', 'complaint'].includes(row?.unsubscribed_by ?? '') }
}

/** Makes a subscription active that waited for it; undefined where it does not. */
export async function confirmSubscription(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<{ email: string } | undefined> {
  const at = now.toISOString()
  return db
    .updateTable('newsletter_subscriptions')
    .set({
      ...ACTIVE,
      ...{ subscribed_at: at, confirmed_at: at, source: 'form', consent_source: null },
      ...{ resubscribed_at: null, resubscribe_reason: null },
    })
    .where('id', '=', id)
    .where('awaits_confirmation_since', 'is not', null)
    .returning('email')
    .executeTakeFirst()
}

/** Whether a subscription waits to be confirmed. */
export async function findAwaiting(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('id', '=', id)
    .where('awaits_confirmation_since', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The address of a subscription; undefined when it is not there. */
export async function findEmailOf(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('newsletter_subscriptions').select('email').where('id', '=', id).executeTakeFirst()
  return row?.email
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

/**
 * Cancels the subscription of an address; false when it was not active. One that is cancelled already keeps when and by whom it was,
 * unless the subscriber leaves now what somebody else had cancelled. Nobody is waited for any more.
 */
export async function cancelSubscription(
  db: Kysely<Database>,
  email: string,
  by: Unsubscriber,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscriptions')
    .set({ is_active: false, unsubscribed_at: now.toISOString(), unsubscribed_by: by })
    .where('email', '=', email)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return true
  const cancelled = db.updateTable('newsletter_subscriptions').where('email', '=', email)
  if (by !== 'staff') await cancelled.set({ awaits_confirmation_since: null }).execute()
  if (by === 'subscriber')
    await cancelled.set({ unsubscribed_by: 'subscriber' }).where('unsubscribed_by', '=', 'staff').execute()
  return false
}

const SORTS = {
  date: [text('subscribed_at'), text('id')],
  email: [text('email')],
}

/** Subscribers as the query asks for them; those who have not confirmed yet only where `which` says so. */
export async function listSubscribers(
  db: Kysely<Database>,
  query: SubscriberQuery,
  which: 'any' | 'subscribed' = 'any',
): Promise<Page<Subscriber>> {
  const order = listOrder(SORTS, query.sort)
  let rows = order.apply(db.selectFrom('newsletter_subscriptions').where(onDays('subscribed_at', query)), query.cursor)
  if (query.status === 'awaiting') rows = rows.where('awaits_confirmation_since', 'is not', null)
  else if (query.status !== 'all') rows = rows.where('is_active', '=', query.status === 'active')
  if (query.status === 'unsubscribed' || which === 'subscribed')
    rows = rows.where('awaits_confirmation_since', 'is', null)
  if (query.source !== 'all') rows = rows.where('source', '=', query.source)
  if (query.language !== 'all') rows = rows.where('language', '=', query.language)
  if (query.confirmed !== 'all') rows = rows.where('confirmed_at', query.confirmed === 'yes' ? 'is not' : 'is', null)
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

/** A subscription by its id; undefined when it is not there. */
export async function findSubscription(db: Kysely<Database>, id: string): Promise<Subscriber | undefined> {
  const row = await db.selectFrom('newsletter_subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toSubscriber(row)
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
