import { type CatalogueProduct, catalogueProduct } from '@arkpax/schema/catalogue'
import { published } from './published.ts'

/**
 * The products of the shop as the database had them when the build began, oldest first. For build time; islands get props.
 */
export const catalogue: readonly CatalogueProduct[] = published.products.map(catalogueProduct)
