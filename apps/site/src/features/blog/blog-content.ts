import { type CollectionEntry, getCollection } from 'astro:content'

export type BuiltInPost = CollectionEntry<'blog'>

/** The built-in posts (`content/blog/`), newest first. */
export async function builtInPosts(): Promise<BuiltInPost[]> {
  const posts = await getCollection('blog')
  return posts.sort((a, b) => b.data.date.localeCompare(a.data.date))
}

/** Two other built-in posts (spec §9), those with the most tags in common first. */
export function relatedPosts(posts: readonly BuiltInPost[], slug: string): BuiltInPost[] {
  const tags = posts.find(({ id }) => id === slug)?.data.tags ?? []
  const shared = ({ data }: BuiltInPost) => data.tags.filter((tag) => tags.includes(tag)).length
  return posts
    .filter(({ id }) => id !== slug)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, 2)
}
