import type { ContactMessage } from '@arkpax/schema/contact'
import { ConfirmDialog } from '~/components/ui/react/ConfirmDialog.tsx'
import { adminContactText as text } from './admin-contact.fi.ts'
import { useRemoveMessage } from './use-message-changes.ts'

interface Props {
  /** The message to delete; null while nobody asks. */
  message: ContactMessage | null
  onClose: () => void
  onRemoved: () => void
}

/** Deletes a message for good, after asking. */
export function RemoveMessage({ message, onClose, onRemoved }: Props) {
  const { mutate, isPending } = useRemoveMessage()
  const remove = ({ id }: ContactMessage) => mutate([{ params: { id } }], { onSuccess: onRemoved, onSettled: onClose })

  return (
    <ConfirmDialog
      open={message !== null}
      onClose={onClose}
      onConfirm={() => message && remove(message)}
      title={text.confirmRemove.title}
      text={message ? text.confirmRemove.text(message.name, message.subject) : ''}
      confirmLabel={text.confirmRemove.confirm}
      pending={isPending}
    />
  )
}
