import type { ContactMessage } from '@arkpax/schema/contact'
import { ArrowLeft } from 'lucide-react'
import { LoadFailure, Loading } from '~/components/admin/list-states.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminContactText as text } from './admin-contact.fi.ts'
import { MessageActions } from './MessageActions.tsx'
import { MessageNotes } from './MessageNotes.tsx'
import { MessageStatus } from './MessageStatus.tsx'
import { MessageText } from './MessageText.tsx'
import type { NotesDrafts } from './use-notes-drafts.ts'
import { useOpenedMessage } from './use-opened-message.ts'

interface Props {
  id: string
  now: number
  drafts: NotesDrafts
  onClose: () => void
  onRemove: (message: ContactMessage) => void
}

/** One message with its state, notes and what can be done about it. */
export function MessageDetail({ id, now, drafts, onClose, onRemove }: Props) {
  const { data: message, error, refetch } = useOpenedMessage(id)
  return (
    <article className="grid gap-6 rounded-md border border-line bg-surface p-5 sm:p-6">
      <Button tone="quiet" size="sm" className="-ml-3 justify-self-start" onClick={onClose}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        {text.close}
      </Button>
      {error ? (
        <LoadFailure title={text.failed} error={error} onRetry={refetch} />
      ) : !message ? (
        <Loading />
      ) : (
        <>
          <MessageText message={message} now={now} />
          <MessageStatus message={message} />
          <MessageNotes message={message} drafts={drafts} />
          <MessageActions message={message} onRemove={() => onRemove(message)} />
        </>
      )}
    </article>
  )
}
