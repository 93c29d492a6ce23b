import { route } from '../../http/route.ts'
import { readDaySales, readLowStock, readTopSelling, readWarehouseValue } from './analytics.repo.ts'
import { summariseSales } from './sales.ts'

export const analyticsRoutes = [
  route('GET /api/admin/analytics', {}, async ({ db, query }) => {
    const [sales, topSellingProducts, lowStockProducts, warehouseValue] = await Promise.all([
      readDaySales(db, query),
      readTopSelling(db, query),
      readLowStock(db),
      readWarehouseValue(db),
    ])
    return { ...summariseSales(sales), topSellingProducts, lowStockProducts, warehouseValue }
  }),
]
