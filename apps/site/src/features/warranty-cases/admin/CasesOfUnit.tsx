import { formatDate } from '@arkpax/schema/format-fi'
import { faultKindLabels } from '@arkpax/schema/warranty-case-labels'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { Skeleton } from '~/components/ui/react/Skeleton.tsx'
import { adminWarrantyCasePath } from '~/lib/admin-paths.ts'
import { useRead } from '~/lib/use-read.ts'
import { adminCasesText as text } from './admin-cases.fi.ts'
import { CaseStateBadge } from './CaseStateBadge.tsx'

/** The warranty cases of one unit, newest first. */
export function CasesOfUnit({ serial }: { serial: string }) {
  const read = useRead('GET /api/admin/units/{serial}/warranty-cases', { params: { serial } })
  return (
    <Loaded
      read={read}
      failure={text.failed}
      waiting={<Skeleton className="h-16" />}
      empty={<p className="text-ink-muted">{text.noneOfUnit}</p>}
    >
      {(cases) => (
        <ul className="grid grid-cols-1 border-b border-line">
          {cases.map((given) => (
            <li key={given.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3">
              <a
                href={adminWarrantyCasePath(given.id)}
                className="inline-flex min-h-8 items-center font-medium underline"
              >
                {text.caseName(given.number)}
              </a>
              <CaseStateBadge given={given} />
              <span className="min-w-0 wrap-anywhere">{faultKindLabels[given.fault_kind]}</span>
              <span className="text-ink-muted tabular-nums">{formatDate(given.created_at)}</span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
