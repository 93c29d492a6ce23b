import { existsSync, readFileSync } from 'node:fs'
import { type CatalogueProduct, catalogueProduct } from '@arkpax/schema/catalogue'
import { type Appliance, appliances, type Company, company } from '@arkpax/schema/content'
import type { ProductWithDetails } from '@arkpax/schema/products'
import * as z from 'zod'
import { productPassages } from './content/product-passages.ts'
import { passage } from './passages.ts'
import { safetyContent } from './safety/safety-content.ts'

/** What the assistant knows from `content/`. */
export const knowledge = z.object({
  passages: z.array(passage),
  appliances,
  company,
  safety: safetyContent,
})
export type ContentKnowledge = z.output<typeof knowledge>

/** Everything that the assistant knows: the content, and the products with what their texts say. */
export interface Knowledge extends ContentKnowledge {
  catalogue: CatalogueProduct[]
}
export type { Appliance, CatalogueProduct, Company }

/** The file that the build puts beside the bundle. */
const BUILT = new URL('./knowledge.json', import.meta.url)

/** The knowledge of the build; in development and tests, where there is no build, the content itself. */
export async function loadKnowledge(): Promise<ContentKnowledge> {
  if (existsSync(BUILT)) return JSON.parse(readFileSync(BUILT, 'utf8'))
  const { readContent } = await import('./content/read-content.ts')
  return readContent(new URL('../../../../../../content/', import.meta.url))
}

/** What is known once the products of the database have joined the content. */
export function withProducts(content: ContentKnowledge, products: readonly ProductWithDetails[]): Knowledge {
  const catalogue = products.map(catalogueProduct)
  return { ...content, catalogue, passages: [...productPassages(catalogue), ...content.passages] }
}
