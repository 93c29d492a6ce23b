import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { factsOfProduct, whereKnown } from '@arkpax/schema/facts'
import type { ProductFeature } from '@arkpax/schema/product-details'

/** The features of a product with the figures that they name; one whose figures are not known is left out. */
export function featureSlides(product: CatalogueProduct): ProductFeature[] {
  const facts = factsOfProduct(product)
  return product.features.flatMap((feature) => whereKnown(feature, facts) ?? [])
}
