import type { AuditLine } from '@arkpax/schema/audit-log'
import { fieldLabel } from '@arkpax/schema/field-labels'
import { historyText as text } from './history.fi.ts'

/** So many values stand open; more are folded. */
const OPEN = 4

/** From which values to which something was changed. */
export function AuditChanges({ line }: { line: AuditLine }) {
  const { changes, forgotten } = line
  if (forgotten) return <p className="text-sm text-ink-muted">{text.forgotten}</p>
  if (changes.length === 0) return null
  if (changes.length <= OPEN) return <Changes line={line} />
  return (
    <details>
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm underline underline-offset-4">
        {text.changes(changes.length)}
      </summary>
      <Changes line={line} />
    </details>
  )
}

const Changes = ({ line: { entity, changes } }: { line: AuditLine }) => (
  <ul className="mt-1 grid max-w-prose gap-1 text-sm wrap-anywhere">
    {changes.map(({ field, from, to }) => (
      <li key={field}>
        <span className="text-ink-muted">{fieldLabel(entity, field)}: </span>
        {from !== null && (
          <>
            <del className="no-underline">{from}</del>
            <span aria-hidden="true"> → </span>
            <span className="sr-only">, {text.to}: </span>
          </>
        )}
        <ins className="font-medium no-underline">{to ?? text.nothing}</ins>
      </li>
    ))}
  </ul>
)
