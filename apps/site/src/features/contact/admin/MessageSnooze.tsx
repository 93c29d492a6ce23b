import type { ContactMessage } from '@arkpax/schema/contact'
import { AlarmClock } from 'lucide-react'
import { Button } from '~/components/ui/react/Button.tsx'
import { inboxText as text } from './inbox.fi.ts'
import { momentText } from './moment-text.ts'
import { SnoozeDialog } from './SnoozeDialog.tsx'
import { useUpdateMessage } from './use-message-changes.ts'

interface Props {
  message: ContactMessage
  now: number
  /** Whether it is asked until when. */
  isAsked: boolean
  onAsk: (isAsked: boolean) => void
  onSnoozed: () => void
}

/** Puts a message that waits away until later, and brings it back. */
export function MessageSnooze({ message, now, isAsked, onAsk, onSnoozed }: Props) {
  const { id, version, snoozed_until } = message
  const { mutate, isPending } = useUpdateMessage({ success: text.woken, failure: text.snoozeFailed })
  const wake = () => mutate([{ params: { id }, body: { snoozed_until: null }, ifMatch: version }])
  const isAsleep = snoozed_until !== null && Date.parse(snoozed_until) > now
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-3">
      {isAsleep && (
        <>
          <span>{text.snoozed(momentText(snoozed_until))}</span>
          <Button pending={isPending} onClick={wake}>
            {text.wake}
          </Button>
        </>
      )}
      <Button aria-keyshortcuts="z" onClick={() => onAsk(true)}>
        <AlarmClock className="size-4" aria-hidden="true" />
        {text.snooze}
      </Button>
      <SnoozeDialog message={message} open={isAsked} now={now} onClose={() => onAsk(false)} onSnoozed={onSnoozed} />
    </div>
  )
}
