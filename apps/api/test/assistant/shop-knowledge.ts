import type { ProductWithDetails } from '@arkpax/schema/products'
import {
  type ContentKnowledge,
  type Knowledge,
  loadKnowledge,
  type Shop,
  withShop,
} from '../../src/features/chat/assistant/knowledge.ts'
import type { LearnedIntents } from '../../src/features/chat/assistant/learned/learned-intents.ts'
import { loadLearned } from '../../src/features/chat/assistant/learned/load-learned.ts'
import { readShownFaq } from '../../src/features/faq/faq.repo.ts'
import { allWholeProducts } from '../../src/features/products/products.repo.ts'
import { readSettings } from '../../src/features/settings/settings.repo.ts'
import { openTestDatabase } from '../test-database.ts'

/** What the assistant of a new shop knows, with what it knows it from; `change` is what staff have changed in the shop, `edit` what editors have in the texts. */
export async function shopKnowledge(
  change: (shop: Shop) => Partial<Shop> = () => ({}),
  edit: (texts: ContentKnowledge['texts']) => Partial<ContentKnowledge['texts']> = () => ({}),
): Promise<{ knowledge: Knowledge; products: readonly ProductWithDetails[]; learn: () => LearnedIntents }> {
  const db = await openTestDatabase()
  const [products, settings, faq] = [
    await allWholeProducts(db, new Date()),
    await readSettings(db),
    await readShownFaq(db),
  ]
  const before = { products, unshown: [], settings, faq }
  const shop = { ...before, ...change(before) }
  const content = await loadKnowledge()
  const knowledge = withShop({ ...content, texts: { ...content.texts, ...edit(content.texts) } }, shop)
  return { knowledge, products: shop.products, learn: () => loadLearned(content) }
}
