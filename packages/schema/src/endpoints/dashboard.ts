import { dashboard } from '../dashboard.ts'
import { today } from '../today.ts'
import type { EndpointGroup } from './endpoint.ts'

export const dashboardEndpoints = {
  'GET /api/admin/dashboard': {
    name: 'getDashboard',
    summary: 'What needs a hand today',
    access: 'admin',
    may: 'dashboard.read',
    output: dashboard,
  },
  'GET /api/admin/today': {
    name: 'getToday',
    summary: 'What waits for whoever asks, by deadline in office hours, and how many of each kind',
    access: 'admin',
    may: 'dashboard.read',
    output: today,
  },
} as const satisfies EndpointGroup
