import { route } from '../../http/route.ts'
import { readDaySales, readLowStock, readTopSelling, readWarehouseValue } from './analytics.repo.ts'
import { summariseSales } from './sales.ts'

export const analyticsRoutes = [
  route('GET /api/admin/analytics', {}, async ({ db, query }) => ({
    ...summariseSales(await readDaySales(db, query)),
    topSellingProducts: await readTopSelling(db, query),
    lowStockProducts: await readLowStock(db),
    warehouseValue: await readWarehouseValue(db),
  })),
]
