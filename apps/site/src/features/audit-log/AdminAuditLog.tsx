import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { AuditLog } from './AuditLog.tsx'
import { auditLogText as text } from './audit-log.fi.ts'

/** The log of what staff have done, for the owner. */
export function AdminAuditLog() {
  return (
    <AdminScreen section="auditLog" title={text.title}>
      <AuditLog />
    </AdminScreen>
  )
}
