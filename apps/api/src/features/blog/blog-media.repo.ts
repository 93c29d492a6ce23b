import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The posts, drafts too, whose picture or text names something of the media library at an `address`, a pattern. */
export async function listPostsWithMedia(db: Kysely<Database>, address: string) {
  const rows = await db
    .selectFrom('blog_posts')
    .select(['id', 'title', 'image_url', 'content'])
    .where((eb) => eb.or([eb('image_url', 'like', address), eb('content', 'like', address)]))
    .orderBy('title')
    .execute()
  return rows.map(({ id, title, image_url, content }) => ({ id: String(id), title, text: `${image_url}\n${content}` }))
}
