import { existsSync, readFileSync } from 'node:fs'
import { type CatalogueProduct, catalogueProduct } from '@arkpax/schema/catalogue'
import { type Appliance, appliances } from '@arkpax/schema/content'
import type { FaqCategory } from '@arkpax/schema/faq'
import type { ProductWithDetails } from '@arkpax/schema/products'
import type { Settings } from '@arkpax/schema/settings'
import * as z from 'zod'
import { contactPassage } from './content/contact-passage.ts'
import { questionPassages } from './content/page-passages.ts'
import { productPassages } from './content/product-passages.ts'
import { passage } from './passages.ts'
import { safetyContent } from './safety/safety-content.ts'

/** What the assistant knows from `content/`. */
export const knowledge = z.object({
  passages: z.array(passage),
  appliances,
  safety: safetyContent,
})
export type ContentKnowledge = z.output<typeof knowledge>

/** Everything that the assistant knows: the content, the questions, the products with what their texts say, and the settings. */
export interface Knowledge extends ContentKnowledge {
  catalogue: CatalogueProduct[]
  settings: Settings
}

/** What staff change while the shop is open. */
export interface Shop {
  products: readonly ProductWithDetails[]
  settings: Settings
  /** The questions that visitors see. */
  faq: readonly FaqCategory[]
}
export type { Appliance, CatalogueProduct }

/** The file that the build puts beside the bundle. */
const BUILT = new URL('./knowledge.json', import.meta.url)

/** The knowledge of the build; in development and tests, where there is no build, the content itself. */
export async function loadKnowledge(): Promise<ContentKnowledge> {
  if (existsSync(BUILT)) return JSON.parse(readFileSync(BUILT, 'utf8'))
  const { readContent } = await import('./content/read-content.ts')
  return readContent(new URL('../../../../../../content/', import.meta.url))
}

/** What is known once the products, questions and settings of the database have joined the content. */
export function withShop(content: ContentKnowledge, { products, settings, faq }: Shop): Knowledge {
  const catalogue = products.map(catalogueProduct)
  const passages = [
    ...productPassages(catalogue),
    ...questionPassages(faq),
    ...content.passages,
    contactPassage(settings),
  ]
  return { ...content, catalogue, settings, passages }
}
