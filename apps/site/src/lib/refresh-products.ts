import type { Product } from '@arkpax/schema/products'
import { refreshProduct } from './live-products.ts'
import { PRODUCTS_EVENT } from './products-event.ts'
import { wholeList } from './whole-list.ts'

/**
 * Brings the prices, stock levels and ratings of a built page up to date. When the API is away the page stands as built, so a
 * failed call is not an error here.
 */
export async function refreshProducts(): Promise<void> {
  const products = await wholeList('GET /api/products')
  if (!products) return
  for (const product of products) refreshProduct(product)
  hideDeleted(products)
  document.dispatchEvent(new CustomEvent(PRODUCTS_EVENT, { detail: products }))
}

/** A product that staff have deleted is hidden everywhere at once. */
function hideDeleted(products: readonly Product[]) {
  for (const card of document.querySelectorAll<HTMLElement>('[data-live="card"]')) {
    card.hidden = !products.some(({ id }) => id === card.dataset.productId)
  }
}
