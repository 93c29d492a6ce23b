import { catalogueProduct } from '@arkpax/schema/catalogue'
import { factsOfProduct } from '@arkpax/schema/facts'
import type { ProductChange, ProductWithDetails } from '@arkpax/schema/products'
import { refuseUnknownFacts } from '../../http/refuse-unknown-facts.ts'

/** The texts of a product that may name its facts, by their fields. */
const TEXTS = ['description', 'technicalSpecs'] as const
const DETAILS = [
  'tagline',
  'salesText',
  'searchTitle',
  'searchDescription',
  'badges',
  'ports',
  'features',
  'applications',
  'documents',
  'warnings',
] as const

/**
 * Throws `invalid_fields` where a text of the product names a fact that the product does not have: its page would leave it out.
 * Only texts of `sent` are looked at, so that nobody is stopped by what somebody else has left.
 */
export function refuseForeignFacts(product: ProductWithDetails, sent: ProductChange): void {
  const texts = [
    ...TEXTS.flatMap((name) => (sent[name] ? textsIn(product[name], name) : [])),
    ...DETAILS.flatMap((name) => (sent.details?.[name] ? textsIn(product.details[name], `details.${name}`) : [])),
  ]
  refuseUnknownFacts(texts, factsOfProduct(catalogueProduct(product)))
}

/** Every text of a value with its path: 'details.features.0.title'. */
function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${path}.${key}`))
}
