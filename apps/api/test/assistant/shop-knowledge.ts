import type { ProductWithDetails } from '@arkpax/schema/products'
import { type Knowledge, loadKnowledge, withShop } from '../../src/features/chat/assistant/knowledge.ts'
import { readShownFaq } from '../../src/features/faq/faq.repo.ts'
import { allWholeProducts } from '../../src/features/products/products.repo.ts'
import { readSettings } from '../../src/features/settings/settings.repo.ts'
import { openTestDatabase } from '../test-database.ts'

/** What the assistant of a new shop knows, with the products that it knows it from. */
export async function shopKnowledge(): Promise<{ knowledge: Knowledge; products: ProductWithDetails[] }> {
  const db = await openTestDatabase()
  const products = await allWholeProducts(db)
  const [settings, faq] = [await readSettings(db), await readShownFaq(db)]
  return { knowledge: withShop(await loadKnowledge(), { products, settings, faq }), products }
}
