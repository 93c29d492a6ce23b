import { formatDate, formatDateTime, formatNumber } from '@arkpax/schema/format-fi'
import { type UnitDetail, type UnitEvent, unitEventLabels, unitStatusLabels } from '@arkpax/schema/units'
import { type ReactNode, useEffect } from 'react'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { Notice } from '~/components/admin/Notice.tsx'
import { useOpenThing } from '~/components/admin/open-thing.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { adminOrderPath, adminPassportsPath, adminPaths, adminRegistrationsOfPath } from '~/lib/admin-paths.ts'
import { useRead } from '~/lib/use-read.ts'
import { EditUnit } from './EditUnit.tsx'
import { ServiceUnit } from './ServiceUnit.tsx'
import { unitTones } from './UnitTable.tsx'
import { unitsText as text } from './units.fi.ts'

interface Props {
  serial: string
  /** Tells what the unit is called, once that is known. */
  onTitle: (title: string) => void
  /** What others keep of it. */
  parts?: ((unit: UnitDetail) => ReactNode) | undefined
}

/** One unit: what is known of it, its registrations, what others keep of it, and its history. */
export function UnitPage({ serial, onTitle, parts }: Props) {
  const unit = useRead('GET /api/admin/units/{serial}', { params: { serial } })
  const known = unit.data?.serial
  useEffect(() => {
    if (known) onTitle(text.name(known))
  }, [known, onTitle])
  useOpenThing(text.name(known ?? serial), () => location.assign(adminPaths.units))
  return (
    <Loaded read={unit} failure={text.unitFailed}>
      {(opened) => <Opened unit={opened} parts={parts?.(opened)} />}
    </Loaded>
  )
}

function Opened({ unit, parts }: { unit: UnitDetail; parts: ReactNode }) {
  const mayWrite = useMay('units.write')
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={unitTones[unit.status]}>{unitStatusLabels[unit.status]}</Badge>
        {mayWrite && <ServiceUnit unit={unit} />}
        {mayWrite && <EditUnit unit={unit} />}
        <ExportButton
          may="units.read"
          size="sm"
          label={text.labels}
          endpoint="GET /api/admin/unit-labels/{ids}"
          options={[{ params: { ids: unit.id } }]}
        />
      </div>
      {unit.status === 'scrapped' && <Notice text={text.scrapped} />}
      <Section title={text.facts}>
        <Facts unit={unit} />
      </Section>
      <Section title={text.registrations}>
        <Registrations unit={unit} />
      </Section>
      {parts}
      <Section title={text.history}>
        {unit.events.length === 0 && <p className="text-ink-muted">{text.noHistory}</p>}
        <ol className="grid grid-cols-1 gap-3">
          {unit.events.map((event) => (
            <HistoryLine key={event.id} event={event} />
          ))}
        </ol>
      </Section>
    </div>
  )
}

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid min-w-0 grid-cols-1 gap-4 rounded-md border border-line bg-surface p-4 sm:p-5">
    <h2 className="font-semibold">{title}</h2>
    {children}
  </section>
)

const percent = (health: number) => `${formatNumber(health)}\u00A0%`

function Facts({ unit }: { unit: UnitDetail }) {
  const { order_id, order_number, made_on, delivered_on, cycles, state_of_health, health_on, passport_url } = unit
  const measured = health_on ? `, ${text.healthOn(formatDate(health_on))}` : ''
  const rows: [string, ReactNode][] = [
    [text.product, unit.product_name],
    [text.madeOn, made_on && formatDate(made_on)],
    [text.madeIn, unit.made_in],
    [text.batch, unit.batch],
    [text.order, order_id && <Link href={adminOrderPath(order_id)}>{order_number}</Link>],
    [text.delivered, delivered_on && formatDate(delivered_on)],
    [text.cycles, cycles === null ? null : formatNumber(cycles)],
    [text.health, state_of_health === null ? null : `${percent(state_of_health)}${measured}`],
    [
      text.passport,
      <span key="passport" className="flex flex-wrap gap-x-5">
        <Link href={passport_url}>{text.openPassport}</Link>
        <Link href={adminPassportsPath(unit.product_id)}>{text.modelMissing}</Link>
      </span>,
    ],
  ]
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[minmax(9rem,14rem)_1fr]">
      {rows.map(([name, value]) => (
        <div key={name} className="grid min-w-0 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="wrap-anywhere">{value ?? <span className="text-ink-muted">{text.unknown}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}

const Link = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="inline-flex min-h-6 items-center underline">
    {children}
  </a>
)

function Registrations({ unit: { registrations, serial } }: { unit: UnitDetail }) {
  const mayRead = useMay('registrations.read')
  if (registrations.length === 0) return <p className="text-ink-muted">{text.noRegistrations}</p>
  return (
    <>
      <ul className="grid gap-1">
        {registrations.map(({ purchaseDate, warrantyEnd, flagged }) => (
          <li key={`${purchaseDate} ${warrantyEnd} ${flagged}`}>
            {text.registration(formatDate(purchaseDate), formatDate(warrantyEnd))}
          </li>
        ))}
      </ul>
      {registrations.some(({ flagged }) => flagged) && <Badge tone="danger">{text.flagged}</Badge>}
      {mayRead && (
        <p>
          <Link href={adminRegistrationsOfPath(serial)}>{text.showRegistrations}</Link>
        </p>
      )}
    </>
  )
}

function HistoryLine({ event: { kind, text: told, cycles, state_of_health, author, at } }: { event: UnitEvent }) {
  const read = text.read(cycles, state_of_health === null ? null : percent(state_of_health))
  return (
    <li className="grid min-w-0 gap-0.5 border-l-2 border-line pl-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium">{unitEventLabels[kind]}</span>
        <span className="text-sm text-ink-muted tabular-nums">
          <time dateTime={at}>{formatDateTime(at)}</time>
          {author ? `, ${author}` : ''}
        </span>
      </p>
      {told && <p className="whitespace-pre-wrap wrap-anywhere">{told}</p>}
      {read && <p className="text-sm tabular-nums">{read}</p>}
    </li>
  )
}
