import type { Mail, MailQuery, MailState } from '@arkpax/schema/mail'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { containing, type Page, toPage } from '../../db/keyset.ts'
import { listOrder, onDays, text } from '../../db/list-order.ts'
import type { MailRow } from './mail.table.ts'

const SORTS = {
  date: [text('created_at'), text('id')],
  recipient: [text('recipient'), text('id')],
}

/** Mails of the outbox by part of the recipient's address, by how they stand and by the day on which they were queued. */
export async function listMails(db: Kysely<Database>, query: MailQuery): Promise<Page<Mail>> {
  const order = listOrder(SORTS, query.sort)
  let rows = order
    .apply(db.selectFrom('outbox').where(onDays('created_at', query)), query.cursor)
    .selectAll()
    .limit(query.limit + 1)
  if (query.q) rows = rows.where(sql<boolean>`recipient like ${containing(query.q)} escape '\\'`)
  if (query.state === 'sent' || query.state === 'filed')
    rows = rows.where('sent_at', 'is not', null).where('is_filed', '=', query.state === 'filed')
  else if (query.state !== 'all') rows = rows.where('sent_at', 'is', null)
  if (query.state === 'undelivered') rows = rows.where('lane', '=', 'ordinary').where(isUndelivered)
  if (query.state === 'failed') rows = rows.where('failed_at', 'is not', null)
  if (query.state === 'retrying') rows = rows.where('failed_at', 'is', null).where('last_error', 'is not', null)
  if (query.state === 'waiting') rows = rows.where('failed_at', 'is', null).where('last_error', 'is', null)
  return toPage(await rows.execute(), query.limit, order.keyOf, toMail)
}

/** How many mails have been tried without success, given up or not; letters to many see to that by themselves. */
export async function countUndelivered(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('lane', '=', 'ordinary')
    .where('sent_at', 'is', null)
    .where(isUndelivered)
    .executeTakeFirstOrThrow()
  return count
}

/** A mail of the outbox as it is stored; undefined when it is not there. */
export const findMailRow = (db: Kysely<Database>, id: string): Promise<MailRow | undefined> =>
  db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()

/** A mail of the outbox, and whether a process is sending it at this moment; undefined when it is not there. */
export async function findMail(db: Kysely<Database>, id: string, now: Date) {
  const row = await findMailRow(db, id)
  return row && { mail: toMail(row), isUnderWay: row.leased_until !== null && row.leased_until > now.toISOString() }
}

/** Makes a mail due at once, unless a process is sending it; false then. Its attempts go on counting (`OutboxTable`). */
export async function retryMail(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ failed_at: null, next_attempt_at: now.toISOString(), leased_until: null })
    .where(isIdle(id, now))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Deletes a mail that has not left, unless a process is sending it; false then. */
export async function deleteMail(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('outbox').where(isIdle(id, now)).executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** The mails to an address, newest first. */
export async function listMailsTo(db: Kysely<Database>, recipient: string, { limit }: Pick<MailQuery, 'limit'>) {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return toPage(rows, limit, (row) => [row.id], toMail)
}

/** The mails to an address since a moment, and those of these ids, oldest first, with what they were made of. */
export async function listMailsSince(
  db: Kysely<Database>,
  { recipient, since, ids }: { recipient: string; since: string; ids: readonly string[] },
) {
  const sent = await db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', recipient)
    .where('created_at', '>=', since)
    .execute()
  const others = ids.filter((id) => !sent.some((row) => row.id === id))
  const named = others.length > 0 ? await db.selectFrom('outbox').selectAll().where('id', 'in', others).execute() : []
  return [...sent, ...named].map((row) => ({ ...toMail(row), payload: row.payload }))
}

/** The mails to an address as the person downloads them. */
export const readMailsTo = (db: Kysely<Database>, recipient: string) =>
  db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'created_at', 'sent_at'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()

/** Deletes mails that left, or were given up, before this moment. */
export async function deleteMailsDoneBefore(db: Kysely<Database>, moment: Date): Promise<void> {
  const before = moment.toISOString()
  await db
    .deleteFrom('outbox')
    .where((eb) => eb.or([eb('sent_at', '<', before), eb('failed_at', '<', before)]))
    .execute()
}

type OutboxExpression = ExpressionBuilder<Database, 'outbox'>

const isUndelivered = (eb: OutboxExpression) =>
  eb.or([eb('failed_at', 'is not', null), eb('last_error', 'is not', null)])

const isIdle = (id: string, now: Date) => (eb: OutboxExpression) =>
  eb.and([
    eb('id', '=', id),
    eb('sent_at', 'is', null),
    eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now.toISOString())]),
  ])

const toMail = (row: MailRow): Mail => ({
  id: row.id,
  kind: row.kind,
  recipient: row.recipient,
  state: stateOf(row),
  attempts: row.attempts,
  next_attempt_at: row.sent_at || row.failed_at ? null : row.next_attempt_at,
  last_error: row.sent_at ? null : row.last_error,
  sent_at: row.sent_at,
  failed_at: row.failed_at,
  created_at: row.created_at,
})

function stateOf({ sent_at, is_filed, failed_at, last_error }: MailRow): MailState {
  if (sent_at) return is_filed ? 'filed' : 'sent'
  if (failed_at) return 'failed'
  return last_error ? 'retrying' : 'waiting'
}

/** When the last mail left, and since when the ordinary one that has waited longest for its next try waits; null where there is none. */
export async function readMailTimes(db: Kysely<Database>) {
  const last = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('sent_at').as('at'))
    .executeTakeFirst()
  const next = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('next_attempt_at').as('at'))
    .where('lane', '=', 'ordinary')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  return { lastSentAt: last?.at ?? null, nextAttemptAt: next?.at ?? null }
}
