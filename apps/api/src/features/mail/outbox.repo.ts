import { type ExpressionBuilder, type Kysely, sql, type Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { countOfLetter } from './letter-counts.repo.ts'
import type { MailLane, MailRow, OutboxTable } from './mail.table.ts'

/** So many rows go into one statement. */
const BATCH = 500

/** A mail to be stored; it leaves at `sendAt` at the earliest, ordinary mail before what goes to many. */
type NewMail = Pick<OutboxTable, 'kind' | 'recipient' | 'payload'> & {
  id?: string
  sendAt: Date
  lane?: MailLane
  letterId?: string
}

/** Puts mails into the outbox, without those of a letter that its address has already; gives the ids of those that are in it now, in no order. */
export async function insertMails(db: Kysely<Database>, mails: readonly NewMail[], now: Date): Promise<string[]> {
  const rows = mails.map(({ id = uuidv7(), sendAt, lane = 'ordinary', letterId, ...mail }) => ({
    id,
    ...mail,
    lane,
    letter_id: letterId ?? null,
    attempts: 0,
    next_attempt_at: sendAt.toISOString(),
    leased_until: null,
    sent_at: null,
    failed_at: null,
    last_error: null,
    created_at: now.toISOString(),
  }))
  const inserted: string[] = []
  for (let at = 0; at < rows.length; at += BATCH) {
    const some = db.insertInto('outbox').values(rows.slice(at, at + BATCH))
    const ids = await some
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    for (const { id } of ids) inserted.push(id)
  }
  return inserted
}

/** How many mails of a kind have been queued since a moment. */
export async function countMailsSince(db: Kysely<Database>, kind: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether a mail of a kind still waits for its moment. */
export async function isMailToCome(db: Kysely<Database>, kind: string, now: Date): Promise<boolean> {
  const waiting = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '>', now.toISOString())
    .executeTakeFirst()
  return waiting !== undefined
}

/** Keeps mails that have not left from leaving before a moment; those that wait longer already, or are on their way, stay as they are. */
export async function holdMails(db: Kysely<Database>, ids: readonly string[], until: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: until.toISOString() })
    .where('id', 'in', ids)
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<', until.toISOString())
    .execute()
}

/** Deletes the mails of a kind with this payload that have not left and are not on their way. */
export async function deleteWaitingMails(
  db: Kysely<Database>,
  { kind, payload }: Pick<OutboxTable, 'kind' | 'payload'>,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('kind', '=', kind)
    .where('payload', '=', payload)
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now.toISOString())]))
    .execute()
}

const isDue = (lane: MailLane, now: Date) => (eb: ExpressionBuilder<Database, 'outbox'>) =>
  eb.and([
    eb('lane', '=', lane),
    eb('sent_at', 'is', null),
    eb('failed_at', 'is', null),
    eb('next_attempt_at', '<=', now.toISOString()),
    eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now.toISOString())]),
  ])

/** Whether a mail of a lane could leave now. */
export async function isMailDue(db: Kysely<Database>, lane: MailLane, now: Date): Promise<boolean> {
  return (await db.selectFrom('outbox').select('id').where(isDue(lane, now)).executeTakeFirst()) !== undefined
}

/**
 * Takes up to `limit` mails of a lane that are due, for `leaseMs`: the update is conditional, so that of several processes one gets a
 * mail, and a mail whose process died is taken again when its lease has run out (`was_interrupted`).
 */
export async function claimMails(
  db: Kysely<Database>,
  limit: number,
  leaseMs: number,
  now: Date,
  lane: MailLane = 'ordinary',
): Promise<MailRow[]> {
  return db
    .updateTable('outbox')
    .set((eb) => ({
      leased_until: new Date(now.getTime() + leaseMs).toISOString(),
      attempts: eb('attempts', '+', 1),
      was_interrupted: sql<boolean>`leased_until is not null`,
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where(isDue(lane, now))
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(limit),
    )
    .where(isDue(lane, now))
    .returningAll()
    .execute()
}

type Claimed = Pick<OutboxTable, 'id' | 'attempts'> & { letter_id?: string | null }

/** Writes down that a claimed mail has left, if only for a file; false where another process has been quicker. */
export async function markSent(db: Kysely<Database>, mail: Claimed, now: Date, isFiled = false): Promise<boolean> {
  const isFirst = await finish(db, mail, { sent_at: now.toISOString(), last_error: null, is_filed: isFiled })
  if (isFirst && mail.letter_id) await countOfLetter(db, mail.letter_id, 'delivered')
  return isFirst
}

/** Writes down that a claimed mail is not tried again, and why; false where another process has been quicker. */
export async function markFailed(db: Kysely<Database>, mail: Claimed, reason: string, now: Date): Promise<boolean> {
  const isFirst = await finish(db, mail, { failed_at: now.toISOString(), last_error: reason })
  if (isFirst && mail.letter_id) await countOfLetter(db, mail.letter_id, 'bounced')
  return isFirst
}

/** Writes down why a claimed mail has not left, and when it is tried again. */
export const markForRetry = (db: Kysely<Database>, mail: Claimed, reason: string, at: Date) =>
  finish(db, mail, { next_attempt_at: at.toISOString(), last_error: reason })

/**
 * Writes down that mails that had left came back: they have failed, and can be sent again. False where there is no such mail, or it was
 * known already.
 */
export async function markReturned(
  db: Kysely<Database>,
  ids: readonly string[],
  reason: string,
  now: Date,
): Promise<boolean> {
  if (ids.length === 0) return false
  const returned = await db
    .updateTable('outbox')
    .set({ sent_at: null, failed_at: now.toISOString(), last_error: reason })
    .where('id', 'in', ids)
    .where('sent_at', 'is not', null)
    .returning('letter_id')
    .execute()
  for (const { letter_id } of returned) if (letter_id) await countOfLetter(db, letter_id, 'bounced')
  return returned.length > 0
}

/** The last letter to an address; undefined where none is known any more. */
export const findLastLetterTo = (db: Kysely<Database>, recipient: string): Promise<MailRow | undefined> =>
  lettersTo(db, recipient).where('attempts', '>', 0).executeTakeFirst()

/** Whether the last so many letters to an address since a moment have all failed. */
export async function haveLastLettersFailed(
  db: Kysely<Database>,
  recipient: string,
  count: number,
  since: string,
): Promise<boolean> {
  const last = await lettersTo(db, recipient)
    .where('created_at', '>=', since)
    .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .limit(count)
    .execute()
  return last.length === count && last.every(({ failed_at }) => failed_at !== null)
}

const lettersTo = (db: Kysely<Database>, recipient: string) =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', recipient)
    .where('lane', '=', 'bulk')
    .orderBy('id', 'desc')

/** Removes a claimed mail that its kind has dropped. */
export async function dropMail(db: Kysely<Database>, { id, attempts }: Claimed): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).where('attempts', '=', attempts).execute()
}

async function finish(
  db: Kysely<Database>,
  { id, attempts }: Claimed,
  values: Updateable<OutboxTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ ...values, leased_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** What has become of mails: those that are not there any more are left out. */
export async function listMailOutcomes(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, 'waiting' | 'sent' | 'failed'>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('outbox').select(['id', 'sent_at', 'failed_at']).where('id', 'in', ids).execute()
  return new Map(
    rows.map(({ id, sent_at, failed_at }) => [id, sent_at ? 'sent' : failed_at ? 'failed' : 'waiting'] as const),
  )
}

/** Takes mails out that have not left and are not on their way; gives the ids of those that it took. */
export async function callBackMails(db: Kysely<Database>, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .deleteFrom('outbox')
    .where('id', 'in', ids)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now.toISOString())]))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The mails of a letter by their recipients. */
export async function findMailsOfLetter(
  db: Kysely<Database>,
  letterId: string,
  recipients: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'recipient'])
    .where('letter_id', '=', letterId)
    .where('recipient', 'in', recipients)
    .execute()
  return new Map(rows.map(({ id, recipient }) => [recipient, id]))
}
