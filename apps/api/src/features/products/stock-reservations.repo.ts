import type { ReservationReason, StockReservation } from '@arkpax/schema/stock-reservations'
import type { Kysely, Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { available, lessOffered } from './stock.repo.ts'
import type { StockReservationTable } from './stock.table.ts'

interface NewReservation {
  productId: string
  quantity: number
  until: Date
  reason: { kind: ReservationReason; id: string | null }
  note: string
}

/**
 * Keeps units for somebody and gives the id of the reservation; undefined, with nothing kept, when fewer are free. The row of the product decides, so that
 * of two who want the last unit one gets it.
 */
export async function reserve(
  db: Kysely<Database>,
  { productId, quantity, until, reason, note }: NewReservation,
  now: Date,
): Promise<string | undefined> {
  const kept = await db
    .updateTable('products')
    .set((eb) => ({ reserved: eb('reserved', '+', quantity), offered: lessOffered(quantity) }))
    .where('id', '=', productId)
    .where('deleted_at', 'is', null)
    .where(available, '>=', quantity)
    .executeTakeFirst()
  if (kept.numUpdatedRows === 0n) return undefined
  const id = uuidv7()
  await db
    .insertInto('stock_reservations')
    .values({
      id,
      product_id: productId,
      quantity,
      reserved_until: until.toISOString(),
      reason_kind: reason.kind,
      reason_id: reason.id,
      note,
      created_at: now.toISOString(),
    })
    .execute()
  return id
}

/** Releases what a reservation keeps, once: false when it is not there. */
export async function release(db: Kysely<Database>, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('stock_reservations')
    .where('id', '=', id)
    .returning(['product_id', 'quantity'])
    .executeTakeFirst()
  if (!gone) return false
  await db
    .updateTable('products')
    .set((eb) => ({ reserved: eb('reserved', '-', gone.quantity) }))
    .where('id', '=', gone.product_id)
    .execute()
  return true
}

/** The ids of what is kept for a reason, in the order in which every transaction locks products. */
export async function listReservedFor(
  db: Kysely<Database>,
  { kind, id }: { kind: ReservationReason; id: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('stock_reservations')
    .select('id')
    .where('reason_kind', '=', kind)
    .where('reason_id', '=', id)
    .orderBy('product_id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The ids of reservations whose time is over. */
export async function overdueReservations(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('stock_reservations')
    .select('id')
    .where('reserved_until', '<=', now.toISOString())
    .orderBy('product_id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** One reservation; undefined when it is not there, or no more. */
export async function findReservation(db: Kysely<Database>, id: string): Promise<StockReservation | undefined> {
  const row = await withNames(db).where('stock_reservations.id', '=', id).executeTakeFirst()
  return row && toReservation(row)
}

/** What is kept of a product, oldest first. */
export async function listReservationsOf(db: Kysely<Database>, productId: string): Promise<StockReservation[]> {
  const rows = await withNames(db).where('product_id', '=', productId).orderBy('stock_reservations.id').execute()
  return rows.map(toReservation)
}

const withNames = (db: Kysely<Database>) =>
  db
    .selectFrom('stock_reservations')
    .innerJoin('products', 'products.id', 'stock_reservations.product_id')
    .selectAll('stock_reservations')
    .select('products.name as product_name')

const toReservation = ({
  reason_id: _,
  ...row
}: Selectable<StockReservationTable> & { product_name: string }): StockReservation => row
