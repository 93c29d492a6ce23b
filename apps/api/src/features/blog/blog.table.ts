import type { Generated } from 'kysely'

export interface BlogPostTable {
  id: Generated<number>
  title: string
  slug: string
  excerpt: string
  /** Sanitised HTML. */
  content: string
  author: string
  category: string
  /** JSON list. */
  tags: string
  image_url: string
  read_time: string
  is_published: boolean
  published_at: string | null
  /** When it comes onto the site, and goes from it, by itself. */
  publish_at: string | null
  withdraw_at: string | null
  /** Lower-cased title, excerpt, author, category and tags, for searching. */
  search_text: string
  /** How many times staff have changed it, from 1. */
  version: Generated<number>
  created_at: string
  updated_at: string
}

/** The public list of posts as it is answered: a row of ready JSON per published post. */
export interface BlogSummaryTable {
  post_id: number
  published_at: string
  /** JSON of `blogPostSummary`. */
  summary: string
}
