import type { LetterDetail } from '@arkpax/schema/letters'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { Notice } from '~/components/admin/Notice.tsx'
import { useOpenThing } from '~/components/admin/open-thing.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { useDiscardQuestion } from '~/components/admin/use-discard-question.ts'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { readsOf } from '~/lib/read-query.ts'
import { useReadWhen } from '~/lib/use-read.ts'
import { LetterActions } from './LetterActions.tsx'
import { LetterForm } from './LetterForm.tsx'
import { LetterPageSettings } from './LetterPageSettings.tsx'
import { LetterPreview } from './LetterPreview.tsx'
import { LetterProgress } from './LetterProgress.tsx'
import { LetterStatusBadge } from './LetterStatusBadge.tsx'
import { begunLetter } from './letter-values.ts'
import { lettersText, letterText as text } from './letters.fi.ts'

interface Props {
  id: string
  /** Nothing is stored of it yet. */
  isNew: boolean
  /** Called once something is. */
  onStored: () => void
  onClose: () => void
  onOpen: (id: string) => void
}

const MOVING_MS = 2_000

/** One letter: written while it is a draft, followed once it leaves. */
export function LetterPage({ id, isNew, onStored, onClose, onOpen }: Props) {
  const [empty] = useState(() => begunLetter(id))
  const stored = useReadWhen(!isNew, 'GET /api/admin/letters/{id}', { params: { id } })
  const { error, refetch } = stored
  const data = stored.data ?? (isNew ? empty : undefined)
  const draft = `letter:${id}`
  const { onTyped, close, dialog } = useDiscardQuestion({ draft, question: text.discard, onClose })
  useOpenThing(data?.subject || (isNew ? lettersText.newLetter : text.loading), close)
  useFollowed(data)
  const mayWrite = useMay('letters.write')
  if (error && !data) return <LoadFailure title={text.failed} error={error} onRetry={refetch} />
  if (!data) return <Loading />
  return (
    <div className="grid grid-cols-1 gap-8">
      <Heading letter={data} />
      {data.status === 'scheduled' && <Notice text={text.waits(data.send_at ?? '')} />}
      {data.status === 'draft' && mayWrite ? (
        <LetterForm letter={data} draft={draft} onTyped={onTyped} onStored={onStored} />
      ) : (
        <>
          <LetterProgress letter={data} />
          {mayWrite && <LetterPageSettings letter={data} draft={draft} onTyped={onTyped} />}
          <LetterPreview written={data} />
        </>
      )}
      {!isNew && <LetterActions letter={data} onGone={onClose} onOpen={onOpen} />}
      {!isNew && <ThingHistory entity="letter" id={id} />}
      <ConfirmDialog {...dialog} />
    </div>
  )
}

/** Reads a letter anew for as long as it moves by itself. */
function useFollowed(letter: LetterDetail | undefined) {
  const client = useQueryClient()
  const isMoving = letter?.status === 'scheduled' || letter?.status === 'sending'
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => {
      if (!document.hidden) void client.invalidateQueries({ queryKey: readsOf('GET /api/admin/letters/{id}') })
    }, MOVING_MS)
    return () => clearInterval(timer)
  }, [client, isMoving])
}

function Heading({ letter: { subject, status, version } }: { letter: LetterDetail }) {
  const name = useRef<HTMLHeadingElement>(null)
  useEffect(() => name.current?.focus(), [])
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <h2 ref={name} tabIndex={-1} className="display text-xl wrap-anywhere outline-none">
        {subject || (version === 0 ? lettersText.newLetter : lettersText.noSubject)}
      </h2>
      <LetterStatusBadge status={status} />
    </div>
  )
}
