import type { LetterDetail } from '@arkpax/schema/letters'
import { Copy, ExternalLink, Pause, Play, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '~/components/admin/signed-in.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { letterPath } from '~/lib/admin-paths.ts'
import { useWrite } from '~/lib/use-write.ts'
import { letterText as text } from './letters.fi.ts'
import { useCallBack } from './use-send-letter.ts'

interface Props {
  letter: LetterDetail
  onGone: () => void
  onOpen: (id: string) => void
}

const changes = ['GET /api/admin/letters', 'GET /api/admin/letters/{id}'] as const

/** What can be done with a letter beside writing and sending it. */
export function LetterActions({ letter: { id, status, archive_slug, started_at }, onGone, onOpen }: Props) {
  const [asked, setAsked] = useState<'stop' | 'remove' | null>(null)
  const close = () => setAsked(null)
  const [mayWrite, maySend] = [useMay('letters.write'), useMay('letters.send')]
  const callBack = useCallBack()
  const stop = useWrite('POST /api/admin/letters/{id}/stop', {
    success: text.stopped,
    failure: text.stopFailed,
    changes: [...changes],
    onSuccess: close,
  })
  const resume = useWrite('POST /api/admin/letters/{id}/resume', {
    success: text.resumed,
    failure: text.resumeFailed,
    changes: [...changes],
  })
  const copy = useWrite('POST /api/admin/letters', {
    failure: text.copyFailed,
    changes: ['GET /api/admin/letters'],
    onSuccess: (made) => onOpen(made.id),
  })
  const remove = useWrite('DELETE /api/admin/letters/{id}', {
    success: text.removed,
    failure: text.removeFailed,
    changes: ['GET /api/admin/letters'],
    onSuccess: onGone,
  })
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
      {maySend && status === 'scheduled' && (
        <Button pending={callBack.isPending} onClick={() => callBack.mutate([{ params: { id } }])}>
          <Undo2 className="size-4" aria-hidden="true" />
          {text.callBack}
        </Button>
      )}
      {maySend && status === 'sending' && (
        <Button onClick={() => setAsked('stop')}>
          <Pause className="size-4" aria-hidden="true" />
          {text.stop}
        </Button>
      )}
      {maySend && status === 'stopped' && (
        <Button tone="action" pending={resume.isPending} onClick={() => resume.mutate([{ params: { id } }])}>
          <Play className="size-4" aria-hidden="true" />
          {text.resume}
        </Button>
      )}
      {mayWrite && (
        <Button pending={copy.isPending} onClick={() => copy.mutate([{ body: { copy_of: id } }])}>
          <Copy className="size-4" aria-hidden="true" />
          {text.copy}
        </Button>
      )}
      {archive_slug && started_at && (
        <a href={letterPath(archive_slug)} className="inline-flex min-h-11 items-center gap-2 underline">
          <ExternalLink className="size-4" aria-hidden="true" />
          {text.openPage}
        </a>
      )}
      {mayWrite && status === 'draft' && (
        <Button tone="quiet" className="text-danger! sm:ml-auto" onClick={() => setAsked('remove')}>
          <Trash2 className="size-4" aria-hidden="true" />
          {text.remove}
        </Button>
      )}
      <ConfirmDialog
        {...text.stopQuestion}
        open={asked === 'stop'}
        onClose={close}
        pending={stop.isPending}
        onConfirm={() => stop.mutate([{ params: { id } }])}
      />
      <ConfirmDialog
        {...text.removeQuestion}
        open={asked === 'remove'}
        onClose={close}
        pending={remove.isPending}
        onConfirm={() => remove.mutate([{ params: { id } }])}
      />
    </div>
  )
}
