import { catalogueProduct } from '@arkpax/schema/catalogue'
import { factsOfProduct, whereKnown } from '@arkpax/schema/facts'
import type { ProductWithDetails } from '@arkpax/schema/products'
import { ApiError } from '../../http/api-error.ts'

/** Throws `invalid_fields` where a feature of the product names a fact that the product does not have: its page would leave it out. */
export function refuseUnknownFacts(product: ProductWithDetails): void {
  const facts = factsOfProduct(catalogueProduct(product))
  const errors = (product.details.features ?? []).flatMap(({ title, text }, index) =>
    Object.entries({ title, text })
      .filter(([, told]) => whereKnown(told, facts) === undefined)
      .map(([part]) => ({ path: `details.features.${index}.${part}`, detail: unknown(product.id) })),
  )
  if (errors.length > 0) throw new ApiError('invalid_fields', { errors })
}

const unknown = (id: string) =>
  `Hakasulkeissa on tieto, jota tuotteella ei ole. Tuotteen tietoja ovat esimerkiksi [[product.${id}.name]] ja [[product.${id}.price]].`
