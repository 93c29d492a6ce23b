import { auditActionLabel } from '@arkpax/schema/audit-labels'
import type { AuditLine } from '@arkpax/schema/audit-log'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { cancelReasonLabels } from '@arkpax/schema/order-statuses'
import type { OrderChange, OrderDetail, OrderEvent } from '@arkpax/schema/orders'
import { AuditChanges } from '~/components/admin/AuditChanges.tsx'
import { historyText } from '~/components/admin/history.fi.ts'
import { Signature } from '~/components/admin/ThingHistory.tsx'
import { useTimeline } from '~/components/admin/use-timeline.ts'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { OrderChanges } from './desk/OrderChanges.tsx'
import { ordersTexts } from './orders.fi.ts'

/** What happened to an order elsewhere and left no line of staff there. */
export interface Happening {
  id: string
  /** ISO 8601. */
  at: string
  text: string
}

interface Props extends Pick<OrderDetail, 'id' | 'events'> {
  more?: readonly Happening[] | undefined
}

/** What has happened to an order, oldest first, with who did it once that is known. */
export function OrderTimeline({ id, events, more = [] }: Props) {
  const { data: lines = [], error, refetch } = useTimeline('order', id)
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="font-semibold">
        {ordersTexts.timeline}
      </h2>
      <ol className="mt-3 grid gap-3 border-l border-line-strong pl-4">
        {entriesOf(events, lines, more).map(({ event, line, key, isUndone, happening }) => (
          <li key={key}>
            {happening ? (
              <Happened {...happening} />
            ) : event ? (
              <Event event={event} line={line} />
            ) : (
              line && <Deed line={isUndone ? quiet(line) : line} isUndone={isUndone} />
            )}
          </li>
        ))}
      </ol>
      {error && <LoadFailure title={historyText.failed} error={error} onRetry={refetch} />}
    </section>
  )
}

/** The line that staff left of each kind of event. */
const actionsOf: Record<OrderEvent['type'], readonly string[]> = {
  created: ['create'],
  status: ['set-status'],
  edited: ['update'],
}

interface Entry {
  key: string
  at: string
  event?: OrderEvent
  line?: AuditLine
  /** It was taken back, and its mail never left. */
  isUndone?: boolean
  happening?: Happening
}

/** A change of an order and the line that staff left of it were made at the same moment: they are one entry. */
function entriesOf(events: readonly OrderEvent[], lines: readonly AuditLine[], more: readonly Happening[]): Entry[] {
  const lineOf = ({ created_at, type }: OrderEvent) =>
    lines.find((line) => line.created_at === created_at && actionsOf[type].includes(line.action))
  const told = new Set(events.map((event) => lineOf(event)?.id))
  const undone = new Set(
    lines.filter(({ action }) => action === 'undo-status').map((undo) => undoneBy(undo, lines)?.id),
  )
  const entries: Entry[] = [
    ...more.map((happening) => ({ key: happening.id, at: happening.at, happening })),
    ...events.map((event) => ({ key: event.id, at: event.created_at, event, line: lineOf(event) })),
    ...lines
      .filter(({ id }) => !told.has(id))
      .map((line) => ({ key: line.id, at: line.created_at, line, isUndone: undone.has(line.id) })),
  ]
  return entries.sort(
    (one, other) => one.at.localeCompare(other.at) || (one.line?.number ?? 0) - (other.line?.number ?? 0),
  )
}

/** An undo takes the last change before it back; lines are newest first. */
const undoneBy = (undo: AuditLine, lines: readonly AuditLine[]) =>
  lines.find(({ action, number }) => action === 'set-status' && number < undo.number)

const Happened = ({ text, at }: Happening) => (
  <>
    <p>{text}</p>
    <When at={at} />
  </>
)

const When = ({ at }: { at: string }) => (
  <p className="text-sm text-ink-muted tabular-nums">
    <time dateTime={at}>{formatDateTime(at)}</time>
  </p>
)

const Event = ({ event, line }: { event: OrderEvent; line: AuditLine | undefined }) => (
  <>
    <p>{[ordersTexts.event(event), ...asides(event)].join(', ')}</p>
    {line ? <Signature line={line} /> : <When at={event.created_at} />}
    {event.changes && <Edited changes={event.changes} line={line} />}
  </>
)

/** What an edit changed; addresses and notes, which the log alone knows, beside it. */
const Edited = ({ changes, line }: { changes: readonly OrderChange[]; line: AuditLine | undefined }) => (
  <div className="mt-1 text-sm">
    <OrderChanges changes={changes} />
    {line && <AuditChanges line={onlyPeople(line)} />}
  </div>
)

/** What of a line its event does not tell. */
const onlyPeople = (line: AuditLine): AuditLine => ({
  ...line,
  changes: line.changes.filter(
    ({ field }) => !['items', 'charges', 'total_amount', 'payment_method', 'payment_due_on'].includes(field),
  ),
})

/** What staff did beside the changes of status that stand. */
const Deed = ({ line, isUndone = false }: { line: AuditLine; isUndone?: boolean }) => (
  <>
    <p>{isUndone ? `${auditActionLabel(line.action)}, ${ordersTexts.undone}` : auditActionLabel(line.action)}</p>
    <Signature line={line} />
    <AuditChanges line={line} />
  </>
)

/** A line without what it says of the mail that was never sent. */
const quiet = (line: AuditLine): AuditLine => ({
  ...line,
  changes: line.changes.filter(({ field }) => field !== 'notify'),
})

/** What was left undone, where one would expect it. */
function asides({ notified, to_status, stock_move, reason }: OrderEvent): string[] {
  return [
    ...(reason ? [ordersTexts.reason(cancelReasonLabels[reason])] : []),
    ...(notified ? [] : [ordersTexts.notNotified]),
    ...(to_status === 'cancelled' && stock_move === null ? [ordersTexts.notRestocked] : []),
  ]
}
