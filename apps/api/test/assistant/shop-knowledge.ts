import type { ProductWithDetails } from '@arkpax/schema/products'
import { type Knowledge, loadKnowledge, withProducts } from '../../src/features/chat/assistant/knowledge.ts'
import { allWholeProducts } from '../../src/features/products/products.repo.ts'
import { openTestDatabase } from '../test-database.ts'

/** What the assistant of a new shop knows, with the products that it knows it from. */
export async function shopKnowledge(): Promise<{ knowledge: Knowledge; products: ProductWithDetails[] }> {
  const products = await allWholeProducts(await openTestDatabase())
  return { knowledge: withProducts(await loadKnowledge(), products), products }
}
