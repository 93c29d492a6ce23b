import { toEuros } from '@arkpax/schema/money'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * Everything that is stored about a customer, for the download: what hangs on the account, and what hangs on its address once
 * that is verified. Hashes of secrets, texts for searching and notes of staff are left out.
 */
export async function readOwnData(db: Kysely<Database>, id: string) {
  const account = await db
    .selectFrom('customer_users')
    .select(['id', 'email', 'first_name', 'last_name', 'phone', 'address', 'city', 'postal_code'])
    .select(['email_verified_at', 'created_at', 'last_seen_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account) return undefined
  return {
    account,
    ...(await readOfAccount(db, id)),
    ...(account.email_verified_at && (await readOfAddress(db, account.email))),
  }
}

async function readOfAccount(db: Kysely<Database>, id: string) {
  return {
    sessions: await db
      .selectFrom('customer_sessions')
      .select(['id', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    known_devices: await db
      .selectFrom('customer_devices')
      .select(['created_at', 'expires_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
    reviews: await db
      .selectFrom('product_reviews')
      .select(['id', 'product_id', 'rating', 'title', 'comment', 'created_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    chat_messages: await db
      .selectFrom('chat_sessions')
      .select(['session_id', 'message', 'is_bot', 'created_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
  }
}

async function readOfAddress(db: Kysely<Database>, email: string) {
  return {
    orders: await readOrders(db, email),
    registrations: await db
      .selectFrom('product_registrations')
      .select(['id', 'first_name', 'last_name', 'email', 'phone', 'product_model', 'serial_number', 'purchase_date'])
      .select(['retailer', 'comments', 'warranty_end', 'created_at'])
      .where('email', '=', email)
      .orderBy('id')
      .execute(),
    contact_messages: await db
      .selectFrom('contact_messages')
      .select(['id', 'name', 'email', 'subject', 'message', 'conversation', 'status', 'created_at'])
      .where('email', '=', email)
      .orderBy('id')
      .execute(),
    newsletter: await db
      .selectFrom('newsletter_subscriptions')
      .select(['email', 'is_active', 'subscribed_at', 'unsubscribed_at'])
      .where('email', '=', email)
      .execute(),
    mails: await db
      .selectFrom('outbox')
      .select(['kind', 'recipient', 'created_at', 'sent_at'])
      .where('recipient', '=', email)
      .orderBy('id')
      .execute(),
  }
}

async function readOrders(db: Kysely<Database>, email: string) {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'status', 'customer_name', 'customer_email', 'customer_phone', 'shipping_address'])
    .select(['shipping_postcode', 'shipping_city', 'total_amount_cents', 'created_at', 'updated_at'])
    .where('customer_email', '=', email)
    .orderBy('created_at')
    .execute()
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const items = await db.selectFrom('order_items').selectAll().where('order_id', 'in', ids).orderBy('id').execute()
  const events = await db.selectFrom('order_events').selectAll().where('order_id', 'in', ids).orderBy('id').execute()
  const itemsOf = Map.groupBy(items, ({ order_id }) => order_id)
  const eventsOf = Map.groupBy(events, ({ order_id }) => order_id)
  return orders.map(({ total_amount_cents, ...order }) => ({
    ...order,
    total_amount: toEuros(total_amount_cents),
    items: (itemsOf.get(order.id) ?? []).map(({ product_name, quantity, price_cents }) => ({
      product_name,
      quantity,
      price: toEuros(price_cents),
    })),
    events: (eventsOf.get(order.id) ?? []).map(({ to_status, created_at }) => ({ status: to_status, created_at })),
  }))
}
