import type { BlogPostSummary } from '@arkpax/schema/blog'
import { ApiError, callPage } from '~/lib/api.ts'

/** All published server posts, page by page. When the API is away the built-in posts stand alone, as built. */
export async function fetchServerPosts(): Promise<BlogPostSummary[]> {
  const posts: BlogPostSummary[] = []
  try {
    let cursor: string | undefined
    do {
      const { items, next } = await callPage('GET /api/blog', { query: { limit: 500, ...(cursor && { cursor }) } })
      posts.push(...items)
      cursor = next ?? undefined
    } while (cursor)
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof TypeError)) throw error
  }
  return posts
}
