import { formatDateTime } from '@arkpax/schema/format-fi'
import { importKindLabels } from '@arkpax/schema/import-labels'
import type { ImportRun } from '@arkpax/schema/imports'
import { useEffect, useRef } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { Notice } from '~/components/admin/Notice.tsx'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { ApiError } from '~/lib/api.ts'
import { useFreshRead } from '~/lib/use-read.ts'
import { ImportActions } from './ImportActions.tsx'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportBadge } from './ImportList.tsx'
import { ImportRows } from './ImportRows.tsx'
import { importsText as text } from './imports.fi.ts'

interface Props {
  id: string
  /** Another look at the same file takes its place. */
  onOpen: (id: string) => void
}

/** One file: what it would do or has done, row by row, and what can be done with it. */
export function ImportScreen({ id, onOpen }: Props) {
  const { data: run, error, refetch } = useFreshRead('GET /api/admin/imports/{id}', { params: { id } })
  if (run) return <OpenImport run={run} onOpen={onOpen} />
  if (error instanceof ApiError && error.status === 404) return <EmptyState {...text.notFound} />
  if (error) return <LoadFailure title={text.failed} error={error} onRetry={refetch} />
  return <Loading />
}

function OpenImport({ run, onOpen }: { run: ImportRun; onOpen: (id: string) => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed is gone when a file has been looked through, brought in or taken back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: With each state of the file.
  useEffect(() => heading.current?.focus(), [run.state])
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <h2 ref={heading} tabIndex={-1} className="display text-xl outline-none wrap-anywhere">
            {run.file_name}
          </h2>
          <ImportBadge state={run.state} />
        </div>
        <p className="text-ink-muted">
          {importKindLabels[run.kind]}. {text.by(run.author, formatDateTime(run.created_at))}
          {run.done_at && `. ${text.done(formatDateTime(run.done_at))}`}
          {run.taken_back_at && `. ${text.taken(formatDateTime(run.taken_back_at))}`}
        </p>
        <p className="tabular-nums">{text.sums(run.counts)}</p>
      </header>
      {run.skipped > 0 && <Notice text={text.skipped(run.skipped)} />}
      {run.left > 0 && <Notice text={text.left(run.left)} />}
      <ImportActions run={run} />
      {run.state === 'previewed' && <ImportColumns run={run} onRead={({ id }) => onOpen(id)} />}
      <ImportRows run={run} />
    </div>
  )
}
