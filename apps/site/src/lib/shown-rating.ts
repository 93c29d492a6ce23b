import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import type { ProductRating } from '@arkpax/schema/reviews'

/** The figures that the maker states in the catalogue, shown until a product has reviews of its own. */
export type CatalogueRating = NonNullable<CatalogueProduct['rating']>

/**
 * The rating that is shown: that of the product's own reviews, or else what the maker states; `isStated` tells that none of its
 * reviews can be read on this site. Undefined where there are neither.
 */
export function shownRating(own: ProductRating | null, stated: CatalogueRating | undefined) {
  if (own) return { value: own.average, count: own.count, isStated: false }
  return stated && { ...stated, isStated: true }
}
