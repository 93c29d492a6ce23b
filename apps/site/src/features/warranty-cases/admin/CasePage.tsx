import { formatDateTime } from '@arkpax/schema/format-fi'
import type { WarrantyCaseDetail } from '@arkpax/schema/warranty-cases'
import { useEffect } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { NextStep } from '~/components/admin/NextStep.tsx'
import { useOpenThing } from '~/components/admin/open-thing.ts'
import { ScreenSection } from '~/components/admin/ScreenSection.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { useDiscardQuestion } from '~/components/admin/use-discard-question.ts'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { adminMessagePath, adminPaths } from '~/lib/admin-paths.ts'
import { useRead } from '~/lib/use-read.ts'
import { adminCaseText as text } from './admin-cases.fi.ts'
import { CaseCustomer } from './CaseCustomer.tsx'
import { CaseDevice } from './CaseDevice.tsx'
import { CaseEvents } from './CaseEvents.tsx'
import { CaseStateBadge } from './CaseStateBadge.tsx'
import { CaseStepForm } from './CaseStepForm.tsx'
import { CaseWork } from './CaseWork.tsx'

interface Props {
  id: string
  /** Tells what the case is called, once that is known. */
  onTitle: (title: string) => void
}

/** One case: what the customer told, what is known of the device, what has been done, and the next step. */
export function CasePage({ id, onTitle }: Props) {
  const { data, error, refetch } = useRead('GET /api/admin/warranty-cases/{id}', { params: { id } })
  const name = data ? text.name(data.number) : text.loading
  const draft = `warranty-case:${id}`
  const leave = () => location.assign(adminPaths.warrantyCases)
  const { isTyped, onTyped, close, dialog } = useDiscardQuestion({ draft, question: text.discard, onClose: leave })
  useOpenThing(name, close)
  useEffect(() => onTitle(name), [name, onTitle])
  if (error) return <LoadFailure title={text.failed} error={error} onRetry={refetch} />
  if (!data) return <Loading />
  return (
    <>
      <Opened given={data} draft={draft} isTyped={isTyped} onTyped={onTyped} />
      <ConfirmDialog {...dialog} />
    </>
  )
}

interface OpenedProps {
  given: WarrantyCaseDetail
  draft: string
  isTyped: boolean
  onTyped: (isTyped: boolean) => void
}

function Opened({ given, draft, isTyped, onTyped }: OpenedProps) {
  const mayWrite = useMay('warranty.write')
  const mayReadMessages = useMay('messages.read')
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <CaseStateBadge given={given} />
        <p className="text-sm text-ink-muted tabular-nums">{text.came(formatDateTime(given.created_at))}</p>
        <p className="text-sm text-ink-muted tabular-nums">{text.due(given.due_on)}</p>
        {given.contact_message_id && mayReadMessages && (
          <a href={adminMessagePath(given.contact_message_id)} className="inline-flex min-h-8 items-center underline">
            {text.openMessage}
          </a>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <CaseCustomer given={given} />
          {mayWrite && (
            <NextStep>
              <CaseStepForm given={given} isTyped={isTyped} />
            </NextStep>
          )}
          {mayWrite && (
            <ScreenSection title={text.work}>
              <CaseWork given={given} draft={draft} onTyped={onTyped} />
            </ScreenSection>
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <CaseDevice given={given} />
          <CaseEvents given={given} mayWrite={mayWrite} />
        </div>
      </div>
      <ThingHistory entity="warranty_case" id={given.id} />
    </div>
  )
}
