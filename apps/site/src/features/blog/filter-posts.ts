/** What the list knows of a post on the page. `date` is ISO, so that it sorts as text. */
export interface ListedPost {
  title: string
  excerpt: string
  author: string
  category: string
  tags: readonly string[]
  date: string
}

/** The state of the list; it travels in the address. An empty category means all, an empty tag none. */
export interface PostFilter {
  search: string
  category: string
  tag: string
}

/** At most this many tags in the filter, and on a card. */
const SHOWN_TAGS = 12
export const CARD_TAGS = 3

/** Search text in title, excerpt or author, category and tag, all of them at once. */
export function matches(post: ListedPost, { search, category, tag }: PostFilter): boolean {
  const wanted = search.trim().toLocaleLowerCase('fi')
  const texts = [post.title, post.excerpt, post.author]
  return (
    (!category || post.category === category) &&
    (!tag || post.tags.includes(tag)) &&
    texts.some((text) => text.toLocaleLowerCase('fi').includes(wanted))
  )
}

export const isFiltering = ({ search, category, tag }: PostFilter) => Boolean(search.trim() || category || tag)

/** With so many tags that posts share, one that a single post has is no choice: its post has it. */
const ENOUGH_TAGS = 3

/** The commonest tags first, equals in alphabetical order; those that posts share where there are enough of them. */
export function commonTags(posts: readonly Pick<ListedPost, 'tags'>[]): string[] {
  const counts = new Map<string, number>()
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const shared = [...counts].filter(([, count]) => count > 1)
  return (shared.length < ENOUGH_TAGS ? [...counts] : shared)
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b, 'fi'))
    .slice(0, SHOWN_TAGS)
    .map(([tag]) => tag)
}

/** '?haku=akku&kategoria=Oppaat&tagi=Mökki' → its state. */
export function filterFromQuery(query: string): PostFilter {
  const given = new URLSearchParams(query)
  return {
    search: given.get('haku') ?? '',
    category: given.get('kategoria') ?? '',
    tag: given.get('tagi') ?? '',
  }
}

/** The state as a query, without what is at its default. */
export function queryOfFilter({ search, category, tag }: PostFilter): string {
  const query = new URLSearchParams({
    ...(search.trim() && { haku: search.trim() }),
    ...(category && { kategoria: category }),
    ...(tag && { tagi: tag }),
  }).toString()
  return query && `?${query}`
}
