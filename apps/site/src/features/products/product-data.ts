import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { toEuros } from '@arkpax/schema/money'
import type { ProductRating, Review } from '@arkpax/schema/reviews'
import { pathIn } from '@arkpax/schema/translated-pages'
import { language } from '../../lib/language.fi.ts'
import { productPath } from '../../lib/paths.ts'
import { pictureAddress } from '../../lib/pictures.ts'
import type { StructuredData } from '../../lib/structured-data.ts'
import { detailText } from './products.fi.ts'

/**
 * A product for search engines. The price and stock are those of the build; so are its reviews, without their writers'
 * names. The catalogue's rating is left out: only reviews that visitors can read belong here.
 */
export function productData(
  product: CatalogueProduct,
  reviews: readonly Review[],
  brand: string,
  site: URL | undefined,
): StructuredData {
  const url = new URL(pathIn(language, productPath(product.id)), site).href
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.sku ?? product.id,
    ...(product.ean && { gtin: product.ean }),
    url,
    image: product.gallery.map((name) => new URL(pictureAddress(name), site).href),
    brand: { '@type': 'Brand', name: brand },
    ...(product.weightKg && {
      weight: { '@type': 'QuantitativeValue', value: product.weightKg, unitCode: 'KGM' },
    }),
    offers: {
      '@type': 'Offer',
      url,
      price: toEuros(product.priceCents).toFixed(2),
      priceCurrency: 'EUR',
      ...(product.cut && { priceValidUntil: product.cut.until, priceSpecification: normalPrice(product.cut) }),
      availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
    ...(product.ownRating && {
      aggregateRating: ratingData(product.ownRating),
      review: reviews.map((review) => reviewData(review, brand)),
    }),
  }
}

const normalPrice = ({ normalCents }: NonNullable<CatalogueProduct['cut']>): StructuredData => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  price: toEuros(normalCents).toFixed(2),
  priceCurrency: 'EUR',
})

const ratingData = ({ average, count }: ProductRating): StructuredData => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  reviewCount: count,
})

const reviewData = ({ rating, title, comment, created_at }: Review, brand: string): StructuredData => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: detailText.reviewer(brand) },
  datePublished: created_at.slice(0, 10),
  reviewRating: { '@type': 'Rating', ratingValue: rating },
  ...(title && { name: title }),
  ...(comment && { reviewBody: comment }),
})
