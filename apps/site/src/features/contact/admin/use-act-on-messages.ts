import type { ContactMessage, ContactStatus } from '@arkpax/schema/contact'
import type { Received } from '@arkpax/schema/endpoints'
import { callAsStaff, useActOnRows } from '~/components/admin/lists/use-act-on-rows.ts'
import { chosenMessagesText as text } from './chosen-messages.fi.ts'
import { momentText } from './moment-text.ts'

const PUT = 'PUT /api/admin/contact-messages/{id}'
type Change = Partial<Received<typeof PUT, 'body'>>

const put = ({ id, version }: ContactMessage, body: Change) =>
  callAsStaff(PUT, { params: { id }, body, ifMatch: version })

/** Until when a message slept, where that is still ahead. */
const sleepOf = ({ snoozed_until }: ContactMessage): Change =>
  snoozed_until && Date.parse(snoozed_until) > Date.now() ? { snoozed_until } : {}

/** Changes many messages one after the other, each as it was when it was chosen; what has worked can be undone together. */
export function useActOnMessages() {
  const { act, ...rest } = useActOnRows<ContactMessage>({
    nameOf: ({ name, subject }) => text.rowName(name, subject),
    changes: [
      'GET /api/admin/contact-messages',
      'GET /api/admin/contact-messages/{id}',
      'GET /api/admin/dashboard',
      'GET /api/admin/today',
    ],
  })

  const assign = (items: readonly ContactMessage[], assignee_id: string | null) =>
    void act({
      items,
      each: (message) => put(message, { assignee_id }),
      success: text.assigned,
      undo: ({ assignee }, changed) => put(changed, { assignee_id: assignee?.id ?? null }),
      undone: text.undone,
    })

  const setStatus = (items: readonly ContactMessage[], status: ContactStatus) =>
    void act({
      items,
      each: (message) => put(message, { status }),
      success: status === 'read' ? text.markedRead : text.resolved,
      undo: (before, changed) => put(changed, { status: before.status, ...sleepOf(before) }),
      undone: text.undone,
    })

  const snooze = (items: readonly ContactMessage[], until: number) =>
    void act({
      items,
      each: (message) => put(message, { snoozed_until: new Date(until).toISOString() }),
      success: text.snoozed,
      description: momentText(until),
      undo: (before, changed) => put(changed, { snoozed_until: null, ...sleepOf(before) }),
      undone: text.undone,
    })

  return { assign, setStatus, snooze, ...rest }
}
