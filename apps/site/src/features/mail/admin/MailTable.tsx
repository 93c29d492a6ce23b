import { formatDateTime, formatNumber } from '@arkpax/schema/format-fi'
import type { Mail, MailState } from '@arkpax/schema/mail'
import { mailKindLabel, mailStateLabels } from '@arkpax/schema/mail-labels'
import { CustomerLink } from '~/components/admin/CustomerLink.tsx'
import { EmailText } from '~/components/admin/EmailText.tsx'
import { ChooseCell, ChooseHead } from '~/components/admin/lists/ChooseRow.tsx'
import { SortHead } from '~/components/admin/lists/SortHead.tsx'
import type { ChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminMailText as text } from './admin-mail.fi.ts'

interface Props {
  mails: Mail[]
  /** Which are chosen; nothing where they cannot be. */
  rows: ChosenRows<Mail> | undefined
  sort: string
  onSort: (sort: string) => void
  onRemove: (mail: Mail) => void
  onRetry: (mail: Mail) => void
}

/** Mails with how they stand, why they have not left, and what can be done to each. */
export function MailTable({ mails, rows, sort, onSort, onRemove, onRetry }: Props) {
  return (
    <Table label={text.title} stacked>
      <thead>
        <tr>
          {rows && <ChooseHead />}
          <SortHead name="recipient" label={text.columns.recipient} {...{ sort, onSort }} />
          <SortHead name="date" label={text.columns.state} first="descending" {...{ sort, onSort }} />
          <HeadCell>{text.columns.reason}</HeadCell>
          <HeadCell numeric>{text.columns.attempts}</HeadCell>
          <HeadCell>{text.columns.next}</HeadCell>
          <HeadCell className="relative">
            <span className="sr-only">{text.columns.actions}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            rows={rows}
            onRemove={() => onRemove(mail)}
            onRetry={() => onRetry(mail)}
          />
        ))}
      </tbody>
    </Table>
  )
}

const tones: Record<MailState, BadgeTone> = {
  waiting: 'neutral',
  retrying: 'low',
  failed: 'danger',
  sent: 'good',
  filed: 'danger',
}

interface RowProps {
  mail: Mail
  onRemove: () => void
  onRetry: () => void
}

function MailRow({ mail, rows, ...callbacks }: RowProps & Pick<Props, 'rows'>) {
  const { id, kind, recipient, state, attempts, next_attempt_at, last_error } = mail
  return (
    <tr className="relative">
      {rows && (
        <ChooseCell
          name={text.rowName(mailKindLabel(kind), recipient)}
          isChosen={rows.isChosen(id)}
          onToggle={(isRange) => rows.toggle(id, isRange)}
        />
      )}
      <Cell className="max-w-80 min-w-52 wrap-anywhere max-md:pr-11!">
        <p className="font-medium">
          <EmailText email={recipient} isWide />
        </p>
        <p className="text-sm text-ink-muted">{mailKindLabel(kind)}</p>
        {!isToStaff(kind) && <CustomerLink email={recipient} />}
      </Cell>
      <Cell label={text.columns.state} className="min-w-44">
        <Badge tone={tones[state]}>{mailStateLabels[state]}</Badge>
        <p className="mt-1 text-sm text-ink-muted">{momentOf(mail)}</p>
      </Cell>
      <Cell label={text.columns.reason} isBlank={!last_error} className="min-w-56 text-sm wrap-anywhere">
        {last_error ?? text.none}
      </Cell>
      <Cell numeric label={text.columns.attempts} isBlank={attempts === 0}>
        {formatNumber(attempts)}
      </Cell>
      <Cell label={text.columns.next} isBlank={!next_attempt_at}>
        {next_attempt_at ? formatDateTime(next_attempt_at) : text.none}
      </Cell>
      <Cell isBlank={mail.sent_at !== null}>{mail.sent_at === null && <Actions mail={mail} {...callbacks} />}</Cell>
    </tr>
  )
}

/** Some mails go to the shop itself. */
const isToStaff = (kind: string) => ['contact-notice', 'contact-digest'].includes(kind) || kind.startsWith('staff-')

function momentOf({ state, sent_at, failed_at, created_at }: Mail): string {
  if (sent_at && state === 'filed') return text.filed(formatDateTime(sent_at))
  if (sent_at) return text.sent(formatDateTime(sent_at))
  return failed_at ? text.failed(formatDateTime(failed_at)) : text.queued(formatDateTime(created_at))
}

function Actions({ mail: { recipient, state }, onRemove, onRetry }: RowProps) {
  return (
    <div className="flex justify-end gap-2">
      {state !== 'waiting' && (
        <Button size="sm" aria-label={text.retryTo(recipient)} onClick={onRetry}>
          {text.retry}
        </Button>
      )}
      <Button size="sm" tone="quiet" aria-label={text.removeTo(recipient)} onClick={onRemove}>
        {text.remove}
      </Button>
    </div>
  )
}
