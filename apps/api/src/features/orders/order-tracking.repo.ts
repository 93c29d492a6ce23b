import type { TrackedOrder, TrackInput } from '@arkpax/schema/order-tracking'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { listEvents } from './order-events.repo.ts'

/** An order's running number; eight digits or more are the beginning of an id. */
const NUMBER = /^[1-9]\d{0,6}$/
/** An order's id: whole, or the first 8 characters that screens and mails show. */
const ID = /^[0-9a-f]{8}[0-9a-f-]{0,28}$/
/** What people copy around it: "Tilaus 1042 (a3f81c20)". */
const AROUND = /^tilaus\s+|#|\s*\(.*\)$/g
const NO_ORDER = { number: 0, id: '-' }

/**
 * The states of the order that has a number, or an id, and an address; undefined for every miss. A miss asks the database the same two
 * questions, so that it takes as long.
 */
export async function trackOrder(
  db: Kysely<Database>,
  { order, email }: TrackInput,
): Promise<TrackedOrder | undefined> {
  const name = order.toLowerCase().replace(AROUND, '')
  const number = NUMBER.test(name) ? Number(name) : NO_ORDER.number
  const id = ID.test(name) ? name : NO_ORDER.id
  const found = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'created_at'])
    .where('customer_email', '=', email)
    .where((eb) => eb.or([eb('number', '=', number), eb('id', 'like', `${id}%`)]))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const events = await listEvents(db, found?.id ?? NO_ORDER.id)
  return found && { ...found, events: events.map(({ to_status, created_at }) => ({ status: to_status, created_at })) }
}
