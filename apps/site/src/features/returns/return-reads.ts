import type { EndpointKey } from '@arkpax/schema/endpoints'

/** What a change of a return makes old. */
export const RETURN_READS: EndpointKey[] = [
  'GET /api/admin/returns',
  'GET /api/admin/returns/{id}',
  'GET /api/admin/orders/{id}/returns',
  'GET /api/admin/orders/{id}',
  'GET /api/admin/orders/{id}/payments',
  'GET /api/admin/orders/{id}/documents',
  'GET /api/admin/orders',
  'GET /api/admin/products',
  'GET /api/admin/dashboard',
]
