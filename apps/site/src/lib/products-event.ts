import type { Product } from '@arkpax/schema/products'

/** Tells the page's scripts which products the API has, once per page (`refresh-products.ts`). */
export const PRODUCTS_EVENT = 'arkpax:products'

declare global {
  interface DocumentEventMap {
    [PRODUCTS_EVENT]: CustomEvent<Product[]>
  }
}
