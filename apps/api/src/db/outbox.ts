import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from './database.ts'

/** A mail that waits to leave, has left (`sent_at`) or has been given up (`failed_at`). */
export interface OutboxTable {
  /** Also the local part of the Message-ID, so that a mail sent twice after a crash is recognised as one. */
  id: string
  kind: string
  recipient: string
  /** JSON as the kind's schema describes it; never a token. */
  payload: string
  /** Counted when a process takes the mail; whoever finishes names the count, so a late loser changes nothing. */
  attempts: number
  next_attempt_at: string
  leased_until: string | null
  sent_at: string | null
  failed_at: string | null
  last_error: string | null
  created_at: string
}

type NewMail = Pick<OutboxTable, 'kind' | 'recipient' | 'payload'>

/** Puts a mail into the outbox, to leave at `sendAt` at the earliest; gives its id. */
export async function insertMail(db: Kysely<Database>, mail: NewMail, sendAt: Date, now: Date): Promise<string> {
  const id = uuidv7()
  await db
    .insertInto('outbox')
    .values({
      id,
      ...mail,
      attempts: 0,
      next_attempt_at: sendAt.toISOString(),
      leased_until: null,
      sent_at: null,
      failed_at: null,
      last_error: null,
      created_at: now.toISOString(),
    })
    .execute()
  return id
}
