import type { MessagePart, OtherMessage } from '@arkpax/schema/contact'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { toConversation } from './contact.repo.ts'
import { isWhole } from './contact-choice.repo.ts'
import { toInquiry } from './contact-inquiry.ts'

const OTHERS = 20

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
  return db
    .updateTable('contact_messages')
    .set({ version: sql`version + 1` })
    .where('id', 'in', [...ids])
    .returning(['id', 'email', 'status', 'assignee_id', 'merged_into', 'search_text', 'waiting_since', 'reply_due_at'])
    .returning((eb) =>
      eb
        .selectFrom('contact_messages as part')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('part.merged_into', '=', 'contact_messages.id')
        .as('parts'),
    )
    .execute()
}

/** Makes messages parts of another, or, with null, whole again. */
export async function setMergedInto(db: Kysely<Database>, ids: readonly string[], into: string | null): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set({ merged_into: into })
    .where('id', 'in', [...ids])
    .execute()
}

/** What a message is found by, whose it is and that it waits. */
export async function setMerged(
  db: Kysely<Database>,
  id: string,
  change: {
    search_text: string
    assignee_id?: string | null
    status?: 'read'
    waiting_since?: string
    reply_due_at?: string
  },
  now: Date,
): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set({ ...change, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Into which message this one was merged; null of a whole one or of one that is not there. */
export async function findMergedInto(db: Kysely<Database>, id: string): Promise<string | null> {
  const row = await db.selectFrom('contact_messages').select('merged_into').where('id', '=', id).executeTakeFirst()
  return row?.merged_into ?? null
}
