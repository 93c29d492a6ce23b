import type { AuditAction } from '@arkpax/schema/audit-log'
import type { Thing } from '../../db/audit-changes.ts'

interface Told {
  title?: string
  before?: Thing
  after?: Thing
  facts?: Thing
}

/** What was done to a person of the staff, as the log holds it. */
export const ofStaff = (action: AuditAction, entityId: string, told: Told = {}) => ({
  action,
  entity: 'staff' as const,
  entityId,
  ...told,
})
