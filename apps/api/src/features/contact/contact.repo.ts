import {
  type ContactInput,
  type ContactMessage,
  type ContactMessageDetail,
  type ContactQuery,
  type ContactUpdate,
  contactMessageDetail,
} from '@arkpax/schema/contact'
import type { Kysely, Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { type Page, readCursor, toPage } from '../../db/keyset.ts'
import { searchText } from '../../db/search-text.ts'
import { matching } from '../../db/text-search.ts'
import type { ContactMessageTable } from './contact.table.ts'

type Conversation = ContactMessageDetail['conversation']

/** Stores a visitor's message as new, with the conversation that it continues; gives its id. */
export async function insertContactMessage(
  db: Kysely<Database>,
  input: Omit<ContactInput, 'chat_session_id'>,
  conversation: Conversation,
  now: Date,
): Promise<string> {
  const { name, email, subject, message } = input
  const id = uuidv7()
  await db
    .insertInto('contact_messages')
    .values({
      id,
      name,
      email,
      subject,
      message,
      status: 'new',
      admin_notes: null,
      conversation: toStored(conversation),
      search_text: searchText(name, email, subject, message),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute()
  return id
}

const toStored = (conversation: Conversation) =>
  conversation.length > 0
    ? JSON.stringify(conversation.map(({ message, is_bot, created_at }) => ({ message, is_bot, created_at })))
    : null

/** Messages, newest first, by text and by status. */
export async function listContactMessages(db: Kysely<Database>, query: ContactQuery): Promise<Page<ContactMessage>> {
  let rows = db.selectFrom('contact_messages').orderBy('id', 'desc')
  if (query.status === 'waiting') rows = rows.where('status', 'in', ['new', 'read'])
  else if (query.status !== 'all') rows = rows.where('status', '=', query.status)
  if (query.cursor) rows = rows.where('id', '<', readCursor(query.cursor, 1)[0] ?? '')
  if (query.q) {
    const newest = rows.select(['id', 'search_text as text'])
    rows = rows.where(await matching(db, 'contact_messages', query.q, newest, query.limit + 1))
  }
  const page = await rows
    .selectAll()
    .limit(query.limit + 1)
    .execute()
  return toPage(page, query.limit, (row) => [row.id], toContactMessage)
}

/** One message; undefined when it is not there. */
export async function findContactMessage(db: Kysely<Database>, id: string): Promise<ContactMessage | undefined> {
  const row = await db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toContactMessage(row)
}

/** The conversation that a message continues; empty without one. */
export async function readConversation(db: Kysely<Database>, id: string): Promise<Conversation> {
  const row = await db.selectFrom('contact_messages').select('conversation').where('id', '=', id).executeTakeFirst()
  return toConversation(row?.conversation ?? null)
}

/** The conversation as a message stores it; empty where it has none. */
export const toConversation = (stored: string | null): Conversation =>
  contactMessageDetail.shape.conversation.parse(JSON.parse(stored ?? '[]'))

/** Sets the status or the notes and keeps what is not named; undefined when the message is not there. */
export async function updateContactMessage(db: Kysely<Database>, id: string, update: ContactUpdate, now: Date) {
  const row = await db
    .updateTable('contact_messages')
    .set({ status: update.status, admin_notes: update.adminNotes, updated_at: now.toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toContactMessage(row)
}

/** Deletes a message; an order that was made from it stays. False when it is not there. */
export async function deleteContactMessage(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('contact_messages').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

function toContactMessage({ search_text, conversation, ...message }: Selectable<ContactMessageTable>): ContactMessage {
  return message
}
