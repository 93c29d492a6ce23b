import type { AuditAction } from '@arkpax/schema/audit-log'

/** What was done to a person of the staff, as the log holds it. */
export const ofStaff = (action: AuditAction, entityId: string, detail = {}) => ({
  action,
  entity: 'staff' as const,
  entityId,
  detail,
})
