import type { ContactMessage } from '@arkpax/schema/contact'
import { Button } from '~/components/ui/react/Button.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { inboxText as text } from './inbox.fi.ts'
import { useAssign } from './use-assign.ts'
import { useContactStaff } from './use-contact-staff.ts'

/** Whose the message is to see to, and how it is given to another. */
export function MessageAssignee({ message }: { message: ContactMessage }) {
  const staff = useContactStaff()
  const { assign, takeIt, isPending } = useAssign(message)
  const assigneeId = message.assignee?.id ?? ''
  const isMine = staff.some(({ id, you }) => you && id === assigneeId)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        className="min-w-48"
        label={text.assignee}
        value={assigneeId}
        onChange={({ target }) => assign(target.value || null)}
      >
        <option value="">{text.nobody}</option>
        {staff.map(({ id, name, you }) => (
          <option key={id} value={id}>
            {you ? text.you(name) : name}
          </option>
        ))}
      </Select>
      {!isMine && (
        <Button aria-keyshortcuts="a" className="min-h-12" pending={isPending} onClick={takeIt}>
          {text.takeIt}
        </Button>
      )}
    </div>
  )
}
