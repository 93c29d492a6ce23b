import type { AuditChange } from '@arkpax/schema/audit-log'
import { fieldLabel } from '@arkpax/schema/field-labels'
import { historyText as text } from './history.fi.ts'

/** So many values stand open; more are folded. */
const OPEN = 4

interface Props {
  /** The thing whose fields these are. */
  entity: string
  changes: readonly AuditChange[]
}

/** From which values to which a thing was changed. */
export function ChangedValues({ entity, changes: all }: Props) {
  const changes = all.filter(tellsSomething)
  if (changes.length === 0) return null
  if (changes.length <= OPEN) return <Values entity={entity} changes={changes} />
  return (
    <details>
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm underline underline-offset-4">
        {text.changes(changes.length)}
      </summary>
      <Values entity={entity} changes={changes} />
    </details>
  )
}

/** Nothing and a count of none, where there was nothing before, say that nothing was given. */
const tellsSomething = ({ from, to }: AuditChange) => from !== null || (to !== null && to !== '0')

const Values = ({ entity, changes }: Props) => (
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
