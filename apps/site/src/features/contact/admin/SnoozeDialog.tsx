import type { ContactMessage } from '@arkpax/schema/contact'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { useRead } from '~/lib/use-read.ts'
import { inboxText } from './inbox.fi.ts'
import { SnoozeChoices } from './SnoozeChoices.tsx'
import { useSnooze } from './use-snooze.ts'
import { replyState } from './waiting-time.ts'

const text = inboxText.snoozeDialog

interface Props {
  message: ContactMessage
  open: boolean
  now: number
  onClose: () => void
  onSnoozed: () => void
}

/** Asks until when a message is to be away; what the customer has been promised stays in sight. */
export function SnoozeDialog({ message, open, now, onClose, onSnoozed }: Props) {
  const { data: settings } = useRead('GET /api/admin/reply-promise')
  const { snooze, isPending, error, reset } = useSnooze(message)
  const promise = settings && replyState(message, settings, now)

  function done() {
    close()
    onSnoozed()
  }

  function close() {
    reset()
    onClose()
  }

  return (
    <Dialog open={open} onClose={close} title={text.title}>
      <p className="text-ink-muted">{text.hint}</p>
      {promise && <p className="mt-2">{text.promise(promise.text)}</p>}
      <SnoozeChoices
        hours={settings?.hours}
        now={now}
        error={error}
        isPending={isPending}
        onChoose={(until) => snooze(until, done)}
      />
    </Dialog>
  )
}
