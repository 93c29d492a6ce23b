import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Where reading a mailbox stands. */
export interface MailboxPlace {
  uidValidity: string | null
  lastUid: number
  newestAt: string | null
}

/** Up to which mail a mailbox has been read. */
export interface PassedMail {
  uidValidity: string
  uid: number
  receivedAt: Date
}

/** Takes a mailbox for `leaseMs`, so that of several processes one reads it; undefined while another has it. */
export async function leaseMailbox(
  db: Kysely<Database>,
  id: string,
  leaseMs: number,
  now: Date,
): Promise<MailboxPlace | undefined> {
  const leased_until = new Date(now.getTime() + leaseMs).toISOString()
  const row = await db
    .insertInto('mailboxes')
    .values({ id, leased_until })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ leased_until })
        .where((eb) =>
          eb.or([eb('mailboxes.leased_until', 'is', null), eb('mailboxes.leased_until', '<=', now.toISOString())]),
        ),
    )
    .returning(['uid_validity', 'last_uid', 'newest_at'])
    .executeTakeFirst()
  return row && { uidValidity: row.uid_validity, lastUid: row.last_uid, newestAt: row.newest_at }
}

/** Begins anew at a UID, because the mailbox is new to us or counts anew itself. */
export async function beginMailbox(
  db: Kysely<Database>,
  id: string,
  uidValidity: string,
  lastUid: number,
): Promise<void> {
  await db.updateTable('mailboxes').set({ uid_validity: uidValidity, last_uid: lastUid }).where('id', '=', id).execute()
}

/**
 * Writes down, in the transaction that keeps a mail, that the mailbox has been read up to it, and goes on having the lease. False where
 * another process has been there.
 */
export async function passMail(
  db: Kysely<Database>,
  id: string,
  mail: PassedMail,
  leasedUntil: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mailboxes')
    .set({ last_uid: mail.uid, newest_at: mail.receivedAt.toISOString(), leased_until: leasedUntil.toISOString() })
    .where('id', '=', id)
    .where('uid_validity', '=', mail.uidValidity)
    .where('last_uid', '<', mail.uid)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Gives a mailbox back that has been read to its end. */
export async function noteMailboxRead(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set({ leased_until: null, checked_at: now.toISOString(), failing_since: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

/** Gives a mailbox back that could not be read, and writes down since when and why. */
export async function noteMailboxFailed(db: Kysely<Database>, id: string, reason: string, now: Date): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set((eb) => ({
      leased_until: null,
      failing_since: eb.fn.coalesce('failing_since', eb.val(now.toISOString())),
      last_error: reason,
    }))
    .where('id', '=', id)
    .execute()
}

/** Since when and why a mailbox cannot be read; null while it can. */
export async function readMailboxFailure(db: Kysely<Database>, id: string) {
  const row = await db
    .selectFrom('mailboxes')
    .select(['failing_since as since', 'last_error as reason'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.since && row.reason ? { since: row.since, reason: row.reason } : null
}
