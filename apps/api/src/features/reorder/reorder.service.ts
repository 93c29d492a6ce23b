import { finnishDay } from '@arkpax/schema/format-fi'
import type { ReorderLine, StockFigures } from '@arkpax/schema/reorder'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { sumOpenUnits } from '../orders/open-lines.repo.ts'
import { readUnitsByDay } from '../orders/sales-days.repo.ts'
import { sumExpected } from '../products/incoming-goods.repo.ts'
import { readAvailable } from '../products/stock.repo.ts'
import { listStockLevels } from '../products/stock-levels.repo.ts'
import { countWaiting } from '../stock-alerts/stock-alerts.repo.ts'
import { firstSalesDay, reorderLine } from './reorder-line.ts'

const NOTHING_EXPECTED = { expected: 0, late: 0, next_expected_on: null }

/** What of each product is bound, expected and waited for; products without any of it are left out. */
export async function readStockFigures(db: Kysely<Database>, now: Date): Promise<StockFigures[]> {
  const [products, inOrders, expected, waiting] = [
    await readAvailable(db),
    await sumOpenUnits(db),
    await sumExpected(db, now),
    await countWaiting(db),
  ]
  return products.flatMap(({ id, reserved, available }) => {
    const figures = {
      in_orders: inOrders.get(id) ?? 0,
      reserved,
      ...(expected.get(id) ?? NOTHING_EXPECTED),
      waiting: waiting.get(id) ?? 0,
    }
    const isPlain = figures.in_orders + reserved + figures.expected + figures.waiting === 0
    return isPlain ? [] : [{ product_id: id, available: Math.max(0, available), ...figures }]
  })
}

/** The products that are at or under their limit, those that run out first before the others. */
export async function readReorders(db: Kysely<Database>, now: Date): Promise<ReorderLine[]> {
  const today = finnishDay(now)
  const expected = await sumExpected(db, now)
  const sold = Map.groupBy(await readUnitsByDay(db, firstSalesDay(today)), ({ product_id }) => product_id)
  const low = (await listStockLevels(db)).filter(({ available, limit }) => available <= limit)
  return low
    .map(({ id, name, available, limit }) => {
      const { expected: coming, next_expected_on } = expected.get(id) ?? NOTHING_EXPECTED
      const known = { product_id: id, name, available, limit, expected: coming, next_expected_on }
      return reorderLine(known, sold.get(id) ?? [], today)
    })
    .sort((one, other) => daysOf(one) - daysOf(other) || one.available - other.available)
}

const daysOf = ({ days_left }: ReorderLine) => days_left ?? Number.MAX_SAFE_INTEGER
