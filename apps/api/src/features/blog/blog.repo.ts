import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The slugs of the published posts. */
export async function listPublishedSlugs(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('blog_posts').select('slug').where('is_published', '=', true).execute()
  return rows.map(({ slug }) => slug)
}
