import type { Selectable } from 'kysely'

/** A mail that waits to leave, has left (`sent_at`), or has been given up or came back (`failed_at`). */
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

export type MailRow = Selectable<OutboxTable>
