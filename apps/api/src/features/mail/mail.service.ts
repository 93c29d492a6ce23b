import type { Kysely } from 'kysely'
import type * as z from 'zod'
import type { Database } from '../../db/database.ts'
import { insertMail } from '../../db/outbox.ts'
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

/** Queues a mail in the caller's transaction: it leaves when that commits, and only then. Gives the mail's id (architecture §5). */
export function queueMail(db: Kysely<Database>, mail: Mail, now: Date): Promise<string> {
  const { kind, to, payload, sendAt = now } = mail
  return insertMail(db, { kind, recipient: to, payload: JSON.stringify(payload) }, sendAt, now)
}
