import { getCollection } from 'astro:content'
import { appliances, stations } from '~/features/calculator/calculator-choices.ts'
import { searchedAppliances } from '~/features/calculator/searched-appliances.ts'
import { readyManuals } from '~/features/manuals/manual-files.ts'
import { cardFigures } from '~/features/products/card-figures.ts'
import { type SearchEntry, searchEntries } from '~/features/search/search-entries.ts'
import { catalogue } from '~/lib/catalogue.ts'
import { faq } from '~/lib/faq.ts'
import { published } from '~/lib/published.ts'

/** Everything of the site that is searched. */
export async function siteEntries(): Promise<SearchEntry[]> {
  const builtIn = await getCollection('blog')
  const fromServer = published.posts.map((post) => ({ id: post.slug, data: post, body: post.content }))
  return searchEntries({
    products: catalogue.map((product) => ({ ...product, figures: cardFigures(product) })),
    articles: await getCollection('support'),
    posts: [...fromServer, ...builtIn.filter(({ id }) => !fromServer.some((post) => post.id === id))],
    policies: await getCollection('policies'),
    useCases: await getCollection('useCases'),
    manuals: await getCollection('manuals'),
    manualTexts: readyManuals,
    faq,
    appliances: searchedAppliances(appliances, stations),
  })
}
