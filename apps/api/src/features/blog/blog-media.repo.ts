import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readFields } from './blog-drafts.repo.ts'

/** The posts, drafts too and what is being typed of them, whose picture or text names something of the media library at an `address`, a pattern. */
export async function listPostsWithMedia(db: Kysely<Database>, address: string) {
  const rows = await db
    .selectFrom('blog_posts')
    .select(['id', 'title', 'image_url', 'content'])
    .where((eb) => eb.or([eb('image_url', 'like', address), eb('content', 'like', address)]))
    .orderBy('title')
    .execute()
  const drafts = await db.selectFrom('blog_drafts').select(['id', 'fields']).where('fields', 'like', address).execute()
  return [
    ...rows.map(({ id, title, image_url, content }) => ({ id: String(id), title, text: `${image_url}\n${content}` })),
    ...drafts.map(({ id, fields }) => ({ id, title: readFields(fields).title, text: fields })),
  ]
}
