import type { DutyCheckState, LawDuty } from '@arkpax/schema/law'
import type { ReactNode } from 'react'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { lawText as text } from './law.fi.ts'

const tones: Record<DutyCheckState, BadgeTone> = { checked: 'good', changed: 'danger', unchecked: 'low' }

interface Props {
  duty: LawDuty
  /** Undefined for those who only look. */
  onEdit: (() => void) | undefined
  onCheck: (() => void) | undefined
}

/** One duty: since when it binds, how we read it, where the product meets it, and who has checked it. */
export function DutyItem({ duty, onEdit, onCheck }: Props) {
  const { id, what, since, in_force, reading, is_own, note, where, missing, source, state, last_check } = duty
  return (
    <li id={id} className="scroll-mt-20 border-b border-line py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="mr-auto min-w-60 flex-1 text-lg font-semibold">{what}</h3>
        <Badge tone={in_force ? 'neutral' : 'outline'}>{in_force ? text.inForce : text.upcoming}</Badge>
        <Badge tone={tones[state]}>{text.states[state]}</Badge>
      </div>
      <p className="text-sm text-ink-muted">{text.since(since)}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <Row label={is_own ? text.ownReading : text.reading}>{reading}</Row>
        {note && <Row label={text.note}>{note}</Row>}
        <Row label={text.where}>{where.length > 0 ? <Places places={where} /> : text.nowhere}</Row>
        {missing && <Row label={text.missing}>{missing}</Row>}
        <Row label={text.source}>{source}</Row>
        <Row label={text.version}>
          {duty.text_version}
          {' · '}
          {last_check ? text.checkedBy(last_check.checked_by, last_check.checked_on) : text.nobody}
        </Row>
      </dl>
      {onEdit && onCheck && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="sm" className="min-h-11" aria-label={text.editOf(what)} onClick={onEdit}>
            {text.edit}
          </Button>
          <Button size="sm" className="min-h-11" aria-label={text.checkOf(what)} onClick={onCheck}>
            {text.check}
          </Button>
        </div>
      )}
    </li>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="max-w-[70ch] wrap-anywhere whitespace-pre-line max-sm:-mt-3">{children}</dd>
    </>
  )
}

function Places({ places }: { places: LawDuty['where'] }) {
  return (
    <ul className="grid gap-1">
      {places.map(({ label, path }) => (
        <li key={label}>
          {path ? (
            <a href={path} className="inline-flex min-h-6 items-center underline">
              {label}
            </a>
          ) : (
            label
          )}
        </li>
      ))}
    </ul>
  )
}
