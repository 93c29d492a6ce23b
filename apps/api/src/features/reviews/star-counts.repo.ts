import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * Counts a product's visible reviews anew and writes the counts on the product. The row is locked first, so that of two
 * transactions the later one counts what the earlier one has written.
 */
export async function recountStars(db: Kysely<Database>, productId: string): Promise<void> {
  await db
    .updateTable('products')
    .set((eb) => ({ star_counts: eb.ref('star_counts') }))
    .where('id', '=', productId)
    .execute()
  const rows = await db
    .selectFrom('product_reviews')
    .select(({ fn }) => ['rating', fn.countAll().as('given')])
    .where('product_id', '=', productId)
    .where('hidden_at', 'is', null)
    .groupBy('rating')
    .execute()
  const counts = new Map(rows.map(({ rating, given }) => [rating, Number(given)]))
  const stars = [1, 2, 3, 4, 5].map((rating) => counts.get(rating) ?? 0)
  await db
    .updateTable('products')
    .set({ star_counts: rows.length > 0 ? JSON.stringify(stars) : null })
    .where('id', '=', productId)
    .execute()
}
