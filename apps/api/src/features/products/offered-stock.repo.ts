import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { available } from './stock.repo.ts'

/**
 * How many units of a product can be sold that nobody who waited has been offered; no other transaction changes it before this one ends. None where
 * visitors do not see the product, or it was changed after `settledBy`.
 */
export async function lockUnoffered(db: Kysely<Database>, id: string, settledBy: Date): Promise<number> {
  const row = await db
    .updateTable('products')
    .set((eb) => ({ offered: eb.ref('offered') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'shown')
    .where('updated_at', '<=', settledBy.toISOString())
    .returning(sql<number>`${available} - offered`.as('units'))
    .executeTakeFirst()
  return row?.units ?? 0
}

/** So many more units have been offered to those who waited. */
export async function offer(db: Kysely<Database>, id: string, units: number): Promise<void> {
  await db
    .updateTable('products')
    .set((eb) => ({ offered: eb('offered', '+', units) }))
    .where('id', '=', id)
    .execute()
}
