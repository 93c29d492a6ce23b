import type { PrivacyRequest } from '@arkpax/schema/privacy-requests'
import { type SubmitEvent, useState } from 'react'
import { MailPreview } from '~/components/admin/MailPreview.tsx'
import { Notice } from '~/components/admin/Notice.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Checkbox, TextArea, TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { ApiError } from '~/lib/api.ts'
import { useFreshRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { erasureText as text } from './privacy.fi.ts'
import { REQUEST_READS, tellRefusal } from './use-request-update.ts'

interface Props {
  request: PrivacyRequest
  open: boolean
  onClose: () => void
}

/** The last question before an erasure: the address is typed, and it is chosen whether the person is told. */
export function EraseDialog({ request, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={text.dialogTitle}>
      <EraseForm request={request} onClose={onClose} />
    </Dialog>
  )
}

function EraseForm({ request: { id, version }, onClose }: Omit<Props, 'open'>) {
  const [email, setEmail] = useState('')
  const [notify, setNotify] = useState(true)
  const [ends, setEnds] = useState(false)
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const preview = useFreshRead('GET /api/admin/privacy-requests/{id}/erasure', { params: { id } })
  const { mutate, isPending, error } = useWrite('POST /api/admin/privacy-requests/{id}/erasure', {
    success: ({ state }) => (state === 'open' ? text.partly : text.done),
    failure: text.eraseFailed,
    changes: [...REQUEST_READS, 'GET /api/admin/customers', 'GET /api/admin/customers/{id}'],
    doubts: REQUEST_READS,
    onFailure: tellRefusal,
  })
  const problem = error instanceof ApiError ? error.problem : undefined
  const openMessages = preview.data?.parts.find(({ kind }) => kind === 'open-messages')
  const isMissing = openMessages !== undefined && ends && reason.trim() === ''

  function erase(event: SubmitEvent) {
    event.preventDefault()
    if (isMissing) return setAsked(true)
    const open_messages_reason = ends ? reason : null
    mutate([{ params: { id }, body: { email, notify, open_messages_reason }, ifMatch: version }], {
      onSuccess: onClose,
    })
  }

  return (
    <form onSubmit={erase} noValidate className="grid grid-cols-1 gap-5">
      <p>{text.dialogText}</p>
      <TextField
        label={text.typed}
        type="email"
        required
        autoFocus
        autoComplete="off"
        value={email}
        readOnly={isPending}
        error={problem?.errors?.find(({ path }) => path === 'email')?.detail}
        onChange={({ target }) => setEmail(target.value)}
      />
      {openMessages && (
        <div className="grid grid-cols-1 gap-3">
          <Notice text={text.openMessages(openMessages.count)} />
          <Checkbox label={text.ends} checked={ends} onChange={({ target }) => setEnds(target.checked)} />
          {ends && (
            <TextArea
              label={text.endsReason}
              hint={text.endsHint}
              rows={3}
              maxLength={1_000}
              required
              value={reason}
              readOnly={isPending}
              error={isAsked && isMissing ? text.endsMissing : undefined}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </div>
      )}
      <div>
        <Checkbox label={text.notify} checked={notify} onChange={({ target }) => setNotify(target.checked)} />
        <p className="text-sm text-ink-muted">{text.notifyHint}</p>
      </div>
      {notify && (!openMessages || ends) && (
        <Loaded read={preview} failure={text.failed}>
          {({ mail }) => <MailPreview summary={text.showMail} label={text.mail} mail={mail} />}
        </Loaded>
      )}
      <FormActions label={text.confirm} onCancel={onClose} tone="danger" pending={isPending} />
    </form>
  )
}
