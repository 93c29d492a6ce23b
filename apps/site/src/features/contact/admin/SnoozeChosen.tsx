import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { useRead } from '~/lib/use-read.ts'
import { chosenMessagesText } from './chosen-messages.fi.ts'
import { inboxText } from './inbox.fi.ts'
import { SnoozeChoices } from './SnoozeChoices.tsx'

interface Props {
  count: number
  open: boolean
  now: number
  onClose: () => void
  /** In milliseconds of the epoch. */
  onChoose: (until: number) => void
}

/** Asks until when the chosen messages are to be away. */
export function SnoozeChosen({ count, open, now, onClose, onChoose }: Props) {
  const { data: settings } = useRead('GET /api/admin/reply-promise')

  function choose(until: number) {
    onClose()
    onChoose(until)
  }

  return (
    <Dialog open={open} onClose={onClose} title={chosenMessagesText.snoozeTitle(count)}>
      <p className="text-ink-muted">{inboxText.snoozeDialog.hint}</p>
      <SnoozeChoices hours={settings?.hours} now={now} error={null} isPending={false} onChoose={choose} />
    </Dialog>
  )
}
