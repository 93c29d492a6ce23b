import type { ContactMessageDetail } from '@arkpax/schema/contact'
import { type WrittenPart, writtenOf } from './thread.ts'

type Thread = Pick<ContactMessageDetail, 'replies' | 'mails'>

const idOf = (part: WrittenPart) => (part.type === 'reply' ? part.reply.id : part.mail.id)

/** The ids grow in the order in which the server has got the parts, whatever the clocks of the senders say. */
const newest = (ids: readonly string[]) => ids.reduce((last, id) => (id > last ? id : last), '')

/** What has come last into a conversation, which a new answer is begun after; empty where nothing has. */
export const lastPartOf = (thread: Thread) => newest(writtenOf(thread).map(idOf))

/** The answers and the mails of people that have come after the part that a draft was begun after. */
export const partsSince = (thread: Thread, lastSeen: string): WrittenPart[] =>
  writtenOf(thread).filter((part) => idOf(part) > lastSeen && !(part.type === 'mail' && part.mail.is_automatic))
