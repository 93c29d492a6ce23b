import { auditActorLabel } from '@arkpax/schema/audit-labels'
import type { AuditAction } from '@arkpax/schema/audit-log'
import type { Thing } from '../../db/audit-changes.ts'
import type { Actor } from '../../db/audit-log.ts'

interface Told {
  title?: string
  before?: Thing
  after?: Thing
  facts?: Thing
}

/** What somebody is called as the one whom a line is about. */
export const titleOf = ({ name, email }: Actor) => (email ? name : auditActorLabel(null))

/** What was done to a person of the staff, as the log holds it. */
export const ofStaff = (action: AuditAction, entityId: string, told: Told = {}) => ({
  action,
  entity: 'staff' as const,
  entityId,
  ...told,
})
