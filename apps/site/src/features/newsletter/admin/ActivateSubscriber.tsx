import type { Subscriber } from '@arkpax/schema/newsletter'
import { type SubmitEvent, useState } from 'react'
import { useTextDraft } from '~/components/admin/use-text-draft.ts'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { TextField } from '~/components/ui/react/Field.tsx'
import { FormActions } from '~/components/ui/react/FormActions.tsx'
import { adminNewsletterText } from './admin-newsletter.fi.ts'
import { useSubscriberMutation } from './use-subscriber-mutation.ts'

const text = adminNewsletterText.confirmActivate

interface Props {
  /** Whose cancelled subscription to activate; null while nobody asks. */
  subscriber: Subscriber | null
  onClose: () => void
}

/** Activates a cancelled subscription, after asking why. */
export function ActivateSubscriber({ subscriber, onClose }: Props) {
  return (
    <Dialog open={subscriber !== null} onClose={onClose} title={text.title}>
      {subscriber && <ReasonForm subscriber={subscriber} onClose={onClose} />}
    </Dialog>
  )
}

function ReasonForm({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) {
  const { typed: reason, type, drop } = useTextDraft(`newsletter-reason:${subscriber.email}`, '')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending } = useSubscriberMutation('POST /api/admin/newsletters/resubscribe')

  function end() {
    drop()
    onClose()
  }

  function activate(event: SubmitEvent) {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim()) mutate({ email: subscriber.email, reason }, { onSuccess: end })
  }

  return (
    <form onSubmit={activate} noValidate className="grid gap-5">
      <p className="wrap-anywhere">{text.text(subscriber)}</p>
      <TextField
        label={text.reason}
        hint={text.reasonHint}
        maxLength={500}
        required
        autoFocus
        value={reason}
        readOnly={isPending}
        error={isMissing ? text.reasonMissing : undefined}
        onChange={({ target }) => type(target.value)}
      />
      <FormActions label={text.confirm} onCancel={end} tone="solid" pending={isPending} />
    </form>
  )
}
