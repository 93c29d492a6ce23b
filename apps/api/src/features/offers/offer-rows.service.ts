import { toCents } from '@arkpax/schema/money'
import type { OfferRowInput } from '@arkpax/schema/offers'
import { vatPercentOf } from '@arkpax/schema/product-trade'
import type { StaffProductWithDetails } from '@arkpax/schema/products'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { findStaffProduct } from '../products/products.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import type { RowValues } from './offers.repo.ts'

/** Rows as they are stored: a product is called and taxed as the catalogue says. Throws `invalid_fields` for a product that is not there. */
export async function storedRows(
  db: Kysely<Database>,
  rows: readonly OfferRowInput[],
  now: Date,
): Promise<RowValues[]> {
  const { vatPercent: general } = (await readSettings(db)).terms
  const products = await productsIn(db, rows, now)
  return rows.map(({ kind, product_id, name, quantity, price, discount, vat_percent }) => {
    const product = kind === 'product' && product_id ? products.get(product_id) : undefined
    return {
      kind,
      product_id: product?.id ?? null,
      name: product?.name ?? name,
      quantity,
      price_cents: toCents(price),
      discount_cents: toCents(discount),
      vat_percent: product ? vatPercentOf(product.vat_class, general) : (vat_percent ?? general),
    }
  })
}

async function productsIn(
  db: Kysely<Database>,
  rows: readonly OfferRowInput[],
  now: Date,
): Promise<Map<string, StaffProductWithDetails>> {
  const products = new Map<string, StaffProductWithDetails>()
  const errors: { path: string; detail: string }[] = []
  for (const [position, { kind, product_id }] of rows.entries()) {
    if (kind !== 'product' || !product_id) continue
    const product = products.get(product_id) ?? (await findStaffProduct(db, product_id, now))
    if (product && product.status !== 'draft') products.set(product_id, product)
    else errors.push({ path: `rows.${position}.product_id`, detail: 'Tuotetta ei ole valikoimassa' })
  }
  if (errors.length > 0) throw new ApiError('invalid_fields', { errors })
  return products
}
