import type { APIRoute } from 'astro'
import type { SearchEntry } from '~/features/search/search-entries.ts'
import { buildIndex } from '~/features/search/search-index.ts'
import { cardPicture, smallPicture } from '~/lib/pictures.ts'
import { siteEntries } from './_search/site-entries.ts'

/** The index of the search: built with the pages, fetched when someone first searches. */
export const GET: APIRoute = async () => {
  const shown = (await siteEntries()).map((entry) => ({ ...entry, picture: fileFor(entry) }))
  return new Response(buildIndex(shown), { headers: { 'Content-Type': 'application/json' } })
}

/** A product is shown as a card, others with a small picture beside their words. */
function fileFor({ kind, picture }: SearchEntry): string | undefined {
  if (!picture) return undefined
  return (kind === 'product' ? cardPicture(picture) : smallPicture(picture)).src
}
