import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { orderSearchText } from './order-search-text.ts'

const CLOSED = ['delivered', 'cancelled']
const GONE = 'Poistettu asiakas'

/** The orders of an address, and whether they are done with. */
export async function listOrdersToForget(db: Kysely<Database>, email: string) {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'status', 'ordered_on'])
    .where('customer_email', '=', email)
    .execute()
  return rows.map(({ id, status, ordered_on }) => ({ id, ordered_on, isClosed: CLOSED.includes(status) }))
}

/**
 * Takes the person out of an order: name, e-mail, phone, streets, company, free text and the message it came from. What bookkeeping
 * needs stays: amounts, dates, lines, and the postcode and town it was sent to.
 */
export async function forgetPerson(db: Kysely<Database>, orderId: string): Promise<void> {
  const left = await db
    .updateTable('orders')
    .set({
      customer_name: GONE,
      customer_email: '',
      customer_phone: null,
      shipping_address: '',
      note: null,
      company: null,
      business_id: null,
      billing_address: null,
      billing_postcode: null,
      billing_city: null,
      einvoice_address: null,
      einvoice_operator: null,
      contact_message_id: null,
    })
    .where('id', '=', orderId)
    .returning(['id', 'number', 'customer_name', 'customer_email', 'customer_phone', 'shipping_address'])
    .returning(['shipping_postcode', 'shipping_city'])
    .executeTakeFirstOrThrow()
  await db
    .updateTable('orders')
    .set({ search_text: orderSearchText(left) })
    .where('id', '=', orderId)
    .execute()
}

/** Remembers to forget the person of an order that is still on its way. */
export async function insertErasure(db: Kysely<Database>, orderId: string, now: Date): Promise<void> {
  await db
    .insertInto('order_erasures')
    .values({ order_id: orderId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
}

/** The orders that are to be forgotten and have been delivered or cancelled by now. */
export async function listDueErasures(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('order_erasures')
    .innerJoin('orders', 'orders.id', 'order_erasures.order_id')
    .select('orders.id')
    .where('orders.status', 'in', CLOSED)
    .execute()
  return rows.map(({ id }) => id)
}

/** The order has been seen to. */
export async function deleteErasure(db: Kysely<Database>, orderId: string): Promise<void> {
  await db.deleteFrom('order_erasures').where('order_id', '=', orderId).execute()
}
