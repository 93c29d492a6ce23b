import { formatDate } from '@arkpax/schema/format-fi'
import { subscriptionStateLabel } from '@arkpax/schema/labels'
import type { Subscriber } from '@arkpax/schema/newsletter'
import { EmailText } from '~/components/admin/EmailText.tsx'
import { ChooseCell, ChooseHead } from '~/components/admin/lists/ChooseRow.tsx'
import { SortHead } from '~/components/admin/lists/SortHead.tsx'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminNewsletterText as text } from './admin-newsletter.fi.ts'
import { useSubscriberMutation } from './use-subscriber-mutation.ts'

interface Props {
  subscribers: Subscriber[]
  rows: ChosenRows<Subscriber>
  sort: string
  onSort: (sort: string) => void
  onShow: (subscriber: Subscriber) => void
  onActivate: (subscriber: Subscriber) => void
  onRemove: (subscriber: Subscriber) => void
}

const noteClass = 'block text-sm text-ink-muted'

/** Subscribers with what can be done to each. */
export function SubscriberTable({ subscribers, rows, sort, onSort, onShow, onActivate, onRemove }: Props) {
  return (
    <Table label={text.title} stacked>
      <thead>
        <tr>
          <ChooseHead />
          <SortHead name="email" label={text.columns.email} {...{ sort, onSort }} />
          <SortHead name="date" label={text.columns.subscribed} first="descending" {...{ sort, onSort }} />
          <HeadCell>{text.columns.unsubscribed}</HeadCell>
          <HeadCell>{text.columns.status}</HeadCell>
          <HeadCell className="relative">
            <span className="sr-only">{text.columns.actions}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {subscribers.map((subscriber) => (
          <SubscriberRow
            key={subscriber.id}
            subscriber={subscriber}
            rows={rows}
            onShow={() => onShow(subscriber)}
            onActivate={() => onActivate(subscriber)}
            onRemove={() => onRemove(subscriber)}
          />
        ))}
      </tbody>
    </Table>
  )
}

interface RowProps {
  subscriber: Subscriber
  rows: ChosenRows<Subscriber>
  onShow: () => void
  onActivate: () => void
  onRemove: () => void
}

function SubscriberRow({ subscriber, rows, onShow, onActivate, onRemove }: RowProps) {
  const { id, email, is_active, subscribed_at, unsubscribed_at, unsubscribed_by, consent_source } = subscriber
  const { awaits_confirmation_since, confirmed_at } = subscriber
  const cancel = useSubscriberMutation('POST /api/admin/newsletters/unsubscribe')
  return (
    <tr className="relative">
      <ChooseCell name={email} isChosen={rows.isChosen(id)} onToggle={(isRange) => rows.toggle(id, isRange)} />
      <Cell className="min-w-56 align-middle! wrap-anywhere max-md:pr-11! max-md:font-medium">
        <button
          type="button"
          aria-label={text.historyFor(email)}
          onClick={onShow}
          className="min-h-11 text-left wrap-anywhere underline-offset-4 hover:underline"
        >
          <EmailText email={email} isWide />
        </button>
      </Cell>
      <Cell label={text.columns.subscribed} className="align-middle!">
        {formatDate(subscribed_at)}
        <span className={noteClass}>{text.cameFrom(subscriber)}</span>
        {consent_source && <span className={`${noteClass} wrap-anywhere`}>{text.consented(consent_source)}</span>}
      </Cell>
      <Cell label={text.columns.unsubscribed} isBlank={!unsubscribed_at} className="align-middle!">
        {unsubscribed_at ? formatDate(unsubscribed_at) : text.never}
        {unsubscribed_by && <span className={noteClass}>{text.cancelledBy[unsubscribed_by]}</span>}
      </Cell>
      <Cell label={text.columns.status} className="align-middle!">
        <Badge tone={awaits_confirmation_since ? 'low' : is_active ? 'good' : 'neutral'}>
          {subscriptionStateLabel(subscriber)}
        </Badge>
        {awaits_confirmation_since && (
          <span className={`${noteClass} mt-1`}>{text.awaitingSince(awaits_confirmation_since)}</span>
        )}
        {is_active && confirmed_at && <span className={`${noteClass} mt-1`}>{text.confirmedOn(confirmed_at)}</span>}
        {is_active && <Resubscribed subscriber={subscriber} />}
      </Cell>
      <Cell className="align-middle!">
        <div className="flex justify-end gap-2">
          {is_active ? (
            <Button
              size="sm"
              aria-label={text.cancelFor(email)}
              pending={cancel.isPending}
              onClick={() => cancel.mutate(subscriber)}
            >
              {text.cancel}
            </Button>
          ) : (
            <Button size="sm" aria-label={text.activateFor(email)} onClick={onActivate}>
              {text.activate}
            </Button>
          )}
          <Button size="sm" tone="quiet" aria-label={text.removeFor(email)} onClick={onRemove}>
            {text.remove}
          </Button>
        </div>
      </Cell>
    </tr>
  )
}

/** When and why staff have made the subscription active again. */
function Resubscribed({ subscriber: { resubscribed_at, resubscribe_reason } }: { subscriber: Subscriber }) {
  if (!resubscribed_at) return null
  return (
    <span className={`${noteClass} mt-1 max-w-64 wrap-anywhere`}>
      {text.activatedBecause(resubscribed_at, resubscribe_reason)}
    </span>
  )
}
