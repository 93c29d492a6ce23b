import type { AuditLine } from '@arkpax/schema/audit-log'
import { ChangedValues } from './ChangedValues.tsx'
import { historyText as text } from './history.fi.ts'

/** What a line of the log says of values, unless they have been forgotten. */
export const AuditChanges = ({ line: { entity, changes, forgotten } }: { line: AuditLine }) =>
  forgotten ? (
    <p className="text-sm text-ink-muted">{text.forgotten}</p>
  ) : (
    <ChangedValues entity={entity} changes={changes} />
  )
