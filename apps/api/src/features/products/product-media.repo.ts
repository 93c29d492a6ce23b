import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The products, hidden ones too, whose pictures, documents or texts name something of the media library at an `address`, a pattern. */
export async function listProductsWithMedia(db: Kysely<Database>, address: string) {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'image_url', 'details'])
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('image_url', 'like', address), eb('details', 'like', address)]))
    .orderBy('name')
    .execute()
  return rows.map(({ id, name, image_url, details }) => ({ id, title: name, text: `${image_url}\n${details ?? ''}` }))
}
