import { type CatalogueProduct, catalogueProduct } from '@arkpax/schema/catalogue'
import { language } from './language.fi.ts'
import { published } from './published.ts'
import { translatedProduct } from './translated-product.ts'
import { say } from './translation.ts'

/**
 * The products of the shop as the database had them when the build began, oldest first. For build time; islands get props.
 */
export const catalogue: readonly CatalogueProduct[] = published.products.map((product) =>
  translatedProduct(catalogueProduct(product), language, say),
)
