import { catalogue as catalogueSchema } from '@arkpax/schema/catalogue'
import { toCents } from '@arkpax/schema/money'
import productsJson from '../../../../content/data/products.json' with { type: 'json' }
import { published } from './published.ts'

const current = new Map(published?.products.map((product) => [product.id, product]))

/**
 * The public catalogue in its own order (`content/data/products.json`), at the prices and stock levels of the database when there
 * is one, and with the rating of each product's own reviews. For build time; islands get props.
 */
export const catalogue = catalogueSchema.parse(productsJson).map((entry) => {
  const product = current.get(entry.id)
  return {
    ...entry,
    ...(product && { priceCents: toCents(product.price), stock: product.stock }),
    ownRating: product?.rating ?? null,
  }
})
export type ShopProduct = (typeof catalogue)[number]
