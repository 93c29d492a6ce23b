import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import { nextVersion } from '../../db/versions.ts'
import type { ReturnEventTable, ReturnItemTable, ReturnTable } from './returns.table.ts'

export type ReturnRow = Selectable<ReturnTable>
export type ReturnItemRow = Selectable<ReturnItemTable>

/** A return with its pieces. */
export interface WholeReturn extends ReturnRow {
  items: ReturnItemRow[]
}

const AT_ONCE = 200

/** Stores a return with its pieces. */
export async function insertReturn(
  db: Kysely<Database>,
  row: Insertable<ReturnTable>,
  items: readonly Insertable<ReturnItemTable>[],
): Promise<void> {
  await db.insertInto('returns').values(row).execute()
  for (let from = 0; from < items.length; from += AT_ONCE)
    await db
      .insertInto('return_items')
      .values(items.slice(from, from + AT_ONCE))
      .execute()
}

/** One return; undefined when it is not there. */
export async function findReturn(db: Kysely<Database>, id: string): Promise<WholeReturn | undefined> {
  const rows = await db.selectFrom('returns').selectAll().where('id', '=', id).execute()
  return (await withItems(db, rows))[0]
}

/** The same, which no other transaction changes before this one ends. */
export async function lockReturn(db: Kysely<Database>, id: string): Promise<WholeReturn | undefined> {
  await lockRow(db, 'returns', { id })
  return findReturn(db, id)
}

/** The returns of an order, oldest first. */
export async function listReturnsOf(db: Kysely<Database>, orderId: string): Promise<WholeReturn[]> {
  const rows = await db
    .selectFrom('returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('announced_at')
    .orderBy('id')
    .execute()
  return withItems(db, rows)
}

/** Writes down what happened to a return. */
export async function insertReturnEvent(db: Kysely<Database>, event: Insertable<ReturnEventTable>): Promise<void> {
  await db.insertInto('return_events').values(event).execute()
}

/** Pieces by their products, each once, as people read them. */
export function piecesOf(items: readonly Pick<ReturnItemRow, 'product_name'>[]) {
  const byName = Map.groupBy(items, ({ product_name }) => product_name)
  return [...byName].map(([product_name, pieces]) => ({ product_name, quantity: pieces.length }))
}

/** Adds their pieces to returns, read in one query. */
export async function withItems(db: Kysely<Database>, rows: ReturnRow[]): Promise<WholeReturn[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const items = await db.selectFrom('return_items').selectAll().where('return_id', 'in', ids).orderBy('id').execute()
  const itemsOf = Map.groupBy(items.map(asRead), ({ return_id }) => return_id)
  return rows.map((row) => ({ ...row, items: itemsOf.get(row.id) ?? [] }))
}

/** SQLite keeps truth as a number. */
const asRead = (row: ReturnItemRow): ReturnItemRow => ({
  ...row,
  is_cancelled: Boolean(row.is_cancelled),
  is_restocked: Boolean(row.is_restocked),
  is_scrapped: Boolean(row.is_scrapped),
  restock: row.restock === null ? null : Boolean(row.restock),
})

/** Changes a return. */
export async function changeReturn(
  db: Kysely<Database>,
  id: string,
  change: Updateable<ReturnTable>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('returns')
    .set({ ...change, version: nextVersion, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Says what of the delivery a new return gives back. */
export async function setDeliveryRefund(db: Kysely<Database>, id: string, cents: number): Promise<void> {
  await db.updateTable('returns').set({ delivery_refund_cents: cents }).where('id', '=', id).execute()
}

/** Changes what is written down of a piece. */
export async function changeReturnItem(
  db: Kysely<Database>,
  id: string,
  change: Updateable<ReturnItemTable>,
): Promise<void> {
  await db.updateTable('return_items').set(change).where('id', '=', id).execute()
}
