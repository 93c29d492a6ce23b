import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OrderChargeTable, OrderItemTable } from './orders.table.ts'

/** What an order is made of, as it is stored. */
export interface OrderRows {
  items: Selectable<OrderItemTable>[]
  charges: Selectable<OrderChargeTable>[]
}

/** The rows of an order. */
export async function readOrderRows(db: Kysely<Database>, orderId: string): Promise<OrderRows> {
  return {
    items: await db.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('id').execute(),
    charges: await db.selectFrom('order_charges').selectAll().where('order_id', '=', orderId).orderBy('id').execute(),
  }
}

/** Makes the rows of an order what they are to be: those that stay keep their ids. */
export async function storeOrderRows(
  db: Kysely<Database>,
  orderId: string,
  before: OrderRows,
  after: OrderRows,
): Promise<void> {
  for (const table of ['order_items', 'order_charges'] as const) {
    const part = table === 'order_items' ? 'items' : 'charges'
    const known = new Set(before[part].map(({ id }) => id))
    const staying = after[part].filter(({ id }) => known.has(id))
    const left = staying.map(({ id }) => id)
    await db
      .deleteFrom(table)
      .where('order_id', '=', orderId)
      .where('id', 'not in', left.length > 0 ? left : [''])
      .execute()
    for (const { id, ...row } of staying) await db.updateTable(table).set(row).where('id', '=', id).execute()
  }
  const isNew = (rows: { id: string }[]) => (row: { id: string }) => !rows.some(({ id }) => id === row.id)
  const items = after.items.filter(isNew(before.items))
  const charges = after.charges.filter(isNew(before.charges))
  if (items.length > 0) await db.insertInto('order_items').values(items).execute()
  if (charges.length > 0) await db.insertInto('order_charges').values(charges).execute()
}
