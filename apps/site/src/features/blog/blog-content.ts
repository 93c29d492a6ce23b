import { type CollectionEntry, getCollection } from 'astro:content'
import type { BlogPost } from '@arkpax/schema/blog'
import { published } from '~/lib/published.ts'

export type BuiltInPost = CollectionEntry<'blog'>

/** The built-in posts (`content/blog/`), newest first. */
export async function builtInPosts(): Promise<BuiltInPost[]> {
  const posts = await getCollection('blog')
  return posts.sort((a, b) => b.data.date.localeCompare(a.data.date))
}

/** A post that the build makes a card of: the built-in ones and those that staff have published. */
export interface CardPost {
  slug: string
  title: string
  excerpt: string
  author: string
  category: string
  date: string
  readTime: string
  tags: readonly string[]
  /** Name of a picture of ours. */
  image?: string
  /** Address of a server post's picture. */
  imageUrl?: string
}

/** Every post of the build, newest first; a server post wins over a built-in one of its slug. */
export async function cardPosts(): Promise<CardPost[]> {
  const builtIn = (await builtInPosts()).map(({ id, data }) => [id, { slug: id, ...data }] as const)
  const fromServer = serverPosts.map((post) => [post.slug, toCard(post)] as const)
  const bySlug = new Map<string, CardPost>([...builtIn, ...fromServer])
  return [...bySlug.values()].sort((a, b) => b.date.localeCompare(a.date))
}

/** The posts that staff had published when the build began, with their sanitised HTML. */
export const serverPosts = published.posts

/** A server post as its card and its page show it. */
export function toCard(post: BlogPost): CardPost {
  const { slug, title, excerpt, author, category, tags, read_time, image_url } = post
  const date = post.published_at ?? post.created_at
  return {
    slug,
    title,
    excerpt,
    author,
    category,
    tags,
    date,
    readTime: read_time,
    ...(image_url && { imageUrl: image_url }),
  }
}

/** Two other built-in posts, those with the most tags in common first. */
export function relatedPosts(posts: readonly BuiltInPost[], slug: string): BuiltInPost[] {
  const tags = posts.find(({ id }) => id === slug)?.data.tags ?? []
  const shared = ({ data }: BuiltInPost) => data.tags.filter((tag) => tags.includes(tag)).length
  return posts
    .filter(({ id }) => id !== slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, 2)
}
