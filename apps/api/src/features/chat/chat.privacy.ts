import { erasurePart } from '../../services/erasure-part.ts'
import type { Privacy } from '../../services/privacy.ts'
import { deleteConversationsOf, deleteOldConversations } from './chat.repo.ts'
import { countConversationsOf, readConversationsOf } from './own-conversations.repo.ts'
import { deleteTaughtOf, forgetWhoAsked, listTaughtOf } from './teaching.repo.ts'

export const chatPrivacy: Privacy = {
  columns: {
    chat_sessions: ['message', 'question_key', 'search_text'],
    taught_questions: ['question', 'question_key', 'search_text', 'asked_by'],
  },
  ownData: async (db, { id }) =>
    id ? { chat_messages: await readConversationsOf(db, id), taught_questions: await listTaughtOf(db, id) } : {},
  erase: async (db, { id }) => {
    if (!id) return
    await deleteConversationsOf(db, id)
    await deleteTaughtOf(db, id)
  },
  erasureParts: async (db, { id }) => erasurePart('chats', 'deleted', id ? await countConversationsOf(db, id) : 0),
  retain: [deleteOldConversations, forgetWhoAsked],
}
