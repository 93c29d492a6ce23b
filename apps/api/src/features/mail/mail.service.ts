import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type * as z from 'zod'
import type { Database } from '../../db/database.ts'
import type { MailKind } from './mail-kind.ts'
import { deleteWaitingMails, insertMails } from './outbox.repo.ts'

/** A mail to be sent: the address, what its kind needs, and the earliest moment (at once without one). */
export interface Mail<Payload extends z.ZodType> {
  to: string
  payload: z.input<Payload>
  sendAt?: Date
}

/** Queues a mail in the caller's transaction: it leaves when that commits, and only then. Gives its id. */
export async function queueMail<Payload extends z.ZodType>(
  db: Kysely<Database>,
  kind: MailKind<Payload>,
  mail: Mail<Payload>,
  now: Date,
): Promise<string> {
  const [id = ''] = await queueMails(db, kind, [mail], now)
  return id
}

/** Queues many mails of a kind, in the same way; gives their ids in the same order. */
export async function queueMails<Payload extends z.ZodType>(
  db: Kysely<Database>,
  { name }: MailKind<Payload>,
  mails: readonly Mail<Payload>[],
  now: Date,
): Promise<string[]> {
  const rows = mails.map(({ to, payload, sendAt = now }) => {
    const id = uuidv7()
    return { id, kind: name, recipient: to, payload: JSON.stringify(payload), sendAt }
  })
  await insertMails(db, rows, now)
  return rows.map(({ id }) => id)
}

/** Calls off the mails of a kind with this payload that have not left; one that is leaving at this moment leaves. */
export const callOffMail = <Payload extends z.ZodType>(
  db: Kysely<Database>,
  { name }: MailKind<Payload>,
  payload: z.input<Payload>,
  now: Date,
): Promise<void> => deleteWaitingMails(db, { kind: name, payload: JSON.stringify(payload) }, now)
