import { formatDateTime } from '@arkpax/schema/format-fi'
import { returnStateLabels } from '@arkpax/schema/return-labels'
import type { ReturnDetail } from '@arkpax/schema/returns'
import { returnsText as text } from './returns.fi.ts'

/** What has happened to a return, oldest first. */
export const ReturnEvents = ({ events }: Pick<ReturnDetail, 'events'>) => (
  <section aria-labelledby="palautuksen-vaiheet">
    <h2 id="palautuksen-vaiheet" className="font-semibold">
      {text.events}
    </h2>
    <ol className="mt-3 grid gap-3">
      {events.map(({ id, kind, state, notified, by, created_at }) => (
        <li key={id} className="text-sm">
          <p className="font-medium">
            {kind === 'state' && state ? returnStateLabels[state] : text.eventKinds[kind]}
            <span className="font-normal text-ink-muted">, {notified ? text.told : text.quietly}</span>
          </p>
          <p className="text-ink-muted tabular-nums">
            {formatDateTime(created_at)}
            {by && `, ${by}`}
          </p>
        </li>
      ))}
    </ol>
  </section>
)
