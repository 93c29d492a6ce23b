import { erasurePart } from '../../services/erasure-part.ts'
import { monthsAgo } from '../../services/months-ago.ts'
import type { Privacy } from '../../services/privacy.ts'
import { forgetMessagesGone } from './audited-messages.repo.ts'
import {
  countMessagesOf,
  deleteDoneMessagesOf,
  deleteMessagesDoneBefore,
  readMailsFrom,
  readMessagesOf,
} from './own-messages.repo.ts'

const MONTHS = 24

export const contactPrivacy: Privacy = {
  columns: {
    contact_messages: ['name', 'email', 'subject', 'message', 'admin_notes', 'conversation', 'inquiry', 'search_text'],
    contact_replies: ['message'],
    incoming_mails: ['sender_name', 'sender_email', 'subject', 'text', 'quoted'],
    incoming_attachments: ['name'],
    contact_notes: ['author_name', 'text'],
  },
  ownData: async (db, { email }) =>
    email ? { contact_messages: await readMessagesOf(db, email), incoming_mails: await readMailsFrom(db, email) } : {},
  erase: { because: 'A matter is kept for its own time, with an account or without one.' },
  eraseOnRequest: async (db, { email }) => {
    if (!email) return
    await deleteDoneMessagesOf(db, email)
    await forgetMessagesGone(db)
  },
  erasureParts: async (db, { email }) => {
    const { done, open } = email ? await countMessagesOf(db, email) : { done: 0, open: 0 }
    return [...erasurePart('done-messages', 'deleted', done), ...erasurePart('open-messages', 'kept', open)]
  },
  retain: [(db, now) => deleteMessagesDoneBefore(db, monthsAgo(now, MONTHS)), forgetMessagesGone],
}
