import type { ReviewableProduct } from '@arkpax/schema/reviews'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Whether a product has been delivered to an address. */
export async function wasDelivered(db: Kysely<Database>, email: string, productId: string): Promise<boolean> {
  const row = await delivered(db, email).where('order_items.product_id', '=', productId).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Products of the shop that were delivered to a customer's address and that they have not reviewed, by name. */
export async function listReviewable(
  db: Kysely<Database>,
  { id, email }: { id: string; email: string },
): Promise<ReviewableProduct[]> {
  return db
    .selectFrom('products')
    .select(['id as product_id', 'name as product_name', 'image_url'])
    .where('deleted_at', 'is', null)
    .where('status', '=', 'shown')
    .where('id', 'in', delivered(db, email))
    .where('id', 'not in', db.selectFrom('product_reviews').select('product_id').where('user_id', '=', id))
    .orderBy('name')
    .orderBy('id')
    .execute()
}

const delivered = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select('order_items.product_id')
    .where('orders.customer_email', '=', email)
    .where('orders.status', '=', 'delivered')
