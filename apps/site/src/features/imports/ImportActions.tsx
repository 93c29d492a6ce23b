import type { ImportRun } from '@arkpax/schema/imports'
import { useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { showToast } from '~/lib/toast.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { importsText as text } from './imports.fi.ts'
import { useImport } from './use-import.ts'

/** Brings a file in, or takes it back: each is asked about first. */
export function ImportActions({ run }: { run: ImportRun }) {
  if (run.state === 'previewed') return <RunImport run={run} />
  return run.state === 'done' ? <TakeBack run={run} /> : null
}

function RunImport({ run: { id, counts } }: { run: ImportRun }) {
  const [isAsked, setAsked] = useState(false)
  const count = counts.new + counts.changed
  const { mutate, isPending, progress } = useImport('POST /api/admin/imports/{id}/run', {
    failure: text.runFailed,
    onDone: (done) => showToast({ title: text.ran(count - done.skipped), tone: 'success' }),
  })
  if (count === 0) return <p className="font-medium">{text.nothingToRun}</p>
  if (isPending) return <ImportProgress label={text.running} {...progress} />
  return (
    <div>
      <Button tone="action" onClick={() => setAsked(true)}>
        {text.run(count)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          mutate([{ params: { id } }])
        }}
        title={text.runQuestion.title(count)}
        text={text.runQuestion.text(counts)}
        confirmLabel={text.run(count)}
        tone="action"
      />
    </div>
  )
}

function TakeBack({ run: { id, counts, skipped } }: { run: ImportRun }) {
  const [isAsked, setAsked] = useState(false)
  const count = counts.new + counts.changed - skipped
  const { mutate, isPending, progress } = useImport('POST /api/admin/imports/{id}/take-back', {
    failure: text.takeBackFailed,
    onDone: () => showToast({ title: text.tookBack, tone: 'success' }),
  })
  if (isPending) return <ImportProgress label={text.takingBack} {...progress} />
  return (
    <div>
      <Button onClick={() => setAsked(true)}>{text.takeBack}</Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          mutate([{ params: { id } }])
        }}
        {...text.takeBackQuestion}
        text={text.takeBackQuestion.text(count)}
      />
    </div>
  )
}
