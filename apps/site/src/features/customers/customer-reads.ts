import type { EndpointKey } from '@arkpax/schema/endpoints'

/** What a change of a customer makes old. */
export const CUSTOMER_READS: EndpointKey[] = [
  'GET /api/admin/customers/{id}',
  'GET /api/admin/customers',
  'GET /api/admin/customers/tags',
]
