import * as z from 'zod'
import { auditLine } from '../audit-log.ts'
import { pageQuery } from '../paging.ts'
import type { EndpointGroup } from './endpoint.ts'

export const auditLogEndpoints = {
  'GET /api/admin/audit-log': {
    name: 'listAuditLog',
    summary: 'What staff have done, newest first, with who did it',
    access: 'admin',
    may: 'audit-log.read',
    query: pageQuery,
    output: z.array(auditLine),
  },
} as const satisfies EndpointGroup
