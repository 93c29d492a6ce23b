import { adminLogin, adminLoginInput } from '../admin-session.ts'
import type { EndpointGroup } from './endpoint.ts'

export const adminSessionEndpoints = {
  'POST /api/admin/login': {
    name: 'openStaffSession',
    summary: 'Open a session with the shared password',
    access: 'public',
    body: adminLoginInput,
    output: adminLogin,
    limit: 'login',
    fails: ['wrong_password'],
  },
  'POST /api/admin/logout': {
    name: 'endStaffSession',
    summary: 'End the session of the bearer',
    access: 'admin',
  },
  'GET /api/admin/session': {
    name: 'checkStaffSession',
    summary: 'Whether the session of the bearer is still good',
    access: 'admin',
  },
} as const satisfies EndpointGroup
