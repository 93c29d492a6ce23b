import type { TrackedOrder, TrackInput } from '@arkpax/schema/order-tracking'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { listMilestones } from './order-events.repo.ts'
import { readOrderName } from './order-name.ts'

const NO_ORDER = '-'

/**
 * The states of the order that has a number, or an id, and an address; undefined for every miss. A miss asks the database the same two
 * questions, so that it takes as long.
 */
export async function trackOrder(
  db: Kysely<Database>,
  { order, email }: TrackInput,
): Promise<Omit<TrackedOrder, 'deliveries' | 'returns' | 'payment'> | undefined> {
  const { number, id } = readOrderName(order)
  const found = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'created_at'])
    .where('customer_email', '=', email)
    .where((eb) => eb.or([eb('number', '=', number), eb('id', 'like', `${id}%`)]))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const events = await listMilestones(db, found?.id ?? NO_ORDER)
  return found && { ...found, events }
}
