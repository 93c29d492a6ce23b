import type { ContactMessageDetail } from '@arkpax/schema/contact'
import type { ReplyPlaceholder } from '@arkpax/schema/saved-replies'

/** What a message tells of itself for a saved reply; the order is the newest that was made from it. */
export function replyValues({
  name,
  subject,
  orders,
}: ContactMessageDetail): Partial<Record<ReplyPlaceholder, string>> {
  return {
    nimi: name,
    etunimi: name.split(' ')[0],
    aihe: subject,
    tilausnumero: orders.at(-1)?.number.toString(),
  }
}
