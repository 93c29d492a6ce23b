import type { LetterStatus } from '@arkpax/schema/letters'
import type { Generated } from 'kysely'

/** A letter to subscribers. */
export interface LetterTable {
  id: string
  status: LetterStatus
  subject: string
  preheader: string
  /** Sanitised HTML, as it is written. */
  content: string
  /** JSON of `LetterSegment`. */
  segment: string
  /** The address of its page on the site; null where it has none. */
  archive_slug: string | null
  is_indexed: boolean
  /** When it leaves at the earliest. */
  send_at: string | null
  /** JSON of `SentContent`: what all recipients get, filled when it begins to leave. */
  sent_content: string | null
  /** The id of the subscriber up to whom recipients have been taken, in the order of ids. */
  last_recipient: string | null
  /** Every recipient has been taken. */
  is_gathered: Generated<boolean>
  /** How many recipients it had when it began to leave. */
  total: Generated<number>
  /** How many times it was sent as a test. */
  tests: Generated<number>
  /** JSON of how it ended for how many, once the rows of its recipients are forgotten. */
  counts: string | null
  /** When and by whom the last change of its text was written into the staff's log; those of the minutes after it are part of it. */
  logged_at: string | null
  logged_by: string | null
  started_at: string | null
  finished_at: string | null
  version: Generated<number>
  created_at: string
  updated_at: string
}

/**
 * How a letter stands for one recipient: it waits for its turn anew after a stop, has a mail in the outbox, was handed over, was refused for
 * good, or had no longer a recipient when it would have left.
 */
export const recipientStates = ['waiting', 'queued', 'sent', 'failed', 'skipped'] as const
export type RecipientState = (typeof recipientStates)[number]

export interface LetterRecipientTable {
  letter_id: string
  subscriber_id: string
  state: RecipientState
  /** The mail in the outbox. */
  mail_id: string | null
}

/** A link of a letter that was sent; followed by nobody in particular. */
export interface LetterLinkTable {
  letter_id: string
  /** From 1, in the order of the letter. */
  number: number
  url: string
  clicks: Generated<number>
}
