import { Page } from '../../db/keyset.ts'
import { ApiError } from '../../http/api-error.ts'
import { route } from '../../http/route.ts'
import { listPriceChanges } from '../products/prices.repo.ts'
import { findStaffProduct } from '../products/products.repo.ts'
import { findStaffNames } from '../staff/staff-names.repo.ts'

export const priceChangeRoutes = [
  route('GET /api/admin/products/{id}/prices', {}, async ({ db, params, query, now }) => {
    const product = await findStaffProduct(db, params.id, now)
    if (!product) throw new ApiError('not_found', { detail: 'Tuotetta ei löytynyt.' })
    const { items, next } = await listPriceChanges(db, product.id, query)
    const names = await findStaffNames(db, [...new Set(items.flatMap(({ changed_by }) => changed_by ?? []))])
    const named = items.map((change) => ({ ...change, changed_by: names.get(change.changed_by ?? '') ?? null }))
    return new Page(named, next)
  }),
]
