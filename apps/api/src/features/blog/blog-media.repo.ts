import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The posts, drafts too, whose picture or text names something of the media library. */
export async function listPostsWithMedia(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('blog_posts')
    .select(['id', 'title', 'image_url', 'content'])
    .where((eb) => eb.or([eb('image_url', 'like', '%/media/%'), eb('content', 'like', '%/media/%')]))
    .orderBy('title')
    .execute()
  return rows.map(({ id, title, image_url, content }) => ({ id: String(id), title, text: `${image_url}\n${content}` }))
}
