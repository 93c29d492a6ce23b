import type { Product } from '@arkpax/schema/products'
import { callPage } from '../../lib/api.ts'
import { readsOf } from '../../lib/read-query.ts'

const MOST_PER_PAGE = 500

/** Kept beside the other reads of products, so that what changes one has this asked again. */
export const allProductsKey = [...readsOf('GET /api/products'), 'all']

/** Every product of the shop, however many there are. */
export async function readAllProducts(): Promise<Product[]> {
  const products: Product[] = []
  let cursor: string | undefined
  do {
    const page = await callPage('GET /api/products', { query: { limit: MOST_PER_PAGE, cursor } })
    products.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor)
  return products
}
