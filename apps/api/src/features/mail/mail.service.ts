import type { Kysely } from 'kysely'
import type * as z from 'zod'
import type { Database } from '../../db/database.ts'
import { insertMails } from '../../db/outbox.ts'
import type { mailKinds } from './mail-kinds.ts'

type MailKinds = typeof mailKinds

/** A mail to be sent: its kind, the address, what the kind needs, and the earliest moment (at once without one). */
export type Mail = {
  [Kind in keyof MailKinds]: {
    kind: Kind
    to: string
    payload: z.input<MailKinds[Kind]['payload']>
    sendAt?: Date
  }
}[keyof MailKinds]

/** Queues mails in the caller's transaction: they leave when that commits, and only then. Gives their ids (architecture §5). */
export function queueMails(db: Kysely<Database>, mails: readonly Mail[], now: Date): Promise<string[]> {
  const rows = mails.map(({ kind, to, payload, sendAt = now }) => ({
    kind,
    recipient: to,
    payload: JSON.stringify(payload),
    sendAt,
  }))
  return insertMails(db, rows, now)
}

/** Queues one mail as `queueMails` does; gives its id. */
export async function queueMail(db: Kysely<Database>, mail: Mail, now: Date): Promise<string> {
  const [id = ''] = await queueMails(db, [mail], now)
  return id
}
