import { analytics, analyticsQuery } from '../analytics.ts'
import type { EndpointGroup } from './endpoint.ts'

export const analyticsEndpoints = {
  'GET /api/admin/analytics': {
    name: 'getSalesReport',
    summary: 'The sales report',
    access: 'admin',
    may: 'reports.read',
    query: analyticsQuery,
    output: analytics,
  },
} as const satisfies EndpointGroup
