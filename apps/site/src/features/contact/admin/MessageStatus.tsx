import { type ContactMessage, type ContactStatus, contactStatuses } from '@arkpax/schema/contact'
import { contactStatusLabels } from '@arkpax/schema/labels'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminContactText as text } from './admin-contact.fi.ts'

interface Props {
  message: ContactMessage
  onSet: (status: ContactStatus) => void
}

/** The states of a message as buttons: any can be set from any. */
export function MessageStatus({ message, onSet }: Props) {
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
            aria-keyshortcuts={status === 'resolved' ? 'e' : undefined}
            onClick={() => onSet(status)}
          >
            {contactStatusLabels[status]}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
