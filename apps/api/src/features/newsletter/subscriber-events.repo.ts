import type { SubscriberEvent } from '@arkpax/schema/newsletter'
import type { Insertable, Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import type { SubscriberEventTable } from './newsletter.table.ts'

export type NewSubscriberEvent = Omit<Insertable<SubscriberEventTable>, 'id' | 'at' | 'subscription_id'>

const unsaid = { source: null, page: null, language: null, text_version: null, text: null, reason: null }

/** Writes down what happened to the subscription of an address; nothing where there is none. */
export async function addSubscriberEvent(
  db: Kysely<Database>,
  email: string,
  event: NewSubscriberEvent,
  at: Date,
): Promise<void> {
  const found = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (!found) return
  await db
    .insertInto('subscriber_events')
    .values({ ...unsaid, letter_id: null, ...event, id: uuidv7(), subscription_id: found.id, at: at.toISOString() })
    .execute()
}

/** What happened to a subscription, newest first. */
export const listSubscriberEvents = (db: Kysely<Database>, subscriptionId: string): Promise<SubscriberEvent[]> =>
  db
    .selectFrom('subscriber_events')
    .select(['id', 'kind', 'at', 'source', 'page', 'language', 'text_version', 'text', 'reason'])
    .where('subscription_id', '=', subscriptionId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Whether a subscription has had a thing of this kind with this letter. */
export async function hasEventOfLetter(
  db: Kysely<Database>,
  email: string,
  kind: SubscriberEventTable['kind'],
  letterId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('subscriber_events')
    .innerJoin('newsletter_subscriptions', 'newsletter_subscriptions.id', 'subscription_id')
    .select('subscriber_events.id')
    .where('email', '=', email)
    .where('kind', '=', kind)
    .where('letter_id', '=', letterId)
    .executeTakeFirst()
  return found !== undefined
}
