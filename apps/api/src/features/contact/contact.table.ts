import type { ContactStatus } from '@arkpax/schema/contact'
import type { Generated } from 'kysely'

/** What staff have answered to a message. */
export interface ContactReplyTable {
  id: string
  contact_message_id: string
  message: string
  /** The mail that carries it; its row is gone 90 days after it was sent. */
  outbox_id: string
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
  /** Lower-cased name, address, subject and message, for searching. */
  search_text: string
  /** How many times staff have changed it, from 1. */
  version: Generated<number>
  /** The mail that acknowledged it; null without one. */
  acknowledgement_id: string | null
  /** Whence the promise of a reply counts: its own coming, or that of the first mail that nobody has answered since. */
  waiting_since: string
  created_at: string
  updated_at: string
}
