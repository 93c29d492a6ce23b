import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A post without its content, as it stands in its row. */
export type SummaryRow = Omit<
  Selectable<Database['blog_posts']>,
  'content' | 'search_text' | 'version' | 'publish_at' | 'withdraw_at'
>

/** What a summary is made of. */
export const SUMMARY_COLUMNS = [
  ...(['id', 'title', 'slug', 'excerpt', 'author', 'category', 'tags', 'image_url', 'read_time'] as const),
  ...(['is_published', 'published_at', 'created_at', 'updated_at'] as const),
]

/** Turns a fresh row into what the schema describes. */
export const unpack = <Row extends SummaryRow>(row: Row): Omit<Row, 'tags'> & { tags: string[] } =>
  Object.assign(row, { tags: JSON.parse(row.tags), is_published: Boolean(row.is_published) })

/** Brings the summaries of these posts in line with their rows; whoever writes to `blog_posts` calls it in the same transaction. */
export async function storeSummaries(db: Kysely<Database>, posts: readonly SummaryRow[]): Promise<void> {
  const ids = posts.map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('blog_summaries').where('post_id', 'in', ids).execute()
  const rows = posts.flatMap((post) =>
    post.is_published && post.published_at
      ? [{ post_id: post.id, published_at: post.published_at, summary: toJson(post) }]
      : [],
  )
  if (rows.length > 0) await db.insertInto('blog_summaries').values(rows).execute()
}

/** Only what the public list shows: the row that is given may hold more. */
const toJson = (post: SummaryRow) => JSON.stringify(unpack({ ...post }), SUMMARY_COLUMNS)
