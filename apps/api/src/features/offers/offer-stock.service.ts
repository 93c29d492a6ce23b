import { beginningOfDay, dayAfter } from '@arkpax/schema/finnish-days'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { readStock } from '../products/stock.repo.ts'
import { listReservedFor, release, reserve } from '../products/stock-reservations.repo.ts'
import type { OfferContent } from './offer-content.ts'

const reasonOf = (offerId: string) => ({ kind: 'offer' as const, id: offerId })

/** The first moment at which an offer can no longer be accepted. */
export const endOf = (validUntil: string): Date => beginningOfDay(dayAfter(validUntil))

/**
 * Keeps the products of an offer for its customer until it ends, in the place of what is kept for it already. Throws
 * `insufficient_stock`, naming each product that is short.
 */
export async function holdStock(
  db: Kysely<Database>,
  offerId: string,
  content: OfferContent,
  now: Date,
): Promise<void> {
  await releaseStock(db, offerId)
  const refused: { path: string; detail: string }[] = []
  for (const { productId, quantity, position, name } of piecesOf(content)) {
    const kept = await reserve(
      db,
      {
        productId,
        quantity,
        until: endOf(content.valid_until),
        reason: reasonOf(offerId),
        note: `Tarjous ${content.number}`,
      },
      now,
    )
    if (kept) continue
    const left = Math.max(0, (await readStock(db, productId))?.stock ?? 0)
    refused.push({
      path: `rows.${position}.quantity`,
      detail: `Tuotetta ”${name}” on vapaana ${left}\u00A0kpl, joten sitä ei voi varata ${quantity}\u00A0kpl.`,
    })
  }
  if (refused.length > 0)
    throw new ApiError('insufficient_stock', { detail: refused.map(({ detail }) => detail).join(' '), errors: refused })
}

/** Releases what is kept for an offer; true where something was. */
export async function releaseStock(db: Kysely<Database>, offerId: string): Promise<boolean> {
  const ids = await listReservedFor(db, reasonOf(offerId))
  for (const id of ids) await release(db, id)
  return ids.length > 0
}

interface Pieces {
  productId: string
  quantity: number
  /** Of its first row. */
  position: number
  name: string
}

/** The pieces of each product, in the order in which every transaction locks products. */
function piecesOf({ rows }: OfferContent): Pieces[] {
  const pieces = new Map<string, Pieces>()
  for (const [position, { product_id: productId, quantity, name }] of rows.entries()) {
    if (!productId) continue
    const known = pieces.get(productId)
    if (known) known.quantity += quantity
    else pieces.set(productId, { productId, quantity, position, name })
  }
  return [...pieces.values()].sort((one, other) => (one.productId < other.productId ? -1 : 1))
}
