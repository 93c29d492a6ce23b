import type { MessagePart, OtherMessage } from '@arkpax/schema/contact'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { toConversation } from './contact.repo.ts'
import { isWhole } from './contact-choice.repo.ts'
import { toInquiry } from './contact-inquiry.ts'
import { type MessageState, messageState } from './merged-state.ts'

const OTHERS = 20
const STATE = ['status', 'waiting_since', 'reply_due_at', 'assignee_id'] as const

/** What was merged into a message, oldest first. */
export async function listParts(db: Kysely<Database>, messageId: string): Promise<MessagePart[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['id', 'subject', 'message', 'inquiry', 'conversation', 'created_at'])
    .where('merged_into', '=', messageId)
    .orderBy('id')
    .execute()
  return rows.map(({ conversation, inquiry, ...part }) => ({
    ...part,
    inquiry: toInquiry(inquiry),
    conversation: toConversation(conversation),
  }))
}

/** The other messages of a customer that are no parts, newest first. */
export const listOtherMessages = (db: Kysely<Database>, id: string, email: string): Promise<OtherMessage[]> =>
  db
    .selectFrom('contact_messages')
    .select(['id', 'subject', 'message', 'status', 'created_at'])
    .where('email', '=', email)
    .where('id', '!=', id)
    .where(isWhole)
    .orderBy('id', 'desc')
    .limit(OTHERS)
    .execute()

/** Messages by id as merging needs them, locked until the transaction ends, oldest first. */
export async function lockForMerge(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await db
    .updateTable('contact_messages')
    .set({ version: sql`version + 1` })
    .where('id', 'in', [...ids])
    .returning(['id', 'email', 'merged_into', 'search_text', 'before_merging', ...STATE])
    .execute()
  return rows
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ before_merging, ...row }) => ({
      ...row,
      beforeMerging: before_merging === null ? null : messageState.parse(JSON.parse(before_merging)),
    }))
}

/** How the parts of messages stand, oldest first. */
export const listPartStates = (db: Kysely<Database>, messageIds: readonly string[]) =>
  db
    .selectFrom('contact_messages')
    .select(['id', ...STATE])
    .where('merged_into', 'in', messageIds)
    .orderBy('id')
    .execute()

/** Makes messages parts of another, or, with null, whole again. */
export async function setMergedInto(db: Kysely<Database>, ids: readonly string[], into: string | null): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set({ merged_into: into })
    .where('id', 'in', [...ids])
    .execute()
}

/** What a message with parts is found by and how it stands, and how it stood before; null once it has none. */
export async function setMerged(
  db: Kysely<Database>,
  id: string,
  {
    search_text,
    state,
    beforeMerging,
  }: { search_text: string; state: MessageState; beforeMerging: MessageState | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set({
      search_text,
      ...messageState.parse(state),
      before_merging: beforeMerging && JSON.stringify(messageState.parse(beforeMerging)),
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute()
}

/** Into which message this one was merged; null of a whole one or of one that is not there. */
export async function findMergedInto(db: Kysely<Database>, id: string): Promise<string | null> {
  const row = await db.selectFrom('contact_messages').select('merged_into').where('id', '=', id).executeTakeFirst()
  return row?.merged_into ?? null
}
