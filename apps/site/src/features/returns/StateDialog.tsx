import type { ReturnInput } from '@arkpax/schema/returns'
import { useEffect, useState } from 'react'
import { MailSheet } from '~/components/admin/MailSheet.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { Checkbox } from '~/components/ui/react/Field.tsx'
import { Skeleton } from '~/components/ui/react/Skeleton.tsx'
import type { ApiError } from '~/lib/api.ts'
import { useWrite } from '~/lib/use-write.ts'
import { returnsText as text } from './returns.fi.ts'

interface Props {
  id: string
  input: ReturnInput
  isPending: boolean
  onClose: () => void
  /** Called where the step cannot be taken as it is typed; whether its fields tell why. */
  onRefused: (error: ApiError) => boolean
  onConfirm: (notify: boolean) => void
}

/** Tells what a step of a return does before it does it: the mail, word for word, and what becomes of stock. */
export function StateDialog({ id, input, isPending, onClose, onRefused, onConfirm }: Props) {
  const [isQuiet, setQuiet] = useState(false)
  const preview = useWrite('POST /api/admin/returns/{id}/preview', { failure: text.previewFailed, onFailure: closing })
  const { mutate } = preview
  useEffect(() => mutate([{ params: { id }, body: input }]), [mutate, id, input])
  function closing(error: ApiError) {
    onClose()
    return onRefused(error)
  }
  const mail = preview.data?.mail ?? null
  const close = () => isPending || onClose()
  return (
    <Dialog open onClose={close} title={text.question(input.state)}>
      <div className="grid grid-cols-1 gap-5">
        {!preview.data && <Skeleton className="h-24" />}
        {preview.data && !mail && <p>{text.noMail}</p>}
        {input.state === 'inspected' && <p>{text.stock}</p>}
        {mail && (
          <>
            {!isQuiet && <MailSheet label={text.mail} mail={mail} />}
            <Checkbox label={text.quiet} checked={isQuiet} onChange={({ target }) => setQuiet(target.checked)} />
            {!isQuiet && <p className="text-sm text-ink-muted">{text.mailHint}</p>}
          </>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={close} disabled={isPending} autoFocus>
            {text.cancel}
          </Button>
          <Button
            tone={input.state === 'closed' ? 'danger' : 'action'}
            disabled={!preview.data}
            pending={isPending}
            onClick={() => onConfirm(mail !== null && !isQuiet)}
          >
            {text.steps[input.state]}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
