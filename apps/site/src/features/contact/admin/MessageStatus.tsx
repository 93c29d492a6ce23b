import { type ContactMessage, type ContactStatus, contactStatuses } from '@arkpax/schema/contact'
import { contactStatusLabels } from '@arkpax/schema/labels'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminContactText as text } from './admin-contact.fi.ts'
import { useUpdateMessage } from './use-message-changes.ts'

/** The states of a message as buttons: any can be set from any. */
export function MessageStatus({ message }: { message: ContactMessage }) {
  const { mutate } = useUpdateMessage()
  const set = (status: ContactStatus) =>
    mutate([{ params: { id: message.id }, body: { status }, ifMatch: message.version }])
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{text.status}</legend>
      <div className="flex flex-wrap gap-2">
        {contactStatuses.map((status) => (
          <Button
            key={status}
            tone={status === message.status ? 'solid' : 'outline'}
            size="sm"
            aria-pressed={status === message.status}
            onClick={() => status !== message.status && set(status)}
          >
            {contactStatusLabels[status]}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
