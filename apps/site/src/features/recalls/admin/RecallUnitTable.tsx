import { formatDateTime } from '@arkpax/schema/format-fi'
import {
  ANSWER_UNCONFIRMED,
  recallAnswerLabels,
  recallAnswerWayLabels,
  recallMailLabels,
} from '@arkpax/schema/recall-labels'
import { type RecallDetail, type RecallUnit, remedies } from '@arkpax/schema/recalls'
import { useMay } from '~/components/admin/signed-in.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Cell, HeadCell, Table } from '~/components/ui/react/Table.tsx'
import { adminNewCasePath, adminUnitPath } from '~/lib/admin-paths.ts'
import { recallUnitsText as text } from './admin-recalls.fi.ts'
import { RecordAnswer } from './RecordAnswer.tsx'

interface Props {
  units: readonly RecallUnit[]
  given: RecallDetail
  isPending: boolean
}

/** A page of recalled units, each with its owners, their mail and what was answered. */
export function RecallUnitTable({ units, given, isPending }: Props) {
  const { columns } = text
  const mayRecord = useMay('recalls.write') && given.state === 'open'
  return (
    <Table label={text.list} aria-busy={isPending} stacked>
      <thead>
        <tr>
          <HeadCell>{columns.serial}</HeadCell>
          <HeadCell>{columns.owner}</HeadCell>
          <HeadCell>{columns.mail}</HeadCell>
          <HeadCell>{columns.answer}</HeadCell>
          {mayRecord && (
            <HeadCell>
              <span className="sr-only">{text.record}</span>
            </HeadCell>
          )}
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr key={unit.id}>
            <Cell className="wrap-anywhere">
              {unit.product_name ? (
                <a
                  href={adminUnitPath(unit.serial)}
                  className="inline-flex min-h-8 items-center font-semibold underline"
                >
                  {unit.serial}
                </a>
              ) : (
                <span className="font-semibold">{unit.serial}</span>
              )}
              <span className="block text-sm text-ink-muted">{unit.product_name}</span>
            </Cell>
            <Cell label={columns.owner} className="min-w-48 wrap-anywhere">
              <Owners unit={unit} />
            </Cell>
            <Cell label={columns.mail}>
              <Mails unit={unit} />
            </Cell>
            <Cell label={columns.answer} className="min-w-40">
              <Answer unit={unit} />
            </Cell>
            {mayRecord && (
              <Cell>
                <RecordAnswer id={given.id} serial={unit.serial} remedies={given.remedies} />
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Owners({ unit: { owners, in_stock } }: { unit: RecallUnit }) {
  if (owners.length === 0) return <span className="text-ink-muted">{in_stock ? text.inStock : text.nobody}</span>
  return (
    <ul className="grid gap-2">
      {owners.map(({ name, email, phone }) => (
        <li key={`${email} ${phone}`}>
          {name ?? text.nobody}
          <span className="block text-sm text-ink-muted">{email}</span>
          {phone && (
            <a
              href={`tel:${phone.replace(/[^+\d]/g, '')}`}
              className="inline-flex min-h-6 items-center text-sm underline"
            >
              {phone}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

const mailTones = { none: 'outline', waiting: 'low', sent: 'good', filed: 'danger', failed: 'danger' } as const

function Mails({ unit: { owners } }: { unit: RecallUnit }) {
  const mails = owners.filter(({ mail }) => mail !== 'none')
  if (mails.length === 0) return <span className="text-ink-muted">{text.noMail}</span>
  return (
    <span className="flex flex-wrap gap-1">
      {mails.map(({ mail, email }) => (
        <Badge key={email} tone={mailTones[mail]}>
          {recallMailLabels[mail]}
        </Badge>
      ))}
    </span>
  )
}

function Answer({ unit: { serial, answer, answered_at, answered_via } }: { unit: RecallUnit }) {
  if (!answer) return <span className="text-ink-muted">{text.waiting}</span>
  const wantsRemedy = remedies.some((one) => one === answer && one !== 'refund')
  return (
    <>
      {recallAnswerLabels[answer]} {answered_via === 'unknown' && <Badge tone="low">{ANSWER_UNCONFIRMED}</Badge>}
      {answered_at && (
        <span className="block text-sm text-ink-muted tabular-nums">
          {formatDateTime(answered_at)}
          {answered_via && `, ${recallAnswerWayLabels[answered_via].toLowerCase()}`}
        </span>
      )}
      {wantsRemedy && (
        <a href={adminNewCasePath(serial)} className="inline-flex min-h-8 items-center text-sm underline">
          {text.toCase}
        </a>
      )}
    </>
  )
}
