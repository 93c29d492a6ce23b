import type { PaymentMethod } from '@arkpax/schema/order-states'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** When the customer of an order was reminded; null where they were not. */
export async function findReminder(db: Kysely<Database>, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('payment_reminders')
    .select('created_at')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.created_at ?? null
}

/** Notes that the customer of an order is reminded, once: false when they were already. */
export async function noteReminder(db: Kysely<Database>, orderId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_reminders')
    .values({ order_id: orderId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) === 1
}

/** Orders of these methods whose day is over and of which nothing has come, and whose customer has not been reminded. */
export async function listUnreminded(db: Kysely<Database>, today: string, methods: readonly PaymentMethod[]) {
  return db
    .selectFrom('orders')
    .select(['id', 'customer_email'])
    .where('payment_method', 'in', methods)
    .where('payment_due_on', '<', today)
    .where('status', '<>', 'cancelled')
    .where('customer_email', '<>', '')
    .whereRef('total_amount_cents', '>', 'credited_cents')
    .where('paid_cents', '=', 0)
    .where('id', 'not in', db.selectFrom('payment_reminders').select('order_id'))
    .orderBy('payment_due_on')
    .limit(200)
    .execute()
}
