import type { ContactMessageDetail, ContactReply, OfferTurn } from '@arkpax/schema/contact'
import type { IncomingMail } from '@arkpax/schema/incoming-mail'

export type ThreadPart =
  | { type: 'reply'; reply: ContactReply }
  | { type: 'mail'; mail: IncomingMail }
  | { type: 'offer'; offer: OfferTurn }

/** What has been written about a message since it came, and what has become of its offers, oldest first. */
export function threadOf({
  replies,
  mails,
  offer_turns,
}: Pick<ContactMessageDetail, 'replies' | 'mails' | 'offer_turns'>): ThreadPart[] {
  const sent = replies.map((reply) => ({ type: 'reply' as const, reply, at: reply.created_at }))
  const received = mails
    .filter(({ starts_message }) => !starts_message)
    .map((mail) => ({ type: 'mail' as const, mail, at: mail.received_at }))
  const offers = offer_turns.map((offer) => ({ type: 'offer' as const, offer, at: offer.at }))
  return [...sent, ...received, ...offers].sort((one, other) => one.at.localeCompare(other.at))
}
