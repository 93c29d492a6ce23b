import { productLabels } from '@arkpax/schema/field-labels'
import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import type { ReorderLine } from '@arkpax/schema/reorder'
import { csvOf } from '../../http/csv.ts'
import { route } from '../../http/route.ts'
import { listOpenOrdersOf } from '../orders/open-lines.repo.ts'
import { listReservationsOf } from '../products/stock-reservations.repo.ts'
import { readReorders, readStockFigures } from './reorder.service.ts'

/** The columns of the reorder list's export. */
const columns = {
  Tuote: ({ name }: ReorderLine) => name,
  'Vapaana (kpl)': ({ available }: ReorderLine) => available,
  [productLabels.low_stock_limit]: ({ limit }: ReorderLine) => limit,
  'Tulossa (kpl)': ({ expected }: ReorderLine) => expected,
  'Seuraava erä': ({ next_expected_on }: ReorderLine) => next_expected_on && formatDate(next_expected_on),
  'Myynti viikossa (kpl)': ({ units_per_week }: ReorderLine) => units_per_week,
  'Riittää (päivää)': ({ days_left }: ReorderLine) => days_left,
  'Tilausehdotus (kpl)': ({ suggestion }: ReorderLine) => suggestion,
}

export const reorderRoutes = [
  route('GET /api/admin/stock-figures', {}, async ({ db, now }) => ({ products: await readStockFigures(db, now) })),

  route('GET /api/admin/products/{id}/stock-holds', {}, async ({ db, params }) => ({
    orders: await listOpenOrdersOf(db, params.id),
    reservations: await listReservationsOf(db, params.id),
  })),

  route('GET /api/admin/reorder-list', {}, async ({ db, now }) => ({ lines: await readReorders(db, now) })),

  route('GET /api/admin/reorder-list/export', {}, async ({ db, now }) => {
    async function* pages() {
      yield await readReorders(db, now)
    }
    return csvOf(`tilauslista_${finnishDay(now)}.csv`, columns, pages())
  }),
]
