import {
  type ContactInput,
  type ContactMessage,
  type ContactMessageDetail,
  type ContactQuery,
  type ContactStatus,
  type ContactUpdate,
  contactMessageDetail,
} from '@arkpax/schema/contact'
import type { ContactInquiry } from '@arkpax/schema/contact-inquiry'
import type { StaffName } from '@arkpax/schema/contact-staff'
import { replyPromise } from '@arkpax/schema/reply-promise'
import { type Kysely, type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { type Page, toPage } from '../../db/keyset.ts'
import { computed, listOrder, onDays, text } from '../../db/list-order.ts'
import { lockRow } from '../../db/lock-row.ts'
import { searchText } from '../../db/search-text.ts'
import { matching } from '../../db/text-search.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { listStaffWhoMay } from '../staff/staff-names.repo.ts'
import type { ContactMessageTable } from './contact.table.ts'
import { hasStatus, isLate, isOf, isOpen, isWaiting, isWhole } from './contact-choice.repo.ts'
import { inquiryWords, storedInquiry, toInquiry } from './contact-inquiry.ts'

type Conversation = ContactMessageDetail['conversation']

/** Stores a visitor's message as new, with the conversation that it continues and what it asks an offer of; gives its id. */
export async function insertContactMessage(
  db: Kysely<Database>,
  input: Omit<ContactInput, 'chat_session_id'> & { inquiry?: ContactInquiry },
  conversation: Conversation,
  now: Date,
): Promise<string> {
  const { name, email, subject, message, inquiry } = input
  const id = uuidv7()
  const reply_due_at = await replyDueAt(db, now)
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
      inquiry: inquiry ? storedInquiry(inquiry) : null,
      search_text: searchText(name, email, subject, message, ...(inquiry ? inquiryWords(inquiry) : [])),
      waiting_since: now.toISOString(),
      reply_due_at,
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

/** Writes down which mail told the sender that a message has come. */
export async function noteAcknowledgement(db: Kysely<Database>, id: string, mailId: string): Promise<void> {
  await db.updateTable('contact_messages').set({ acknowledgement_id: mailId }).where('id', '=', id).execute()
}

/** Whether an address has sent a message since a moment. */
export async function hasMessageFrom(db: Kysely<Database>, email: string, since: Date): Promise<boolean> {
  const message = await db
    .selectFrom('contact_messages')
    .select('id')
    .where('email', '=', email)
    .where('created_at', '>=', since.toISOString())
    .executeTakeFirst()
  return message !== undefined
}

/**
 * Makes a message new again, because its sender has written more, which it is found by from now on; it sleeps no longer. The promise of a
 * reply counts from the first mail that nobody has answered.
 */
export async function reopenMessage(
  db: Kysely<Database>,
  id: string,
  { text: added, receivedAt }: { text: string; receivedAt: Date },
  now: Date,
): Promise<void> {
  const dueAt = await replyDueAt(db, receivedAt)
  await db
    .updateTable('contact_messages')
    .set((eb) => ({
      status: 'new',
      snoozed_until: null,
      waiting_since: eb.case().when(isOpen(eb)).then(eb.ref('waiting_since')).else(receivedAt.toISOString()).end(),
      reply_due_at: eb.case().when(isOpen(eb)).then(eb.ref('reply_due_at')).else(dueAt).end(),
      search_text: sql<string>`search_text || ${`\n${searchText(added)}`}`,
      version: nextVersion,
      updated_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .execute()
}

/** Whether a message has been seen to, as a number that can be sorted by. */
const isDone = sql<number>`case when status in ('new', 'read') then 0 else 1 end`

/** Above every moment that is written with so many digits. */
const ABOVE_ALL = 200_000_000_000_000

/**
 * Where a message stands in the usual order, highest first: what is late above the rest, the longest first, then the newest. A moment is a
 * number of its digits to the second.
 */
function usualPlace(now: Date) {
  const digits = [1, 6, 9, 12, 15, 18].map(
    (at) => sql`substr(waiting_since, ${sql.lit(at)}, ${sql.lit(at === 1 ? 4 : 2)})`,
  )
  const moment = sql<number>`cast(${sql.join(digits, sql` || `)} as bigint)`
  const at = now.toISOString()
  return sql<number>`case when status in ('new', 'read') and reply_due_at < ${at}
    and (snoozed_until is null or snoozed_until <= ${at}) then ${sql.lit(ABOVE_ALL)} - ${moment} else ${moment} end`
}

/**
 * As usual; by how long the customer has waited, where one that was opened anew counts from then; by when a reply is due, with those first that
 * still wait; or by when they came.
 */
const orderAt = (now: Date) => ({
  usual: [computed('usual_place', usualPlace(now)), text('id')],
  waiting: [text('waiting_since'), text('id')],
  deadline: [computed('is_done', isDone), text('reply_due_at'), text('id')],
  created: [text('created_at'), text('id')],
})
const LONGEST_FIRST: readonly ContactQuery['status'][] = ['waiting', 'late']

/**
 * Messages by text, by status, by day and by whose they are; `me` is who asks, empty where that is nobody. As usual, of those that wait or
 * are late first the one whose sender has waited longest, of others those that are late, and then the newest.
 */
export async function listContactMessages(
  db: Kysely<Database>,
  query: ContactQuery,
  me: string,
  now: Date,
): Promise<Page<ContactMessage>> {
  const staff = await listMessageStaff(db)
  const usual = LONGEST_FIRST.includes(query.status) ? 'waiting' : '-usual'
  const order = listOrder(orderAt(now), query.sort === 'usual' ? usual : query.sort)
  const chosen = db
    .selectFrom('contact_messages')
    .where(isWhole)
    .where((eb) => hasStatus(eb, query.status, now))
    .where((eb) => isOf(eb, query.assignee, { me, staff: staff.map(({ id }) => id) }))
    .where(onDays('created_at', query))
  let rows = order.apply(chosen, query.cursor)
  if (query.q) {
    const first = rows.select(['id', 'search_text as text'])
    rows = rows.where(await matching(db, 'contact_messages', query.q, first, query.limit + 1))
  }
  const page = await rows
    .selectAll()
    .select([isDone.as('is_done'), usualPlace(now).as('usual_place')])
    .limit(query.limit + 1)
    .execute()
  return toPage(page, query.limit, order.keyOf, ({ is_done, usual_place, ...row }) => toContactMessage(staff)(row))
}

/** How many messages nobody has read. */
export async function countNewMessages(db: Kysely<Database>): Promise<number> {
  const unread = db.selectFrom('contact_messages').where('status', '=', 'new').where(isWhole)
  return (await unread.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

/** How many messages wait for a reply longer than was promised. */
export async function countLateMessages(db: Kysely<Database>, now: Date): Promise<number> {
  const late = db
    .selectFrom('contact_messages')
    .where(isWhole)
    .where((eb) => isLate(eb, now))
  return (await late.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

/** How many messages wait for this person. */
export async function countMessagesOf(db: Kysely<Database>, userId: string, now: Date): Promise<number> {
  const theirs = db
    .selectFrom('contact_messages')
    .where('assignee_id', '=', userId)
    .where(isWhole)
    .where((eb) => isWaiting(eb, now))
  return (await theirs.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

/** Who may be given a message. */
export const listMessageStaff = (db: Kysely<Database>) => listStaffWhoMay(db, 'messages.write')

/** By when a message that comes is promised a reply, as hours and promise are now. A later change of them moves no promise that was given. */
export async function replyDueAt(db: Kysely<Database>, receivedAt: Date): Promise<string> {
  return new Date(replyPromise(await readSettings(db)).dueAt(receivedAt.getTime())).toISOString()
}

/** One message; undefined when it is not there. */
export async function findContactMessage(db: Kysely<Database>, id: string): Promise<ContactMessage | undefined> {
  const row = await db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toContactMessage(await listMessageStaff(db))(row)
}

/** One message that is about to be changed: nobody else changes it before this transaction ends. */
export async function lockContactMessage(db: Kysely<Database>, id: string): Promise<ContactMessage | undefined> {
  await lockRow(db, 'contact_messages', { id })
  return findContactMessage(db, id)
}

/** The conversation that a message continues; empty without one. */
export async function readConversation(db: Kysely<Database>, id: string): Promise<Conversation> {
  const row = await db.selectFrom('contact_messages').select('conversation').where('id', '=', id).executeTakeFirst()
  return toConversation(row?.conversation ?? null)
}

/** The conversation as a message stores it; empty where it has none. */
export const toConversation = (stored: string | null): Conversation =>
  contactMessageDetail.shape.conversation.parse(JSON.parse(stored ?? '[]'))

/**
 * Sets what is named and keeps the rest; a status that is set wakes the message, but opening it does not, and holds for its parts. Undefined when the message is not there, or not at
 * `version` where one is given.
 */
export async function updateContactMessage(
  db: Kysely<Database>,
  id: string,
  { status, adminNotes, assignee_id, snoozed_until }: ContactUpdate,
  version: number | undefined,
  now: Date,
) {
  const isOpening = status === 'read' && [adminNotes, assignee_id, snoozed_until].every((value) => value === undefined)
  const row = await db
    .updateTable('contact_messages')
    .set({
      status,
      admin_notes: adminNotes,
      assignee_id,
      snoozed_until: status && !isOpening && snoozed_until === undefined ? null : snoozed_until,
      version: isOpening ? versionOfOpened : nextVersion,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  if (status && !isOpening)
    await db.updateTable('contact_messages').set({ status }).where('merged_into', '=', id).execute()
  return toContactMessage(await listMessageStaff(db))(row)
}

/** Wakes what sleeps of a customer who has written anew. */
export async function wakeMessagesOf(db: Kysely<Database>, email: string, now: Date): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set({ snoozed_until: now.toISOString() })
    .where('email', '=', email)
    .where('snoozed_until', '>', now.toISOString())
    .execute()
}

/** That somebody has opened a new message takes nothing from another who has it open, so it is no new version. */
const versionOfOpened = sql<number>`case when status in ('new', 'read') then version else version + 1 end`

/** Counts a message as replied to, unless it is resolved already. */
export async function markReplied(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set((eb) => ({
      status: eb
        .case()
        .when('status', '=', 'resolved')
        .then(eb.ref('status'))
        .else('replied' as const)
        .end(),
      version: nextVersion,
      updated_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .execute()
}

/** Makes a message that an order or offer was made from what it was before that, unless somebody has changed its status since. */
export async function restoreStatus(db: Kysely<Database>, id: string, status: ContactStatus, now: Date): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set({ status, version: nextVersion, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'replied')
    .execute()
}

/** Deletes a message; an order that was made from it stays. False when it is not there. */
export async function deleteContactMessage(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('contact_messages').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** What belongs to somebody who may no longer see messages belongs to nobody. */
const toContactMessage =
  (staff: readonly StaffName[]) =>
  ({
    search_text,
    conversation,
    inquiry,
    acknowledgement_id,
    assignee_id,
    merged_into,
    before_merging,
    ...message
  }: Selectable<ContactMessageTable>): ContactMessage => ({
    ...message,
    inquiry: toInquiry(inquiry),
    assignee: staff.find(({ id }) => id === assignee_id) ?? null,
  })
