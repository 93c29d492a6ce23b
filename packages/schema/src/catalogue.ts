import { toCents } from './money.ts'
import type { ProductDetails, ProductDocument, ProductFeature, ProductPort } from './product-details.ts'
import type { ProductWithDetails } from './products.ts'

/** A figure of the details, or a list that is empty where nothing is known. */
type Figures = Omit<ProductDetails, 'englishName' | 'swedishName' | 'tagline' | 'badges' | 'pictures' | 'peak'>

type Lists = 'ports' | 'accessories' | 'related' | 'features' | 'applications' | 'documents' | 'warnings'

/**
 * A product as pages, the calculator, the search and the assistant read it: the stored product with its figures side by side. A
 * figure that nobody has written is undefined, a list is empty. `gallery` begins with the main picture; `power` in watts.
 */
export interface CatalogueProduct extends Omit<Figures, Lists | 'statedRating' | 'salesText'> {
  id: string
  /** What the shop and the trade call it, where it has such a code. */
  sku?: string
  ean?: string
  /** The weight of one in its package. */
  packedGrams?: number
  name: string
  englishName: string
  swedishName: string
  category: ProductWithDetails['category']
  priceCents: number
  /** While a cut is announced: what the price is without it, the lowest of the 30 days before it, and its last day. */
  cut?: { normalCents: number; lowestCents: number; until: string }
  /** The value added tax, where it is another than that of the terms. */
  vatPercent?: number
  stock: number
  /** The week of the year in which more is expected. */
  restockWeek?: number
  image: string
  gallery: readonly string[]
  tagline: string
  salesText: string
  accessories: readonly string[]
  related: readonly string[]
  description: string
  badges: readonly string[]
  rating: ProductDetails['statedRating']
  ownRating: ProductWithDetails['rating']
  power?: { continuousWatts: number; peak?: { watts: number; seconds: number } }
  capacityWh?: number
  ports: readonly ProductPort[]
  technicalSpecs?: readonly string[]
  features: readonly ProductFeature[]
  applications: readonly string[]
  documents: readonly ProductDocument[]
  warnings: readonly string[]
}

/** A stored product as the pages read it. */
export function catalogueProduct(product: ProductWithDetails): CatalogueProduct {
  const { id, name, category, description, stock, price, rating: ownRating, image_url: image, technicalSpecs } = product
  const { normalPrice, lowestPrice30, cutUntil } = product
  const { englishName, swedishName, tagline, badges, pictures, statedRating, peak, ports, ...rest } = product.details
  const { salesText, accessories, related, features, applications, documents, warnings, ...figures } = rest
  return {
    ...figures,
    id,
    sku: product.sku ?? undefined,
    ean: product.ean ?? undefined,
    packedGrams: product.shipping_weight_g ?? undefined,
    name,
    englishName: englishName || name,
    swedishName: swedishName || name,
    category,
    priceCents: toCents(price),
    cut:
      normalPrice === undefined || lowestPrice30 === undefined || cutUntil === undefined
        ? undefined
        : { normalCents: toCents(normalPrice), lowestCents: toCents(lowestPrice30), until: cutUntil },
    vatPercent: product.vatPercent,
    stock,
    restockWeek: product.restockWeek,
    image,
    gallery: [image, ...(pictures ?? [])],
    tagline: tagline ?? '',
    salesText: salesText ?? '',
    accessories: accessories ?? [],
    related: related ?? [],
    description,
    badges: badges ?? [],
    rating: statedRating,
    ownRating,
    power: product.maxPower ? { continuousWatts: product.maxPower, peak } : undefined,
    capacityWh: product.batteryCapacity || undefined,
    ports: ports ?? [],
    technicalSpecs,
    features: features ?? [],
    applications: applications ?? [],
    documents: documents ?? [],
    warnings: warnings ?? [],
  }
}

/** How many devices can be plugged in at once. The cable to an extra battery is not an output. */
export function countOutputs(product: Pick<CatalogueProduct, 'ports'>): number {
  return product.ports
    .filter((port) => port.direction === 'out' && port.kind !== 'expansion')
    .reduce((sum, port) => sum + port.count, 0)
}
