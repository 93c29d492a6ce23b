import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import type { ProductRating } from '@arkpax/schema/reviews'

/** The figures that stand in the catalogue until a product has reviews of its own. */
export type CatalogueRating = CatalogueProduct['rating']

/** The rating that is shown: that of the product's own reviews, or else the catalogue's (architecture §6). */
export function shownRating(own: ProductRating | null, catalogue: CatalogueRating | undefined) {
  return own ? { value: own.average, count: own.count } : catalogue
}
