import { type ChatMessage, type ChatReply, chatSource, keptText } from '@arkpax/schema/chat'
import { DAY_MS } from '@arkpax/schema/durations'
import type { Kysely, Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod'
import type { Database } from '../../db/database.ts'
import { searchText } from '../../db/search-text.ts'
import type { ChatSessionTable } from './chat.table.ts'
import { questionKey } from './question-key.ts'

const sources = z.array(chatSource)
const KEPT_DAYS = 30

/** A place in a conversation: whose it is, and its key (`session-key.ts`). */
export interface Conversation {
  key: string
  userId: string | null
}

/** Whether a conversation is there that this visitor may continue: anyone's, or the signed-in customer's own. */
export async function isConversation(db: Kysely<Database>, { key, userId }: Conversation): Promise<boolean> {
  const row = await db
    .selectFrom('chat_sessions')
    .select('user_id')
    .where('session_id', '=', key)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined && (row.user_id === null || row.user_id === userId)
}

/** Stores a question that has no answer yet; gives its id. */
export async function insertQuestion(
  db: Kysely<Database>,
  { key, userId }: Conversation,
  question: { message: string; isFirst: boolean },
  now: Date,
): Promise<string> {
  const id = uuidv7()
  await db
    .insertInto('chat_sessions')
    .values({
      ...messageRow(id, { key, userId }, question.message, now),
      is_bot: false,
      starts_session: question.isFirst,
      question_key: questionKey(question.message),
      sources: '[]',
    })
    .execute()
  return id
}

/** Stores the answer to a question, and with the question whether it was one; gives the answer's id. */
export async function insertAnswer(
  db: Kysely<Database>,
  conversation: Conversation,
  answer: Pick<ChatReply, 'reply' | 'details' | 'sources' | 'answered' | 'certainty'> & { questionId: string },
  now: Date,
): Promise<string> {
  const id = uuidv7()
  await db
    .insertInto('chat_sessions')
    .values({
      ...messageRow(id, conversation, keptText(answer), now),
      is_bot: true,
      starts_session: false,
      question_key: '',
      sources: JSON.stringify(answer.sources),
    })
    .execute()
  const { questionId, answered, certainty = null } = answer
  await db.updateTable('chat_sessions').set({ answered, certainty }).where('id', '=', questionId).execute()
  return id
}

const messageRow = (id: string, { key, userId }: Conversation, message: string, now: Date) => ({
  id,
  user_id: userId,
  session_id: key,
  message,
  answered: null,
  certainty: null,
  helpful: null,
  search_text: searchText(message),
  created_at: now.toISOString(),
})

/** The messages of a conversation, oldest first: all, or the last `limit`. */
export async function listMessages(db: Kysely<Database>, key: string, limit?: number): Promise<ChatMessage[]> {
  let rows = db.selectFrom('chat_sessions').selectAll().where('session_id', '=', key).orderBy('id', 'desc')
  if (limit !== undefined) rows = rows.limit(limit)
  return (await rows.execute()).reverse().map(toChatMessage)
}

/** Deletes every conversation that a customer took part in. */
export async function deleteConversationsOf(db: Kysely<Database>, userId: string): Promise<void> {
  const own = db.selectFrom('chat_sessions').select('session_id').where('user_id', '=', userId)
  await db.deleteFrom('chat_sessions').where('session_id', 'in', own).execute()
}

/** Stores what a reader said of an answer; false when the conversation has no such answer. */
export async function setHelpful(
  db: Kysely<Database>,
  key: string,
  messageId: string,
  helpful: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_sessions')
    .set({ helpful })
    .where('id', '=', messageId)
    .where('session_id', '=', key)
    .where('is_bot', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function toChatMessage(row: Selectable<ChatSessionTable>): ChatMessage {
  return {
    id: row.id,
    message: row.message,
    is_bot: Boolean(row.is_bot),
    created_at: row.created_at,
    sources: sources.parse(JSON.parse(row.sources)),
    answered: row.answered === null ? null : Boolean(row.answered),
    helpful: row.helpful === null ? null : Boolean(row.helpful),
  }
}

/** Deletes conversations with the assistant, whole, 30 days after they began (privacy notice). */
export async function deleteOldConversations(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  const old = db
    .selectFrom('chat_sessions')
    .select('session_id')
    .where('starts_session', '=', true)
    .where('created_at', '<', before)
  await db
    .deleteFrom('chat_sessions')
    .where((row) => row.or([row('session_id', 'in', old), row('created_at', '<', before)]))
    .execute()
}
