import type { Dashboard } from '@arkpax/schema/dashboard'
import { LOW_STOCK } from '@arkpax/schema/labels'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { countLateMessages } from '../contact/contact.repo.ts'
import { countUndelivered } from '../mail/mails.repo.ts'

const SHOWN_PRODUCTS = 10

/** Counts what waits for staff. */
export async function readDashboard(db: Kysely<Database>, now: Date): Promise<Dashboard> {
  const orders = db.selectFrom('orders').where('status', '=', 'pending')
  const messages = db.selectFrom('contact_messages')
  const lowStock = db.selectFrom('products').where('deleted_at', 'is', null).where('stock', '<=', LOW_STOCK)

  const [newOrders, unread, overdue, lowStockCount, products, undelivered] = await Promise.all([
    orders.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    messages
      .where('status', '=', 'new')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    countLateMessages(db, now),
    lowStock.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    lowStock.select(['id', 'name', 'stock']).orderBy('stock').orderBy('name').limit(SHOWN_PRODUCTS).execute(),
    countUndelivered(db),
  ])
  return {
    new_orders: newOrders.count,
    unread_messages: unread.count,
    overdue_messages: overdue,
    low_stock: products,
    low_stock_count: lowStockCount.count,
    undelivered_mails: undelivered,
  }
}
