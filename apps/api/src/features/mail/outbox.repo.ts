import type { ExpressionBuilder, Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import type { OutboxTable } from './mail.table.ts'

/** A mail to be stored; it leaves at `sendAt` at the earliest. */
type NewMail = Pick<OutboxTable, 'kind' | 'recipient' | 'payload'> & { sendAt: Date }

/** Puts mails into the outbox in one statement; gives their ids. */
export async function insertMails(db: Kysely<Database>, mails: readonly NewMail[], now: Date): Promise<string[]> {
  const rows = mails.map(({ sendAt, ...mail }) => ({
    id: uuidv7(),
    ...mail,
    attempts: 0,
    next_attempt_at: sendAt.toISOString(),
    leased_until: null,
    sent_at: null,
    failed_at: null,
    last_error: null,
    created_at: now.toISOString(),
  }))
  await db.insertInto('outbox').values(rows).execute()
  return rows.map(({ id }) => id)
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

/**
 * Takes up to `limit` mails that are due, for `leaseMs`: the update is conditional, so that of several processes one gets a
 * mail, and a mail whose process died is taken again when its lease has run out.
 */
export async function claimMails(db: Kysely<Database>, limit: number, leaseMs: number, now: Date) {
  const isDue = (eb: ExpressionBuilder<Database, 'outbox'>) =>
    eb.and([
      eb('sent_at', 'is', null),
      eb('failed_at', 'is', null),
      eb('next_attempt_at', '<=', now.toISOString()),
      eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now.toISOString())]),
    ])
  return db
    .updateTable('outbox')
    .set((eb) => ({
      leased_until: new Date(now.getTime() + leaseMs).toISOString(),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', 'in', (eb) =>
      eb.selectFrom('outbox').select('id').where(isDue).orderBy('next_attempt_at').orderBy('id').limit(limit),
    )
    .where(isDue)
    .returningAll()
    .execute()
}

type Claimed = Pick<OutboxTable, 'id' | 'attempts'>

/** Writes down that a claimed mail has left. */
export const markSent = (db: Kysely<Database>, mail: Claimed, now: Date) =>
  finish(db, mail, { sent_at: now.toISOString(), last_error: null })

/** Writes down that a claimed mail is not tried again, and why. */
export const markFailed = (db: Kysely<Database>, mail: Claimed, reason: string, now: Date) =>
  finish(db, mail, { failed_at: now.toISOString(), last_error: reason })

/** Writes down why a claimed mail has not left, and when it is tried again. */
export const markForRetry = (db: Kysely<Database>, mail: Claimed, reason: string, at: Date) =>
  finish(db, mail, { next_attempt_at: at.toISOString(), last_error: reason })

/**
 * Writes down that a mail that had left came back: it has failed, and can be sent again. Nothing happens where there is no such mail
 * any more.
 */
export async function markReturned(db: Kysely<Database>, ids: readonly string[], reason: string, now: Date) {
  if (ids.length === 0) return
  await db
    .updateTable('outbox')
    .set({ sent_at: null, failed_at: now.toISOString(), last_error: reason })
    .where('id', 'in', ids)
    .where('sent_at', 'is not', null)
    .execute()
}

/** Removes a claimed mail that its kind has dropped. */
export async function dropMail(db: Kysely<Database>, { id, attempts }: Claimed): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).where('attempts', '=', attempts).execute()
}

async function finish(db: Kysely<Database>, { id, attempts }: Claimed, values: Partial<OutboxTable>): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...values, leased_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .execute()
}
