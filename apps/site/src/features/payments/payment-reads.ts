import type { EndpointKey } from '@arkpax/schema/endpoints'

/** What shows money of orders, and is old once some of it has changed. */
export const PAYMENT_READS: EndpointKey[] = [
  'GET /api/admin/orders/{id}/payments',
  'GET /api/admin/orders/{id}',
  'GET /api/admin/receivables',
  'GET /api/admin/payment-counts',
  'GET /api/admin/refunds',
  'GET /api/admin/bank-entries',
  'GET /api/admin/bank-statements',
]
