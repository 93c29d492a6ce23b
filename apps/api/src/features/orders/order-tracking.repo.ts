import type { TrackedOrder, TrackInput } from '@arkpax/schema/order-tracking'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { listEvents } from './order-events.repo.ts'

/** An order's number as screens and mails show it: whole, or its first 8 characters. */
const NUMBER = /^[0-9a-f]{8}[0-9a-f-]{0,28}$/
const NO_ORDER = '-'

/**
 * The states of the order that has a number and an address; undefined for every miss. A miss asks the database the same two
 * questions, so that it takes as long.
 */
export async function trackOrder(
  db: Kysely<Database>,
  { order, email }: TrackInput,
): Promise<TrackedOrder | undefined> {
  const number = order.replace(/^#/, '').toLowerCase()
  const found = await db
    .selectFrom('orders')
    .select(['id', 'status', 'created_at'])
    .where('customer_email', '=', email)
    .where('id', 'like', `${NUMBER.test(number) ? number : NO_ORDER}%`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const events = await listEvents(db, found?.id ?? NO_ORDER)
  return found && { ...found, events: events.map(({ to_status, created_at }) => ({ status: to_status, created_at })) }
}
