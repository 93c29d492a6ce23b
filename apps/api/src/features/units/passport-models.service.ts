import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { findSoldProduct } from '../products/products.repo.ts'
import { readPassportModel } from './passport-models.repo.ts'

/** What the passports of a product tell beside its page, with its name. Throws `not_found` where there was never such a product. */
export async function passportModelOf(db: Kysely<Database>, productId: string, now: Date) {
  const product = await findSoldProduct(db, productId, now)
  if (!product) throw new ApiError('not_found', { detail: 'Tuotetta ei löytynyt.' })
  return { product_id: productId, product_name: product.name, ...(await readPassportModel(db, productId)) }
}
