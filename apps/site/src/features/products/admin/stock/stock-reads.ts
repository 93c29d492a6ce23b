import type { EndpointKey } from '@arkpax/schema/endpoints'

/** The reads that a change of stock, of what is kept in it or of what is coming makes old. */
export const STOCK_READS: EndpointKey[] = [
  'GET /api/admin/products',
  'GET /api/admin/products/{id}',
  'GET /api/admin/products/{id}/stock-holds',
  'GET /api/admin/stock-summary',
  'GET /api/admin/stock-changes',
  'GET /api/admin/stock-figures',
  'GET /api/admin/incoming-goods',
  'GET /api/admin/reorder-list',
  'GET /api/admin/dashboard',
]
