import { route } from '../../http/route.ts'
import { listAuditLog } from './audit-log.repo.ts'

export const auditLogRoutes = [route('GET /api/admin/audit-log', {}, ({ db, query }) => listAuditLog(db, query))]
