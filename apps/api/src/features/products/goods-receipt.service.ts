import type { IncomingGoods } from '@arkpax/schema/incoming-goods'
import type { Kysely } from 'kysely'
import type { Actor } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { countReceived } from './incoming-goods.repo.ts'
import { addStock, lockStock } from './stock.repo.ts'
import { recordStockChange } from './stock-change.service.ts'

/**
 * Moves units that have come from the goods into the stock, or with fewer than none back, and writes the change of the stock down as any other.
 * Throws `insufficient_stock` where the units to take back have been sold or are kept by now.
 */
export async function moveReceived(
  db: Kysely<Database>,
  goods: IncomingGoods,
  quantity: number,
  { now, staff }: { now: Date; staff: Actor },
): Promise<void> {
  const from = await lockStock(db, goods.product_id)
  if (from === undefined) throw productGone()
  const product = await addStock(db, goods.product_id, quantity, now)
  if (!product || !(await countReceived(db, goods.id, quantity, now))) throw soldAlready()
  const note = [quantity > 0 ? 'Tavaraa saapui' : 'Saapuminen kumottiin', goods.reference].filter(Boolean).join(': ')
  await recordStockChange(db, product, { from, note }, { now, staff })
}

const productGone = () =>
  new ApiError('not_found', { detail: 'Tuote on poistettu, joten sen varastosaldoa ei voi muuttaa.' })

const soldAlready = () =>
  new ApiError('insufficient_stock', {
    detail: 'Saapuneita kappaleita on jo myyty tai varattu, joten niitä ei voi ottaa pois varastosta.',
  })
