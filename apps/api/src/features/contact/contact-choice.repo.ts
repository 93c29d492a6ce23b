import type { ContactQuery, ContactStatus } from '@arkpax/schema/contact'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

type Messages = ExpressionBuilder<Database, 'contact_messages'>

const WAITING: readonly ContactStatus[] = ['new', 'read']

/** Whether a message of this status waits for a reply. */
export const isWaitingStatus = (status: ContactStatus) => WAITING.includes(status)

/** Not replied to yet, whether it sleeps or not. */
export const isOpen = (eb: Messages) => eb('status', 'in', WAITING)

const isAsleep = (eb: Messages, now: Date) =>
  eb.and([eb('snoozed_until', 'is not', null), eb('snoozed_until', '>', now.toISOString())])

/** It does not sleep. */
const isAwake = (eb: Messages, now: Date) =>
  eb.or([eb('snoozed_until', 'is', null), eb('snoozed_until', '<=', now.toISOString())])

/** Nobody has replied to it, and it does not sleep. */
export const isWaiting = (eb: Messages, now: Date) => eb.and([isOpen(eb), isAwake(eb, now)])

/** It waits longer than its reply was promised to take. */
export const isLate = (eb: Messages, now: Date) => eb.and([isWaiting(eb, now), isDue(eb, now)])

/** Its reply was promised by a moment that has passed. */
export const isDue = (eb: Messages, now: Date) => eb('reply_due_at', '<', now.toISOString())

/** A message of its own, and not a part of another. */
export const isWhole = (eb: Messages) => eb('merged_into', 'is', null)

/** The condition of a status, or of a view of those that wait. */
export function hasStatus(eb: Messages, status: ContactQuery['status'], now: Date): Expression<SqlBool> {
  if (status === 'all') return sql<SqlBool>`1 = 1`
  if (status === 'waiting') return isWaiting(eb, now)
  if (status === 'late') return isLate(eb, now)
  if (status === 'snoozed') return eb.and([isOpen(eb), isAsleep(eb, now)])
  if (status === 'returned') return eb.and([isOpen(eb), eb('snoozed_until', '<=', now.toISOString())])
  return eb('status', '=', status)
}

/** The condition of whose a message is. What belongs to somebody who may no longer see messages belongs to nobody. */
export function isOf(
  eb: Messages,
  assignee: string,
  { me, staff }: { me: string; staff: readonly string[] },
): Expression<SqlBool> {
  if (assignee === 'all') return sql<SqlBool>`1 = 1`
  if (assignee === 'nobody') return eb.or([eb('assignee_id', 'is', null), eb('assignee_id', 'not in', [...staff, ''])])
  if (assignee === 'mentioned') return isMentionedUnseen(eb, me)
  return eb('assignee_id', '=', assignee === 'me' ? me : assignee)
}

/** A note about it names this person, who has not seen that yet. */
export const isMentionedUnseen = (eb: Messages, userId: string) =>
  eb(
    'contact_messages.id',
    'in',
    eb
      .selectFrom('contact_mentions')
      .innerJoin('contact_notes', 'contact_notes.id', 'contact_mentions.note_id')
      .select('contact_notes.contact_message_id')
      .where('contact_mentions.user_id', '=', userId)
      .where('contact_mentions.seen_at', 'is', null),
  )
