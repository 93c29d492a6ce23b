import { documentKindLabels } from '@arkpax/schema/document-labels'
import type { DocumentKind } from '@arkpax/schema/documents'
import { toCents } from '@arkpax/schema/money'
import { costCents } from '@arkpax/schema/order-payment'
import { totalCents } from '@arkpax/schema/order-sums'
import type { Order } from '@arkpax/schema/orders'
import type { Settings } from '@arkpax/schema/settings'
import type { WholeDocument } from './documents.repo.ts'

/** The invoice or receipt of an order of which something still stands; undefined where there is none, or credit notes took it back. */
export const standingSale = (documents: readonly WholeDocument[]): WholeDocument | undefined =>
  documents.find(({ kind, total, credited }) => kind !== 'credit_note' && toCents(credited) < toCents(total))

/** What the documents of an order come to, in cents: sales less credit notes. */
export const sumOf = (documents: readonly WholeDocument[]): number =>
  documents.reduce((sum, { total }) => sum + toCents(total), 0)

/** What is still to be credited, in cents: what documents say was sold beyond what the order costs now. */
export const excessCents = (order: Order, documents: readonly WholeDocument[]): number =>
  Math.max(0, sumOf(documents) - costCents(order))

interface Around {
  standing: WholeDocument | undefined
  settings: Pick<Settings, 'sale'>
}

/** Why an order gets no invoice or receipt now, in words for staff; null where it can have one. */
export function refusalOf(kind: DocumentKind, order: Order, { standing, settings }: Around): string | null {
  if (standing)
    return `Tilauksella on jo ${documentKindLabels[standing.kind].toLowerCase()} ${standing.number}. Hyvitä se ensin.`
  if (order.status === 'cancelled') return 'Tilaus on peruutettu.'
  const total = totalCents(order)
  if (total <= 0) return 'Tilauksessa ei ole maksettavaa.'
  return kind === 'invoice' ? refusalOfInvoice(order, settings) : refusalOfReceipt(order, total)
}

function refusalOfInvoice(order: Order, { sale }: Around['settings']): string | null {
  if (!order.business_id) return 'Laskun voi tehdä vain yritykselle. Lisää tilaukselle yrityksen Y-tunnus.'
  return sale.iban ? null : 'Tilinumero puuttuu asetuksista, joten laskua ei voisi maksaa.'
}

const refusalOfReceipt = (order: Order, total: number): string | null =>
  toCents(order.paid_amount) - toCents(order.refunded_amount) < total
    ? 'Tilausta ei ole vielä maksettu kokonaan.'
    : null
