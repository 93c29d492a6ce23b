import * as z from 'zod'
import { auditActors, auditChain, auditExportQuery, auditLine, auditLogQuery, timelineParams } from '../audit-log.ts'
import { pageQuery } from '../paging.ts'
import type { EndpointGroup } from './endpoint.ts'

export const auditLogEndpoints = {
  'GET /api/admin/audit-log': {
    name: 'listAuditLog',
    summary: 'What staff have done, newest first: who, when, to which thing, from which values to which',
    access: 'admin',
    may: 'audit-log.read',
    query: auditLogQuery,
    output: z.array(auditLine),
  },
  'GET /api/admin/audit-log/export': {
    name: 'exportAuditLog',
    summary: 'What staff have done as a table, a row for each value that changed, newest first',
    access: 'admin',
    may: 'audit-log.read',
    query: auditExportQuery,
    produces: 'text/csv',
  },
  'GET /api/admin/audit-log/actors': {
    name: 'listAuditActors',
    summary: 'Whoever stands in the log',
    access: 'admin',
    may: 'audit-log.read',
    output: auditActors,
  },
  'GET /api/admin/audit-log/chain': {
    name: 'verifyAuditChain',
    summary: 'Whether every line of the log is as it was written, and none is missing',
    access: 'admin',
    may: 'audit-log.read',
    output: auditChain,
  },
  'GET /api/admin/timelines/{entity}/{id}': {
    name: 'listTimeline',
    summary: 'What staff have done to one thing, newest first, for those who may read that thing',
    access: 'admin',
    may: 'timeline.read',
    params: timelineParams,
    query: pageQuery,
    output: z.array(auditLine),
  },
} as const satisfies EndpointGroup
