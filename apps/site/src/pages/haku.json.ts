import type { APIRoute } from 'astro'
import type { SearchEntry } from '~/features/search/search-entries.ts'
import { buildIndex } from '~/features/search/search-index.ts'
import { cardPicture, smallPicture } from '~/lib/pictures.ts'
import { siteEntries } from './_search/site-entries.ts'

/** The index of the search: built with the pages, fetched when someone first searches. */
export const GET: APIRoute = async () => {
  const shown = (await siteEntries()).map((entry) => ({ ...entry, ...filesFor(entry) }))
  return new Response(buildIndex(shown), { headers: { 'Content-Type': 'application/json' } })
}

/** A product is shown as a card, others with a small picture beside their words. */
function filesFor({ kind, picture }: SearchEntry): Pick<SearchEntry, 'picture' | 'dark' | 'isBright'> {
  if (!picture) return {}
  const { src, dark, isBright } = kind === 'product' ? cardPicture(picture) : smallPicture(picture)
  return { picture: src, ...(dark && { dark }), ...(isBright && { isBright }) }
}
