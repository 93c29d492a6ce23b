import { dashboard } from '../dashboard.ts'
import type { EndpointGroup } from './endpoint.ts'

export const dashboardEndpoints = {
  'GET /api/admin/dashboard': {
    name: 'getDashboard',
    summary: 'What needs a hand today',
    access: 'admin',
    may: 'dashboard.read',
    output: dashboard,
  },
} as const satisfies EndpointGroup
