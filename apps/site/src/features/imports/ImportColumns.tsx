import { fieldsOf } from '@arkpax/schema/import-fields'
import type { ImportRun } from '@arkpax/schema/imports'
import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { keepFile, keptFile } from './import-file.ts'
import { importsText as text } from './imports.fi.ts'
import { useImport } from './use-import.ts'

interface Props {
  run: ImportRun
  onRead: (run: ImportRun) => void
}

/** What is read from each column of a file; while the file is at hand, it can be read otherwise. */
export function ImportColumns({ run, onRead }: Props) {
  const [fields, setFields] = useState(() => run.columns.map(({ field }) => field))
  const file = keptFile(run.id)
  const { mutate, isPending, progress } = useImport('POST /api/admin/imports', {
    failure: text.previewFailed,
    onDone: (read, [{ body }]) => {
      keepFile(read.id, { kind: body.kind, file_name: body.file_name, content: body.content })
      onRead(read)
    },
  })
  const unread = run.columns.filter(({ field }) => field === null).length
  const isChanged = run.columns.some(({ field }, at) => field !== fields[at])

  function choose(at: number, field: string | null) {
    // A field is read from one column.
    setFields((old) => old.map((one, place) => (place === at ? field : one === field ? null : one)))
  }

  return (
    <details open={unread > 0} className="rounded-md border border-line bg-surface p-4 sm:p-5">
      <summary className="min-h-6 cursor-pointer font-semibold">
        {text.columns}: {unread > 0 ? text.columnsUnread(unread) : text.columnsRead}
      </summary>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {run.columns.map(({ heading }, at) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: Two columns can have one heading.
            key={at}
            label={heading || text.noHeading(at + 1)}
            value={fields[at] ?? ''}
            disabled={!file || isPending}
            onChange={({ target }) => choose(at, target.value || null)}
          >
            <option value="">{text.unreadColumn}</option>
            {fieldsOf(run.kind).map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        ))}
      </div>
      {!file && <p className="mt-4 text-sm text-ink-muted">{text.fileGone}</p>}
      {isPending && <ImportProgress label={text.previewing} {...progress} />}
      {file && isChanged && (
        <Button
          className="mt-4"
          pending={isPending}
          onClick={() =>
            mutate([{ body: { ...file, columns: fields, replaces: run.id }, idempotencyKey: crypto.randomUUID() }])
          }
        >
          {text.readAnew}
        </Button>
      )}
    </details>
  )
}
