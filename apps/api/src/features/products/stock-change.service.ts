import type { Product } from '@arkpax/schema/products'
import type { Kysely } from 'kysely'
import { type Actor, recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'

/** Writes down that staff have changed the stock of a product, from how many units, and why where they said it. */
export const recordStockChange = (
  db: Kysely<Database>,
  { id: entityId, name: title, stock }: Pick<Product, 'id' | 'name' | 'stock'>,
  { from, note }: { from: number; note: string | undefined },
  { now, staff }: { now: Date; staff: Actor },
): Promise<void> =>
  recordAudit(db, now, staff, {
    action: 'stock',
    entity: 'product',
    entityId,
    title,
    before: { stock: from },
    after: { stock, note },
    detail: { from, to: stock, note },
  })
