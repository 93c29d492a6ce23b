import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { toEuros } from '@arkpax/schema/money'
import { productPath } from '../../lib/paths.ts'
import type { StructuredData } from '../../lib/structured-data.ts'

/**
 * A product for search engines. The price and stock are those of the build. The catalogue's rating is left out: only
 * reviews that visitors can read belong here.
 */
export function productData(product: CatalogueProduct, brand: string, site: URL | undefined): StructuredData {
  const url = new URL(productPath(product.id), site).href
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.id,
    url,
    image: product.gallery.map((name) => new URL(`/images/${name}-1200.webp`, site).href),
    brand: { '@type': 'Brand', name: brand },
    weight: { '@type': 'QuantitativeValue', value: product.weightKg, unitCode: 'KGM' },
    offers: {
      '@type': 'Offer',
      url,
      price: toEuros(product.priceCents).toFixed(2),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  }
}
