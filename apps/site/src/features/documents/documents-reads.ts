import type { EndpointKey } from '@arkpax/schema/endpoints'

/** What a new document makes old. */
export const DOCUMENT_READS: EndpointKey[] = [
  'GET /api/admin/orders/{id}/documents',
  'GET /api/admin/documents',
  'GET /api/admin/orders/{id}',
  'GET /api/admin/orders/{id}/payments',
  'GET /api/admin/receivables',
  'GET /api/admin/payment-counts',
]
