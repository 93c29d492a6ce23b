import type { EndpointKey } from '@arkpax/schema/endpoints'

/** What a change of a delivery makes old. */
export const DELIVERY_READS: EndpointKey[] = [
  'GET /api/admin/orders/{id}/deliveries',
  'GET /api/admin/orders/{id}',
  'GET /api/admin/orders',
  'GET /api/admin/products',
]
