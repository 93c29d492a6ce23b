import type { ProductChange } from '@arkpax/schema/products'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { findProducts } from './products.repo.ts'

/** Which products there are does not depend on the prices of a moment. */
const ANY_TIME = new Date(0)

const LISTS = ['accessories', 'related'] as const

/**
 * Throws `invalid_fields` where a product is said to belong to itself, or to go with one that has never been. One that has been
 * deleted may stay in a list: no page shows it.
 */
export async function refuseUnknownProducts(
  db: Kysely<Database>,
  { details }: ProductChange,
  self?: string,
): Promise<void> {
  const named = LISTS.flatMap((list) =>
    (details?.[list] ?? []).map((id, index) => ({ id, path: `details.${list}.${index}` })),
  )
  const found = await findProducts(
    db,
    named.map(({ id }) => id),
    ANY_TIME,
  )
  const known = new Set(found.map(({ id }) => id))
  const errors = named.flatMap(({ id, path }) => {
    if (id === self) return [{ path, detail: 'Tuote ei voi kuulua itseensä. Valitse toinen tuote.' }]
    return known.has(id) ? [] : [{ path, detail: 'Tuotetta ei löytynyt. Valitse se uudelleen.' }]
  })
  if (errors.length > 0) throw new ApiError('invalid_fields', { errors })
}
