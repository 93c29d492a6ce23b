import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The ids of the products that are not hidden. */
export async function listProductIds(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('products').select('id').where('deleted_at', 'is', null).execute()
  return rows.map(({ id }) => id)
}
