import type { ContactMessage } from '@arkpax/schema/contact'
import { inboxText as text } from './inbox.fi.ts'
import { useContactStaff } from './use-contact-staff.ts'
import { useUpdateMessage } from './use-message-changes.ts'

/** Gives a message to somebody, to oneself or to nobody. */
export function useAssign({ id, version }: ContactMessage) {
  const me = useContactStaff().find(({ you }) => you)
  const { mutate, isPending } = useUpdateMessage({
    success: ({ assignee }) => {
      if (!assignee) return text.unassigned
      return assignee.id === me?.id ? text.assignedToYou : text.assigned(assignee.name)
    },
    failure: text.assignFailed,
  })
  const assign = (assignee_id: string | null) => mutate([{ params: { id }, body: { assignee_id }, ifMatch: version }])
  return { assign, takeIt: () => me && assign(me.id), isPending }
}
