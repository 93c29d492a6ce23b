import type { Subscriber } from '@arkpax/schema/newsletter'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { adminNewsletterText as text } from './admin-newsletter.fi.ts'
import { useSubscriberMutation } from './use-subscriber-mutation.ts'

interface Props {
  /** The subscriber to delete; null while nobody asks. */
  subscriber: Subscriber | null
  onClose: () => void
}

/** Deletes an address for good, after asking. */
export function RemoveSubscriber({ subscriber, onClose }: Props) {
  const remove = useSubscriberMutation('DELETE /api/admin/newsletters')
  return (
    <ConfirmDialog
      open={subscriber !== null}
      onClose={onClose}
      onConfirm={() => subscriber && remove.mutate(subscriber, { onSettled: onClose })}
      title={text.confirmRemove.title}
      text={text.confirmRemove.text(subscriber?.email ?? '')}
      confirmLabel={text.confirmRemove.confirm}
      pending={remove.isPending}
    />
  )
}
