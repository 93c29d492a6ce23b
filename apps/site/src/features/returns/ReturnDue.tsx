import { finnishDay } from '@arkpax/schema/format-fi'
import { isOpenReturn, type ReturnSummary } from '@arkpax/schema/returns'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { returnsText as text } from './returns.fi.ts'

/** By when the money of a return is to be given back, and whether that day is over. */
export function ReturnDue({ of }: { of: Pick<ReturnSummary, 'state' | 'refund_due_on' | 'may_wait'> }) {
  if (!isOpenReturn(of.state)) return null
  const isLate = !of.may_wait && of.refund_due_on < finnishDay(new Date())
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 tabular-nums">
      {text.due(of.refund_due_on)}
      {isLate && <Badge tone="danger">{text.late}</Badge>}
      {of.may_wait && <span className="text-sm text-ink-muted">{text.mayWait}</span>}
    </span>
  )
}
