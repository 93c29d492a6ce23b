import type { ContactMessage } from '@arkpax/schema/contact'
import { Loading } from '~/components/admin/list-states.tsx'
import { useOpenThing } from '~/components/admin/open-thing.ts'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { adminContactText as text } from './admin-contact.fi.ts'
import { OpenMessage } from './OpenMessage.tsx'
import type { Drafts } from './use-drafts.ts'
import { useOpenedMessage } from './use-opened-message.ts'

export interface MessageProps {
  now: number
  drafts: { notes: Drafts; replies: Drafts; team: Drafts }
  onRemove: (message: ContactMessage) => void
  onOpen: (id: string) => void
  /** It has been seen to. */
  onDone: () => void
}

/** One message with the answers to it, its state, notes and what can be done about it. */
export function MessageDetail({ id, onClose, ...props }: MessageProps & { id: string; onClose: () => void }) {
  const { data: message, error, refetch } = useOpenedMessage(id)
  useOpenThing(message?.subject ?? text.message, onClose)
  return (
    <article className="grid grid-cols-1 gap-6 rounded-md border border-line bg-surface p-5 sm:p-6">
      {error ? (
        <LoadFailure title={text.failed} error={error} onRetry={refetch} />
      ) : !message ? (
        <Loading />
      ) : (
        <OpenMessage message={message} {...props} />
      )}
    </article>
  )
}
