import type { OrderChange, OrderEvent } from '@arkpax/schema/orders'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OrderEventTable } from './orders.table.ts'

/** What has happened to an order, oldest first. */
export async function listEvents(db: Kysely<Database>, orderId: string): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('order_events')
    .select(['id', 'type', 'from_status', 'to_status', 'notified', 'stock_move', 'reason', 'changes', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, notified: Boolean(row.notified), changes: readChanges(row.changes) }))
}

const readChanges = (changes: string | null): OrderChange[] | null => changes && JSON.parse(changes)

/** The states that an order has come to, for its customer: the edits between them are told by mail. */
export async function listMilestones(db: Kysely<Database>, orderId: string) {
  const events = await listEvents(db, orderId)
  return events
    .filter(({ type }) => type !== 'edited')
    .map(({ to_status, created_at }) => ({ status: to_status, created_at }))
}

/** What an edit changed; undefined where there was none, or it is gone. */
export async function findChanges(db: Kysely<Database>, id: string): Promise<OrderChange[] | undefined> {
  const row = await db.selectFrom('order_events').select('changes').where('id', '=', id).executeTakeFirst()
  return readChanges(row?.changes ?? null) ?? undefined
}

/** The newest event of an order, an edit too where it is asked for; undefined when there is none. */
export async function findLastEvent(
  db: Kysely<Database>,
  orderId: string,
  types: readonly OrderEvent['type'][] = ['created', 'status'],
): Promise<Selectable<OrderEventTable> | undefined> {
  const row = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('type', 'in', types)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, notified: Boolean(row.notified) }
}

/** The mails that the events of an order queued, whichever address they went to. */
export async function listMailsOfEvents(db: Kysely<Database>, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_events')
    .select(['mail_id', 'invitation_id'])
    .where('order_id', '=', orderId)
    .execute()
  return rows.flatMap(({ mail_id, invitation_id }) => [mail_id ?? [], invitation_id ?? []].flat())
}

/** The mails about an order's statuses, whether they have left or not. */
export async function listStatusMails(db: Kysely<Database>, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_events')
    .select('mail_id')
    .where('order_id', '=', orderId)
    .where('type', '=', 'status')
    .where('mail_id', 'is not', null)
    .execute()
  return rows.flatMap(({ mail_id }) => mail_id ?? [])
}

/** Whether the customer has been told of a status before, or was about to be. */
export async function hasBeenTold(db: Kysely<Database>, orderId: string, status: string): Promise<boolean> {
  const event = await db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('to_status', '=', status)
    .where((eb) => eb.or([eb('notified', '=', true), eb('mail_id', 'is not', null)]))
    .executeTakeFirst()
  return event !== undefined
}

/** Writes an event of an order. */
export async function insertEvent(db: Kysely<Database>, event: Insertable<OrderEventTable>): Promise<void> {
  await db.insertInto('order_events').values(event).execute()
}

/** Writes down that the customer was not told of an event after all, because its mail will never leave. */
export async function markNotTold(
  db: Kysely<Database>,
  event: Partial<Pick<Selectable<OrderEventTable>, 'id' | 'order_id' | 'type'>>,
): Promise<void> {
  await db
    .updateTable('order_events')
    .set({ notified: false })
    .where((eb) => eb.and(event))
    .execute()
}

/** Takes an event out of an order's timeline. */
export async function deleteEvent(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('order_events').where('id', '=', id).execute()
}
