import { erasureLabels } from '@arkpax/schema/privacy-labels'
import type { ErasurePart, PrivacyRequest } from '@arkpax/schema/privacy-requests'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { adminMessagesOfPath } from '~/lib/admin-paths.ts'
import { useFreshRead } from '~/lib/use-read.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { erasureText as text } from './privacy.fi.ts'

/** What would go and what the law keeps, and until when; then the erasure itself. */
export function Erasure({ request }: { request: PrivacyRequest }) {
  const preview = useFreshRead('GET /api/admin/privacy-requests/{id}/erasure', { params: { id: request.id } })
  const mayReadMessages = useMay('messages.read')
  const [isAsked, setAsked] = useState(false)
  return (
    <section aria-label={text.title} className="grid grid-cols-1 gap-4">
      <h3 className="font-semibold">{request.erased_at ? text.restTitle : text.title}</h3>
      <Loaded read={preview} failure={text.failed} waiting={<Loading />}>
        {({ parts }) => (
          <>
            {parts.length === 0 && <p>{text.nothing}</p>}
            <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
              <Parts title={text.goes} parts={parts.filter(({ effect }) => effect === 'deleted')} />
              <Parts title={text.stays} parts={parts.filter(({ effect }) => effect !== 'deleted')} />
            </div>
            {parts.some(({ kind }) => kind === 'open-messages') && request.email && mayReadMessages && (
              <a href={adminMessagesOfPath(request.email)} className="justify-self-start underline">
                {text.showMessages}
              </a>
            )}
          </>
        )}
      </Loaded>
      <Button
        tone="danger"
        className="justify-self-start"
        disabled={request.identity === null}
        onClick={() => setAsked(true)}
      >
        <Trash2 className="size-4" aria-hidden="true" />
        {text.begin}
      </Button>
      <EraseDialog request={request} open={isAsked} onClose={() => setAsked(false)} />
    </section>
  )
}

export function Parts({ title, parts }: { title: string; parts: ErasurePart[] }) {
  if (parts.length === 0) return null
  return (
    <div className="min-w-0 rounded-sm border border-line p-4">
      <h4 className="label">{title}</h4>
      <ul className="mt-2 grid gap-3">
        {parts.map((part) => (
          <li key={part.kind}>
            <p className="font-medium">
              {erasureLabels[part.kind].name}, {text.count(part)}
              {part.effect === 'anonymised' && ` (${text.anonymised})`}
            </p>
            <p className="text-sm text-ink-muted">
              {erasureLabels[part.kind].because} {part.until && text.until(part.until)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
