import { orderNumbersIn } from '@arkpax/schema/order-names'
import type { NamingMessage } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** So many of the newest messages of one address are looked through. */
const LOOKED_THROUGH = 100

/** The messages of an address that name an order by its number, themselves or in a mail that came to them, newest first. */
export async function listMessagesNaming(
  db: Kysely<Database>,
  { email, number }: { email: string; number: number },
): Promise<NamingMessage[]> {
  if (!email) return []
  const messages = await db
    .selectFrom('contact_messages')
    .select(['id', 'subject', 'message', 'status', 'created_at'])
    .where('email', '=', email)
    .where('merged_into', 'is', null)
    .orderBy('id', 'desc')
    .limit(LOOKED_THROUGH)
    .execute()
  if (messages.length === 0) return []
  const ids = messages.map(({ id }) => id)
  const mails = await db
    .selectFrom('incoming_mails')
    .select(['contact_message_id', 'subject', 'text'])
    .where('contact_message_id', 'in', ids)
    .execute()
  const mailsOf = Map.groupBy(mails, ({ contact_message_id }) => contact_message_id)
  return messages
    .filter(({ id, subject, message }) =>
      [`${subject}\n${message}`, ...(mailsOf.get(id) ?? []).map((mail) => `${mail.subject}\n${mail.text}`)].some(
        (text) => orderNumbersIn(text).includes(number),
      ),
    )
    .map(({ message: _, ...rest }) => rest)
}
