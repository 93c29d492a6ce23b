import { route } from '../../http/route.ts'
import { readDaySales } from '../orders/sales-days.repo.ts'
import { readLowStock, readStockSummary } from '../products/stock-report.repo.ts'
import { summariseSales } from './sales.ts'
import { readTopSelling } from './top-selling.service.ts'

export const analyticsRoutes = [
  route('GET /api/admin/analytics', {}, async ({ db, query, now }) => {
    const [sales, topSellingProducts, lowStockProducts, stock] = await Promise.all([
      readDaySales(db, query),
      readTopSelling(db, query, now),
      readLowStock(db, now),
      readStockSummary(db, now),
    ])
    return { ...summariseSales(sales), topSellingProducts, lowStockProducts, warehouseValue: stock.value }
  }),
]
