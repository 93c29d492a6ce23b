import type { ContactMessage, ContactStatus } from '@arkpax/schema/contact'
import { useUpdateMessage } from './use-message-changes.ts'

/** Sets the state of a message; `onResolved` is called once it has been resolved. */
export function useSetStatus(message: ContactMessage, onResolved: () => void) {
  const { mutate } = useUpdateMessage()
  return (status: ContactStatus) => {
    if (status === message.status) return
    mutate([{ params: { id: message.id }, body: { status }, ifMatch: message.version }], {
      onSuccess: () => status === 'resolved' && onResolved(),
    })
  }
}
