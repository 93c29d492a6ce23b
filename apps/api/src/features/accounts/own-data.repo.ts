import { toEuros } from '@arkpax/schema/money'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { toConversation } from '../contact/contact.repo.ts'

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
    reviews: await readReviews(db, id),
    chat_messages: await readConversations(db, id),
  }
}

async function readReviews(db: Kysely<Database>, userId: string) {
  const reviews = await db
    .selectFrom('product_reviews')
    .innerJoin('products', 'products.id', 'product_reviews.product_id')
    .select(['product_reviews.id', 'product_id', 'products.name as product_name', 'rating', 'title', 'comment'])
    .select(['verified_purchase', 'hidden_at', 'hidden_reason', 'answer', 'answered_at', 'edited_at'])
    .select('product_reviews.created_at')
    .where('user_id', '=', userId)
    .orderBy('product_reviews.id')
    .execute()
  return reviews.map((review) => ({ ...review, verified_purchase: Boolean(review.verified_purchase) }))
}

/** Conversations that the customer took part in, whole, as deleting the account deletes them; what came before the sign-in too. */
async function readConversations(db: Kysely<Database>, userId: string) {
  const messages = await db
    .selectFrom('chat_sessions')
    .select(['session_id', 'message', 'is_bot', 'helpful', 'created_at'])
    .where('session_id', 'in', db.selectFrom('chat_sessions').select('session_id').where('user_id', '=', userId))
    .orderBy('id')
    .execute()
  return messages.map(({ is_bot, helpful, ...message }) => ({
    ...message,
    is_bot: Boolean(is_bot),
    helpful: helpful === null ? null : Boolean(helpful),
  }))
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
    contact_messages: await readContactMessages(db, email),
    newsletter: await readSubscription(db, email),
    mails: await db
      .selectFrom('outbox')
      .select(['kind', 'recipient', 'created_at', 'sent_at'])
      .where('recipient', '=', email)
      .orderBy('id')
      .execute(),
  }
}

/** Messages to customer service with the conversation that was handed over and the answers that were mailed. */
async function readContactMessages(db: Kysely<Database>, email: string) {
  const messages = await db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'subject', 'message', 'conversation', 'status', 'created_at', 'updated_at'])
    .where('email', '=', email)
    .orderBy('id')
    .execute()
  const replies = await db
    .selectFrom('contact_replies')
    .innerJoin('contact_messages', 'contact_messages.id', 'contact_replies.contact_message_id')
    .select(['contact_message_id', 'contact_replies.message', 'contact_replies.created_at'])
    .where('contact_messages.email', '=', email)
    .orderBy('contact_replies.id')
    .execute()
  const repliesTo = Map.groupBy(replies, ({ contact_message_id }) => contact_message_id)
  return messages.map(({ conversation, ...sent }) => ({
    ...sent,
    conversation: toConversation(conversation),
    replies: (repliesTo.get(sent.id) ?? []).map(({ message, created_at }) => ({ message, created_at })),
  }))
}

async function readSubscription(db: Kysely<Database>, email: string) {
  const subscriptions = await db
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'is_active', 'subscribed_at', 'unsubscribed_at'])
    .where('email', '=', email)
    .execute()
  return subscriptions.map((subscription) => ({ ...subscription, is_active: Boolean(subscription.is_active) }))
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
