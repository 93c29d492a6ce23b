import { DAY_MS } from '@arkpax/schema/durations'
import { slugify } from '@arkpax/schema/slug'
import type { Kysely } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { searchText } from '../src/db/search-text.ts'
import { SUMMARY_COLUMNS, storeSummaries } from '../src/features/blog/blog-summaries.repo.ts'
import { demoPosts } from './demo-blog-texts.ts'

const AUTHOR = 'Arkpax Official'

/** Writes the posts: some published, some drafts. */
export async function seedBlogPosts(db: Kysely<Database>, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const rows = demoPosts.map((post) => {
    const { title, excerpt, category, tags, content, publishedDaysAgo } = post
    const publishedAt = publishedDaysAgo === undefined ? null : daysAgo(publishedDaysAgo)
    return {
      title,
      slug: slugify(title),
      excerpt,
      content,
      author: AUTHOR,
      category,
      tags: JSON.stringify(tags),
      image_url: `/images/${post.picture}-800.webp`,
      read_time: post.readTime,
      is_published: publishedAt !== null,
      published_at: publishedAt,
      search_text: searchText(title, excerpt, AUTHOR, category, ...tags),
      created_at: daysAgo(post.writtenDaysAgo),
      updated_at: publishedAt ?? daysAgo(post.writtenDaysAgo),
    }
  })
  const posts = await db.insertInto('blog_posts').values(rows).returning(SUMMARY_COLUMNS).execute()
  await storeSummaries(db, posts)
}
