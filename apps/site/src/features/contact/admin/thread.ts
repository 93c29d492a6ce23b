import type { ContactMessageDetail, ContactReply } from '@arkpax/schema/contact'
import type { IncomingMail } from '@arkpax/schema/incoming-mail'

export type ThreadPart = { type: 'reply'; reply: ContactReply } | { type: 'mail'; mail: IncomingMail }

/** What has been written about a message since it came, oldest first. */
export function threadOf({ replies, mails }: Pick<ContactMessageDetail, 'replies' | 'mails'>): ThreadPart[] {
  const sent = replies.map((reply) => ({ type: 'reply' as const, reply, at: reply.created_at }))
  const received = mails
    .filter(({ starts_message }) => !starts_message)
    .map((mail) => ({ type: 'mail' as const, mail, at: mail.received_at }))
  return [...sent, ...received].sort((one, other) => one.at.localeCompare(other.at))
}
