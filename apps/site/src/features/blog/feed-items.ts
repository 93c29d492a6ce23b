import { postPath } from '../../lib/paths.ts'
import type { CardPost } from './blog-content.ts'

/** The feed carries this many of the newest posts. */
const SHOWN = 20

/** A post with its text as HTML. */
export interface FeedPost extends Pick<CardPost, 'slug' | 'title' | 'excerpt' | 'category' | 'tags' | 'date'> {
  html: string
}

/** The newest posts as items of a feed, with their whole text; `posts` come newest first. */
export function feedItems(posts: readonly FeedPost[], site: URL) {
  return posts.slice(0, SHOWN).map(({ slug, title, excerpt, category, tags, date, html }) => {
    const link = new URL(postPath(slug), site).href
    return {
      title: xmlText(title),
      description: xmlText(excerpt),
      link,
      pubDate: new Date(date),
      categories: [...new Set([category, ...tags])].map(xmlText),
      content: xmlText(withAbsoluteAddresses(html, link)),
    }
  })
}

/** HTML whose links and pictures are found wherever it is read; `base` is the address of the page that it is from. */
export function withAbsoluteAddresses(html: string, base: string): string {
  return html.replace(/<[^>]+>/g, (tag) =>
    tag.replace(/(\s(?:href|src)=")([^"]*)(?=")/g, (found, before: string, address: string) =>
      URL.canParse(address, base) ? before + new URL(address, base).href : found,
    ),
  )
}

/** Text without the two characters that a browser shows as nothing and XML has no place for. */
const xmlText = (text: string) => text.replace(/[\uFFFE\uFFFF]/g, '')
