import {
  asksForWork,
  type Finding,
  type FindingLevel,
  findingLevelLabels,
  type DoctorReport as Report,
} from '@arkpax/schema/doctor'
import { TechnicalDetails } from '~/components/admin/TechnicalDetails.tsx'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { useRead } from '~/lib/use-read.ts'
import { doctorText as text } from './doctor.fi.ts'

const tones: Record<FindingLevel, BadgeTone> = { mend: 'danger', look: 'low', well: 'good', unused: 'outline' }

/** What the shop was asked, the worst first, with a way to ask again. */
export function DoctorReport() {
  const { data, error, refetch, isFetching } = useRead('GET /api/admin/doctor')
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-[70ch]">{text.intro}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div role="status">{data && !isFetching ? <Outcome report={data} /> : !error && text.waiting}</div>
        <Button pending={isFetching} onClick={() => refetch()}>
          {text.again}
        </Button>
      </div>
      {error && <LoadFailure title={text.failed} error={error} onRetry={refetch} />}
      {data && (
        <ul className="grid grid-cols-1 border-t border-line">
          {data.findings.map((finding) => (
            <Item key={finding.id} finding={finding} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Outcome({ report: { findings, checked_at } }: { report: Report }) {
  const toMend = findings.filter(({ level }) => level === 'mend').length
  return (
    <>
      <p className="font-semibold">{toMend > 0 ? text.toMend(toMend) : text.allWell}</p>
      <p className="text-ink-muted">{text.checkedAt(checked_at)}</p>
    </>
  )
}

function Item({ finding: { title, level, text: said, where } }: { finding: Finding }) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <div>
        <Badge tone={tones[level]}>{findingLevelLabels[level]}</Badge>
      </div>
      <div className="grid max-w-[80ch] gap-1">
        <h2 className="font-semibold">{title}</h2>
        <p className="wrap-anywhere">{said}</p>
        {asksForWork(level) && <Where {...where} />}
      </div>
    </li>
  )
}

/** The screen on which it is mended, or whom to ask; what only they understand is folded away. */
function Where({ label, path }: Finding['where']) {
  if (!path)
    return (
      <>
        <p className="text-sm text-ink-muted">{text.askServer}</p>
        <TechnicalDetails text={label} />
      </>
    )
  return (
    <p className="text-sm text-ink-muted">
      {text.where}{' '}
      <a href={path} className="inline-flex min-h-6 items-center text-ink underline">
        {label}
      </a>
    </p>
  )
}
