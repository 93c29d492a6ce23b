import type { ContactInquiry } from '@arkpax/schema/contact-inquiry'
import { DAY_MS } from '@arkpax/schema/durations'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readSignedId } from '../accounts/signed-id.repo.ts'
import { findContactMessage } from '../contact/contact.repo.ts'

const DAYS = 60

/** What the page of an inquiry tells: what was asked for, and when. */
export interface Confirmation {
  inquiry: ContactInquiry
  sentAt: string
}

/** The inquiry of a page; undefined where the token is not ours, the inquiry is gone, or 60 days have passed. */
export async function findConfirmation(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<Confirmation | undefined> {
  const messageId = await readSignedId(db, 'inquiries', token)
  const message = messageId ? await findContactMessage(db, messageId) : undefined
  if (!message?.inquiry) return undefined
  const sentAt = Date.parse(message.created_at)
  if (now.getTime() > sentAt + DAYS * DAY_MS) return undefined
  return { inquiry: message.inquiry, sentAt: message.created_at }
}
