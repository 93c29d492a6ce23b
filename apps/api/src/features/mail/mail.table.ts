import type { Generated, Selectable } from 'kysely'

/** Ordinary mail goes first; mail to many leaves within a rate. */
export type MailLane = 'ordinary' | 'bulk'

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
  lane: Generated<MailLane>
  /** The letter to many that this mail is one of; an address has one mail of a letter at most. */
  letter_id: string | null
  /** The process that had taken it died, or could not store what became of it. */
  was_interrupted: Generated<boolean>
  /** It left for a file, as there was no mail server: its reader has not got it. */
  is_filed: Generated<boolean>
  created_at: string
}

/** How many mails to many a server was given in a minute (`2026-11-23T12:30`, UTC). */
export interface BulkMailMinuteTable {
  minute: string
  mails: number
}

/** How many mails to many a server was given on a day of Finland. */
export interface BulkMailDayTable {
  day: string
  mails: number
}

/** What became of the mails of a letter, without whose they were. */
export interface LetterCountTable {
  letter_id: string
  delivered: Generated<number>
  bounced: Generated<number>
  complained: Generated<number>
  unsubscribed: Generated<number>
}

export type MailRow = Selectable<OutboxTable>
