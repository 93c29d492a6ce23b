import type { AttachmentRefusal } from '@arkpax/schema/incoming-mail'
import type { Generated } from 'kysely'

/** A mail that came in and belongs to a contact message. */
export interface IncomingMailTable {
  id: string
  contact_message_id: string
  /** Its Message-ID, without brackets; null where it has none that is worth keeping. */
  mail_id: string | null
  /** Of what makes it this mail, so that no copy of it counts twice. */
  content_hash: string
  sender_name: string
  sender_email: string
  subject: string
  /** What the sender wrote. */
  text: string
  /** What the sender repeated of earlier mails, and the signature; null without any. */
  quoted: string | null
  /** The contact message was made of this mail. */
  starts_message: Generated<boolean>
  is_automatic: Generated<boolean>
  /** It came with the token of the message, from another address than the message. */
  is_other_sender: Generated<boolean>
  /** The size of a mail of which only the text was taken; null of all others. */
  too_large_bytes: number | null
  received_at: string
}

/** A file that came with a mail, or the name of one that was left out. */
export interface IncomingAttachmentTable {
  id: string
  incoming_mail_id: string
  name: string
  /** Bytes. */
  size: number
  refusal: AttachmentRefusal | null
  content: Buffer | null
}

/** How far a mailbox has been read. */
export interface MailboxTable {
  /** Whose mailbox it is, and which. */
  id: string
  /** While this is the same, a mail keeps its UID. */
  uid_validity: string | null
  last_uid: Generated<number>
  /** When the newest mail that was read came. */
  newest_at: string | null
  leased_until: string | null
  checked_at: string | null
  failing_since: string | null
  /** Why it cannot be read, in Finnish. */
  last_error: string | null
}
