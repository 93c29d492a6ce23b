import type { ContactMessageDetail, ContactReply, OfferTurn } from '@arkpax/schema/contact'
import type { IncomingMail } from '@arkpax/schema/incoming-mail'

/** What somebody has written. */
export type WrittenPart = { type: 'reply'; reply: ContactReply } | { type: 'mail'; mail: IncomingMail }
type ThreadPart = WrittenPart | { type: 'offer'; offer: OfferTurn }

const inTime = <Part extends { at: string }>(parts: Part[]) =>
  parts.sort((one, other) => one.at.localeCompare(other.at))

/** What has been written about a message since it came, oldest first. */
export function writtenOf({ replies, mails }: Pick<ContactMessageDetail, 'replies' | 'mails'>) {
  const sent = replies.map((reply) => ({ type: 'reply' as const, reply, at: reply.created_at }))
  const received = mails
    .filter(({ starts_message }) => !starts_message)
    .map((mail) => ({ type: 'mail' as const, mail, at: mail.received_at }))
  return inTime([...sent, ...received])
}

/** The same with what has become of its offers. */
export const threadOf = (message: Pick<ContactMessageDetail, 'replies' | 'mails' | 'offer_turns'>): ThreadPart[] =>
  inTime([
    ...writtenOf(message),
    ...message.offer_turns.map((offer) => ({ type: 'offer' as const, offer, at: offer.at })),
  ])
