import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { InvoiceOfOrder } from '../orders/money-of-orders.service.ts'
import { listDocumentsOf } from './documents.repo.ts'
import { standingSale } from './issue-refusals.ts'

/** The invoice of an order that stands; undefined where it has none. */
export async function invoiceOf(db: Kysely<Database>, orderId: string): Promise<InvoiceOfOrder | undefined> {
  const standing = standingSale(await listDocumentsOf(db, orderId))
  return standing?.kind === 'invoice' ? standing : undefined
}
