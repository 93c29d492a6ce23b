import type { ProductWithDetails } from '@arkpax/schema/products'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { toWholeProduct } from './product-rows.ts'

/** The products besides `shown`, deleted ones too: texts and manuals still name their figures. */
export async function listUnshownProducts(
  db: Kysely<Database>,
  shown: readonly ProductWithDetails[],
  now: Date,
): Promise<ProductWithDetails[]> {
  const rows = await db.selectFrom('products').selectAll().orderBy('id').execute()
  return rows.filter(({ id }) => !shown.some((product) => product.id === id)).map((row) => toWholeProduct(row, now))
}
