import { monthsAgo } from '../../services/months-ago.ts'
import type { Privacy } from '../../services/privacy.ts'
import { deleteMessagesDoneBefore, readMessagesOf } from './own-messages.repo.ts'

const MONTHS = 24

export const contactPrivacy: Privacy = {
  columns: {
    contact_messages: ['name', 'email', 'subject', 'message', 'admin_notes', 'conversation', 'search_text'],
    contact_replies: ['message'],
  },
  ownData: async (db, { email }) => (email ? { contact_messages: await readMessagesOf(db, email) } : {}),
  erase: { because: 'A matter is kept for its own time, with an account or without one.' },
  retain: [(db, now) => deleteMessagesDoneBefore(db, monthsAgo(now, MONTHS))],
}
