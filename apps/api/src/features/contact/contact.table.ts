import type { ContactStatus } from '@arkpax/schema/contact'
import type { Generated } from 'kysely'

/** What staff have answered to a message. */
export interface ContactReplyTable {
  id: string
  contact_message_id: string
  message: string
  /** The mail that carries it; its row is gone 90 days after it was sent. */
  outbox_id: string
  /** What the message was before it, for taking the answer back. */
  status_before: ContactStatus | null
  /** Until when the message slept before it. */
  snoozed_before: string | null
  created_at: string
}

export interface ContactMessageTable {
  id: string
  name: string
  email: string
  subject: string
  message: string
  status: ContactStatus
  admin_notes: string | null
  /** JSON of the conversation with the assistant that the message continues; null without one. */
  conversation: string | null
  /** JSON of what the message asks an offer of; null of any other. */
  inquiry: string | null
  /** Lower-cased name, address, subject and message, for searching. */
  search_text: string
  /** How many times staff have changed it, from 1. */
  version: Generated<number>
  /** The mail that acknowledged it; null without one. */
  acknowledgement_id: string | null
  /** Whence the promise of a reply counts: its own coming, or that of the first mail that nobody has answered since. */
  waiting_since: string
  /** By when a reply was promised, as hours and promise were at `waiting_since`. */
  reply_due_at: string
  /** Whose it is to see to; null of nobody. */
  assignee_id: string | null
  /** Until when it is away from those that wait; kept when it is back, until it is seen to. */
  snoozed_until: string | null
  /** The message that it is a part of. */
  merged_into: string | null
  /** JSON of how it stood before others were merged into it, see `merged-state.ts`; null without any. */
  before_merging: Generated<string | null>
  created_at: string
  updated_at: string
}

/** What staff tell each other of a message. */
export interface ContactNoteTable {
  id: string
  contact_message_id: string
  /** Null once the person has been removed. */
  author_id: string | null
  author_name: string
  text: string
  version: Generated<number>
  created_at: string
  updated_at: string
}

/** Whom a note names, and when they have seen it. */
export interface ContactMentionTable {
  note_id: string
  user_id: string
  seen_at: string | null
}

/** Who has a message open in which tab, and until when that counts if nothing more is heard. */
export interface ContactPresenceTable {
  contact_message_id: string
  tab: string
  user_id: string
  is_typing: number
  until: string
}
