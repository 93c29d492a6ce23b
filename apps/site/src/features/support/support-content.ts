import { type CollectionEntry, getCollection } from 'astro:content'
import { supportPage } from '@arkpax/schema/content'
import supportJson from '../../../../../content/data/support.json' with { type: 'json' }

export type SupportArticle = CollectionEntry<'support'>

/** Categories with their counts and colours (`content/data/support.json`). */
export const { categories: supportCategories } = supportPage.parse(supportJson)

/** The support articles, most popular first (their own `order`). */
export async function supportArticles(): Promise<SupportArticle[]> {
  return (await getCollection('support')).toSorted((a, b) => a.data.order - b.data.order)
}
