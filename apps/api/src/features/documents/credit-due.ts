import { toEuros } from '@arkpax/schema/money'
import type { Order } from '@arkpax/schema/orders'
import { type CreditedSum, linesOf, vatOf } from './document-lines.ts'
import type { WholeDocument } from './documents.repo.ts'
import { excessCents, standingSale } from './issue-refusals.ts'

/** What of the standing document of an order is to be credited at each rate, in cents: what documents say was sold at it beyond what the order says. */
export function dueSums(order: Order, documents: readonly WholeDocument[]): CreditedSum[] {
  const billed = vatOf(documents.flatMap(({ content }) => content.lines))
  const ordered = vatOf(order.status === 'cancelled' ? [] : linesOf(order))
  let rest = excessCents(order, documents)
  return billed.flatMap(({ vatPercent, gross }) => {
    const costs = ordered.find((line) => line.vatPercent === vatPercent)?.gross ?? 0
    const due = Math.min(rest, Math.max(0, gross - costs))
    rest -= due
    return due > 0 ? [{ vatPercent, gross: due }] : []
  })
}

/** As staff are told of it; null where nothing is to be credited. */
export function creditDue(order: Order, documents: readonly WholeDocument[]) {
  const standing = standingSale(documents)
  const sums = standing ? dueSums(order, documents) : []
  if (!standing || sums.length === 0) return null
  return {
    document_id: standing.id,
    sums: sums.map(({ vatPercent, gross }) => ({ vat_percent: vatPercent, amount: toEuros(gross) })),
  }
}
