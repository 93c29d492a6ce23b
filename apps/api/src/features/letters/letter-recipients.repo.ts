import type { LetterSegment } from '@arkpax/schema/letters'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { jsonRows } from '../../db/json-rows.ts'
import { onDays } from '../../db/list-order.ts'
import type { RecipientState } from './letters.table.ts'

/** Somebody who gets a letter. */
export interface Recipient {
  id: string
  email: string
}

const HAS_BOUGHT = sql<boolean>`exists (select 1 from orders
  where orders.customer_email = newsletter_subscriptions.email and orders.status <> 'cancelled')`
const HAS_REGISTERED = sql<boolean>`exists (select 1 from product_registrations
  where product_registrations.email = newsletter_subscriptions.email)`

/** The subscribers of a segment who take letters; `by` leaves out whoever subscribed later. */
function inSegment(db: Kysely<Database>, segment: LetterSegment, by: Date) {
  const { language, source, from, to, has_bought, has_registered } = segment
  let rows = db
    .selectFrom('newsletter_subscriptions')
    .where('is_active', '=', true)
    .where('awaits_confirmation_since', 'is', null)
    .where('subscribed_at', '<=', by.toISOString())
    .where(onDays('subscribed_at', { from: from ?? undefined, to: to ?? undefined }))
  if (language) rows = rows.where('language', '=', language)
  if (source) rows = rows.where('source', '=', source)
  if (has_bought !== 'any') rows = rows.where(has_bought === 'yes' ? HAS_BOUGHT : sql<boolean>`not ${HAS_BOUGHT}`)
  if (has_registered !== 'any')
    rows = rows.where(has_registered === 'yes' ? HAS_REGISTERED : sql<boolean>`not ${HAS_REGISTERED}`)
  return rows
}

/** How many subscribers a segment has. */
export async function countSegment(db: Kysely<Database>, segment: LetterSegment, by: Date): Promise<number> {
  const { count } = await inSegment(db, segment, by)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The next subscribers of a segment after `lastId`, in the order of their ids. */
export function listRecipients(
  db: Kysely<Database>,
  segment: LetterSegment,
  { by, lastId, limit }: { by: Date; lastId: string | null; limit: number },
): Promise<Recipient[]> {
  const rows = inSegment(db, segment, by).select(['id', 'email']).orderBy('id').limit(limit)
  return (lastId === null ? rows : rows.where('id', '>', lastId)).execute()
}

/** The languages and the sources that subscribers have. */
export const listKinds = (db: Kysely<Database>) =>
  db
    .selectFrom('newsletter_subscriptions')
    .select(['language', 'source'])
    .where('is_active', '=', true)
    .distinct()
    .execute()

/** Whether somebody still takes letters; undefined when the address is not kept any more. */
export const findRecipient = (db: Kysely<Database>, id: string): Promise<Recipient | undefined> =>
  db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('awaits_confirmation_since', 'is', null)
    .executeTakeFirst()

/** Recipients whose mails were called back when the letter was stopped, and who still take letters. */
export const listWaiting = (db: Kysely<Database>, letterId: string, limit: number): Promise<Recipient[]> =>
  db
    .selectFrom('letter_recipients')
    .innerJoin('newsletter_subscriptions as subscriber', 'subscriber.id', 'letter_recipients.subscriber_id')
    .select(['subscriber.id', 'subscriber.email'])
    .where('letter_id', '=', letterId)
    .where('state', '=', 'waiting')
    .orderBy('subscriber.id')
    .limit(limit)
    .execute()

type Queued = { subscriber_id: string; mail_id: string }

/** Writes down whose mails are in the outbox; whoever waited for it anew is changed, all others are new. */
export async function insertQueued(db: Kysely<Database>, letterId: string, queued: readonly Queued[]): Promise<void> {
  const rows = queued.map((one) => ({ letter_id: letterId, state: 'queued', ...one }))
  const types = { letter_id: 'text', subscriber_id: 'text', state: 'text', mail_id: 'text' } as const
  await sql`insert into letter_recipients (letter_id, subscriber_id, state, mail_id)
    select letter_id, subscriber_id, state, mail_id from ${jsonRows(db, types, rows)} where true
    on conflict (letter_id, subscriber_id) do update set state = 'queued', mail_id = excluded.mail_id
    where letter_recipients.state = 'waiting'`.execute(db)
}

/** The mails of a letter whose fate is not written down yet. */
export async function listQueuedMails(db: Kysely<Database>, letterId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('letter_recipients')
    .select('mail_id')
    .where('letter_id', '=', letterId)
    .where('state', '=', 'queued')
    .execute()
  return rows.flatMap(({ mail_id }) => mail_id ?? [])
}

/** Writes down what has become of mails of a letter. */
export async function setRecipients(
  db: Kysely<Database>,
  letterId: string,
  mailIds: readonly string[],
  state: RecipientState,
): Promise<void> {
  if (mailIds.length === 0) return
  await db
    .updateTable('letter_recipients')
    .set({ state })
    .where('letter_id', '=', letterId)
    .where('mail_id', 'in', mailIds)
    .where('state', '=', 'queued')
    .execute()
}

/** Forgets who got letters that ended before a moment; how many they were stays with the letter. */
export async function forgetRecipients(db: Kysely<Database>, letterId: string): Promise<void> {
  await db.deleteFrom('letter_recipients').where('letter_id', '=', letterId).execute()
}

/** The letters that somebody got, or was to get, as they download it. */
export const readLettersOf = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('letter_recipients')
    .innerJoin('newsletter_subscriptions as subscriber', 'subscriber.id', 'letter_recipients.subscriber_id')
    .innerJoin('letters', 'letters.id', 'letter_recipients.letter_id')
    .select(['letters.subject', 'letters.started_at', 'letter_recipients.state'])
    .where('subscriber.email', '=', email)
    .orderBy('letters.started_at')
    .execute()
