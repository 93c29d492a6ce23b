import type { ContactMessage, ContactMessageDetail } from '@arkpax/schema/contact'
import { PackagePlus, Trash2 } from 'lucide-react'
import { Loading } from '~/components/admin/list-states.tsx'
import { useOpenThing } from '~/components/admin/open-thing.ts'
import { ThingHistory } from '~/components/admin/ThingHistory.tsx'
import { buttonClass } from '~/components/ui/button.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { adminNewOrderPath } from '~/lib/admin-paths.ts'
import { adminContactText as text } from './admin-contact.fi.ts'
import { HandedOver } from './HandedOver.tsx'
import { MessageHeading } from './MessageHeading.tsx'
import { MessageNotes } from './MessageNotes.tsx'
import { MessageOrders } from './MessageOrders.tsx'
import { MessageStatus } from './MessageStatus.tsx'
import { MessageThread } from './MessageThread.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import type { Drafts } from './use-drafts.ts'
import { useOpenedMessage } from './use-opened-message.ts'

interface Props {
  id: string
  now: number
  noteDrafts: Drafts
  replyDrafts: Drafts
  onClose: () => void
  onRemove: (message: ContactMessage) => void
}

/** One message with the answers to it, its state, notes and what can be done about it. */
export function MessageDetail({ id, now, noteDrafts, replyDrafts, onClose, onRemove }: Props) {
  const { data: message, error, refetch } = useOpenedMessage(id)
  useOpenThing(message?.subject ?? text.message, onClose)
  return (
    <article className="grid grid-cols-1 gap-6 rounded-md border border-line bg-surface p-5 sm:p-6">
      {error ? (
        <LoadFailure title={text.failed} error={error} onRetry={refetch} />
      ) : !message ? (
        <Loading />
      ) : (
        <>
          <MessageHeading message={message} now={now} />
          <HandedOver conversation={message.conversation} />
          <MessageThread message={message} />
          <MessageOrders orders={message.orders} />
          <ReplyForm message={message} drafts={replyDrafts} />
          <MessageStatus message={message} />
          <MessageNotes message={message} drafts={noteDrafts} />
          <ThingHistory entity="contact_message" id={message.id} />
          <MessageActions message={message} onRemove={() => onRemove(message)} />
        </>
      )}
    </article>
  )
}

/** The ways on from a message: an order, or away with it. */
function MessageActions({ message, onRemove }: { message: ContactMessageDetail; onRemove: () => void }) {
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5">
      <a href={adminNewOrderPath(message.id)} className={buttonClass('outline')}>
        <PackagePlus className="size-4" aria-hidden="true" />
        {message.orders.length > 0 ? text.makeAnotherOrder : text.makeOrder}
      </a>
      <Button tone="quiet" className="text-danger! max-sm:-ml-5 sm:-mr-5 sm:ml-auto" onClick={onRemove}>
        <Trash2 className="size-4" aria-hidden="true" />
        {text.remove}
      </Button>
    </div>
  )
}
