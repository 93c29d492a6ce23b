import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import { appliances, stations } from '~/features/calculator/calculator-choices.ts'
import { searchedAppliances } from '~/features/calculator/searched-appliances.ts'
import { type SearchEntry, searchEntries } from '~/features/search/search-entries.ts'
import { buildIndex } from '~/features/search/search-index.ts'
import { catalogue } from '~/lib/catalogue.ts'
import { faq } from '~/lib/faq.ts'
import { cardPicture, smallPicture } from '~/lib/pictures.ts'
import { published } from '~/lib/published.ts'

/** The index of the search: built with the pages, fetched when someone first searches. */
export const GET: APIRoute = async () => {
  const builtIn = await getCollection('blog')
  const fromServer = published.posts.map((post) => ({ id: post.slug, data: post, body: post.content }))
  const entries = searchEntries({
    products: catalogue,
    articles: await getCollection('support'),
    posts: [...fromServer, ...builtIn.filter(({ id }) => !fromServer.some((post) => post.id === id))],
    policies: await getCollection('policies'),
    useCases: await getCollection('useCases'),
    manuals: await getCollection('manuals'),
    faq,
    appliances: searchedAppliances(appliances, stations),
  })
  const shown = entries.map((entry) => ({ ...entry, picture: fileFor(entry) }))
  return new Response(buildIndex(shown), { headers: { 'Content-Type': 'application/json' } })
}

/** A product is shown as a card, others with a small picture beside their words. */
function fileFor({ kind, picture }: SearchEntry): string | undefined {
  if (!picture) return undefined
  return (kind === 'product' ? cardPicture(picture) : smallPicture(picture)).src
}
