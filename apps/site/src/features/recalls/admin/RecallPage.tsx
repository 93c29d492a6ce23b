import { formatDateTime } from '@arkpax/schema/format-fi'
import type { RecallDetail } from '@arkpax/schema/recalls'
import { useEffect } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { useOpenThing } from '~/components/admin/open-thing.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { useDiscardQuestion } from '~/components/admin/use-discard-question.ts'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { adminPaths } from '~/lib/admin-paths.ts'
import { useRead } from '~/lib/use-read.ts'
import { recallPageText as text } from './admin-recalls.fi.ts'
import { ChooseUnits } from './ChooseUnits.tsx'
import { RecallSteps } from './RecallSteps.tsx'
import { RecallStateBadge } from './RecallTable.tsx'
import { RecallTexts } from './RecallTexts.tsx'
import { RecallUnits } from './RecallUnits.tsx'

interface Props {
  id: string
  /** Tells what the recall is called, once that is known. */
  onTitle: (title: string) => void
}

/** One recall: what is written, which units it means, how far it is, and who has answered what. */
export function RecallPage({ id, onTitle }: Props) {
  const { data, error, refetch } = useRead('GET /api/admin/recalls/{id}', { params: { id } })
  const name = data ? data.title : text.loading
  const draft = `recall:${id}`
  const leave = () => location.assign(adminPaths.recalls)
  const { onTyped, close, dialog } = useDiscardQuestion({ draft, question: text.discard, onClose: leave })
  useOpenThing(name, close)
  useEffect(() => onTitle(name), [name, onTitle])
  if (error) return <LoadFailure title={text.failed} error={error} onRetry={refetch} />
  if (!data) return <Loading />
  return (
    <>
      <Opened given={data} draft={draft} onTyped={onTyped} />
      <ConfirmDialog {...dialog} />
    </>
  )
}

interface OpenedProps {
  given: RecallDetail
  draft: string
  onTyped: (isTyped: boolean) => void
}

function Opened({ given, draft, onTyped }: OpenedProps) {
  const { state, published_at, closed_at, page } = given
  const mayWrite = useMay('recalls.write') && state !== 'closed'
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <RecallStateBadge state={state} />
        {published_at && (
          <p className="text-sm text-ink-muted tabular-nums">{text.published(formatDateTime(published_at))}</p>
        )}
        {closed_at && <p className="text-sm text-ink-muted tabular-nums">{text.closed(formatDateTime(closed_at))}</p>}
        {state !== 'draft' && (
          <a href={page} className="inline-flex min-h-8 items-center underline">
            {text.openPage}
          </a>
        )}
      </div>
      <RecallSteps given={given} />
      {mayWrite && <RecallTexts given={given} draft={draft} onTyped={onTyped} />}
      {mayWrite && <ChooseUnits given={given} />}
      <RecallUnits given={given} />
      <ThingHistory entity="recall" id={given.id} />
    </div>
  )
}
