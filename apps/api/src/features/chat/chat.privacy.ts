import type { Privacy } from '../../services/privacy.ts'
import { deleteConversationsOf, deleteOldConversations } from './chat.repo.ts'
import { readConversationsOf } from './own-conversations.repo.ts'

export const chatPrivacy: Privacy = {
  columns: { chat_sessions: ['message', 'question_key', 'search_text'] },
  ownData: async (db, { id }) => ({ chat_messages: await readConversationsOf(db, id) }),
  erase: (db, { id }) => deleteConversationsOf(db, id),
  retain: [deleteOldConversations],
}
