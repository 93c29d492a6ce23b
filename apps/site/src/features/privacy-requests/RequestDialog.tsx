import { formatDate, formatDateTime } from '@arkpax/schema/format-fi'
import {
  privacyRequestChannelLabels,
  privacyRequestIdentityLabels,
  privacyRequestKindLabels,
  privacyRequestStateLabels,
} from '@arkpax/schema/privacy-labels'
import type { PrivacyRequest } from '@arkpax/schema/privacy-requests'
import { type ReactNode, useRef } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { Notice } from '~/components/admin/Notice.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { useFocusKept } from '~/components/admin/use-focus-kept.ts'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { adminCustomerOfPath } from '~/lib/admin-paths.ts'
import { useRead } from '~/lib/use-read.ts'
import { Erasure, Parts } from './Erasure.tsx'
import { Extension } from './Extension.tsx'
import { GiveData } from './GiveData.tsx'
import { Identity } from './Identity.tsx'
import { Outcome } from './Outcome.tsx'
import { erasureText, privacyText, requestText as text } from './privacy.fi.ts'

/** One request with all that is done about it; closed while `id` is empty. */
export function RequestDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog open={id !== ''} onClose={onClose} title={text.title} wide>
      <LoadedRequest id={id} />
    </Dialog>
  )
}

function LoadedRequest({ id }: { id: string }) {
  const { data, error, refetch } = useRead('GET /api/admin/privacy-requests/{id}', { params: { id } })
  if (error) return <LoadFailure title={text.failed} error={error} onRetry={refetch} />
  return data ? <Opened request={data} /> : <Loading />
}

function Opened({ request }: { request: PrivacyRequest }) {
  const isOpen = request.state === 'open'
  const place = useRef<HTMLDivElement>(null)
  useFocusKept(place, `${request.state} ${request.extension_reason}`)
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-7 outline-none">
      <Facts request={request} />
      {request.erased_at && <Parts title={erasureText.leftTitle} parts={request.left} />}
      {isOpen && request.is_late && <Notice urgent text={text.late} />}
      {isOpen && !request.is_late && request.answer_by < request.due_on && (
        <Notice text={text.workday(request.answer_by)} />
      )}
      {isOpen && (
        <>
          <Identity request={request} />
          {request.kind === 'erase' ? <Erasure request={request} /> : <GiveData request={request} />}
          <Extension request={request} />
          <Outcome request={request} />
        </>
      )}
      <ThingHistory entity="privacy_request" id={request.id} />
    </div>
  )
}

function Facts({ request }: { request: PrivacyRequest }) {
  const {
    kind,
    email,
    channel,
    received_on,
    due_on,
    state,
    closed_at,
    outcome,
    identity,
    extension_reason,
    erased_at,
  } = request
  const mayOpen = useMay('customers.read')
  return (
    <dl className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Fact term={privacyText.columns.kind}>
        {privacyRequestKindLabels[kind]}, {privacyRequestStateLabels[state].toLowerCase()}
      </Fact>
      <Fact term={text.email}>
        {email ?? privacyText.erasedAddress}
        {email && mayOpen && (
          <>
            {' '}
            <a href={adminCustomerOfPath(email)} className="underline">
              {text.customer}
            </a>
          </>
        )}
      </Fact>
      <Fact term={text.received}>
        {formatDate(received_on)}, {privacyRequestChannelLabels[channel].toLowerCase()}
      </Fact>
      <Fact term={text.due}>{formatDate(due_on)}</Fact>
      {extension_reason && (
        <Fact term={text.extension}>
          {text.extended} {extension_reason}
        </Fact>
      )}
      {state !== 'open' && identity && <Fact term={text.identity}>{privacyRequestIdentityLabels[identity]}</Fact>}
      {erased_at && <Fact term={erasureText.erasedOn}>{formatDateTime(erased_at)}</Fact>}
      {closed_at && <Fact term={text.closed}>{formatDateTime(closed_at)}</Fact>}
      {outcome && <Fact term={text.outcome}>{outcome}</Fact>}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="label">{term}</dt>
      <dd className="mt-1 whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}
