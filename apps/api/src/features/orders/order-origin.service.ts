import type { ContactStatus } from '@arkpax/schema/contact'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { lockContactMessage, markReplied } from '../contact/contact.repo.ts'
import { listOrdersFrom } from './orders.repo.ts'

/**
 * Counts the contact message that an order is made from as replied to, and gives what it was before. Throws `invalid_fields` when it is not there and
 * `message_has_order`, naming the orders, when it has some already and `another` does not say that one more is meant. Of two
 * orders that are made from it at once, the second waits here and sees the first.
 */
export async function takeOrigin(
  db: Kysely<Database>,
  messageId: string,
  another: boolean,
  now: Date,
): Promise<ContactStatus> {
  const before = await lockContactMessage(db, messageId)
  if (!before) throw invalidField('contact_message_id', 'Yhteydenottoa ei löytynyt')
  await markReplied(db, messageId, now)
  const made = another ? [] : await listOrdersFrom(db, messageId)
  if (made.length === 0) return before.status
  const numbers = made.map(({ number }) => number).join(', ')
  const noun = made.length === 1 ? 'tilaus' : 'tilaukset'
  throw new ApiError('message_has_order', { detail: `Tästä viestistä on jo tehty ${noun} ${numbers}.` })
}
