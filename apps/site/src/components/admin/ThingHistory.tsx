import { auditActionLabel, auditActorLabel } from '@arkpax/schema/audit-labels'
import type { AuditLine, TimelineEntity } from '@arkpax/schema/audit-log'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { AuditChanges } from './AuditChanges.tsx'
import { historyText as text } from './history.fi.ts'
import { Loading } from './list-states.tsx'
import { TIMELINE_LIMIT, useTimeline } from './use-timeline.ts'

interface Props {
  entity: TimelineEntity
  id: string
  className?: string
}

/** What staff have done to a thing, folded until somebody asks: who, when, from which values to which, newest first. */
export function ThingHistory({ entity, id, className = '' }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={`group border-t border-line ${className}`}
      onToggle={({ currentTarget, target }) => currentTarget === target && setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-5 text-ink-muted group-open:rotate-90" aria-hidden="true" />
        {text.title}
      </summary>
      {isOpen && <History entity={entity} id={id} />}
    </details>
  )
}

function History({ entity, id }: Props) {
  const lines = useTimeline(entity, id)
  return (
    <Loaded
      read={lines}
      failure={text.failed}
      waiting={<Loading className="py-4" />}
      empty={<p className="pb-4 text-ink-muted">{text.empty}</p>}
    >
      {(all) => (
        <>
          <ol className="mb-4 grid gap-4 border-l border-line-strong pl-4">
            {all.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
          {all.length === TIMELINE_LIMIT && <p className="pb-4 text-sm text-ink-muted">{text.more}</p>}
        </>
      )}
    </Loaded>
  )
}

const Line = ({ line }: { line: AuditLine }) => (
  <li>
    <p>{auditActionLabel(line.action)}</p>
    <Signature line={line} />
    <AuditChanges line={line} />
  </li>
)

/** When it was done, on the clock of the office, and by whom. */
export const Signature = ({ line: { actor, created_at } }: { line: Pick<AuditLine, 'actor' | 'created_at'> }) => (
  <p className="text-sm text-ink-muted wrap-anywhere">
    <time dateTime={created_at} className="tabular-nums">
      {formatDateTime(created_at)}
    </time>
    , {auditActorLabel(actor)}
  </p>
)
