import { type ContactMessage, type ContactMessageDetail, contactMessageDetail } from '@arkpax/schema/contact'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { currentOf } from '~/components/admin/stale.ts'
import { readKey, readsOf } from '~/lib/read-query.ts'
import { useWrite } from '~/lib/use-write.ts'
import { adminContactText as text } from './admin-contact.fi.ts'

const LIST = 'GET /api/admin/contact-messages'
const ONE = 'GET /api/admin/contact-messages/{id}'
const COUNTS = 'GET /api/admin/dashboard'

interface ListPage {
  items: ContactMessage[]
  next: string | null
}

interface UpdateOptions {
  success?: string
  /** That somebody else was first is shown in its own place, or is nothing to tell. */
  isStaleShown?: boolean
}

/**
 * Changes the status or the notes. The message stays where it is in the list, so that nothing moves under the hand. What
 * somebody else has changed first is on the screen after it.
 */
export function useUpdateMessage({ success, isStaleShown = false }: UpdateOptions = {}) {
  const client = useQueryClient()
  return useWrite('PUT /api/admin/contact-messages/{id}', {
    success,
    failure: text.updateFailed,
    changes: [COUNTS],
    onSuccess: (changed) => show(client, changed),
    onFailure: (error) => showCurrent(client, error) && isStaleShown,
  })
}

/** Puts a message as it is now on the screen, in its place in the list too. */
function show(client: QueryClient, changed: ContactMessage) {
  client.setQueryData<ContactMessageDetail>(
    readKey(ONE, { params: { id: changed.id } }),
    (shown) => shown && { ...shown, ...changed },
  )
  client.setQueriesData<ListPage>({ queryKey: readsOf(LIST) }, (page) => page && withChanged(page, changed))
}

/** Shows what somebody else has made of the message; false where that was not the failure. */
function showCurrent(client: QueryClient, error: unknown): boolean {
  const current = currentOf(error, contactMessageDetail)
  if (current) show(client, current)
  return current !== undefined
}

const withChanged = (page: ListPage, changed: ContactMessage): ListPage => ({
  ...page,
  items: page.items.map((message) => (message.id === changed.id ? changed : message)),
})

/** Answers a message; the list shows its new state. An answer that somebody else has sent first is on the screen after it. */
export function useReply() {
  const client = useQueryClient()
  return useWrite('POST /api/admin/contact-messages/{id}/replies', {
    success: text.replyTaken,
    failure: text.replyFailed,
    changes: [COUNTS],
    onSuccess: (answered) => show(client, answered),
    onFailure: (error) => showCurrent(client, error),
  })
}

/** Deletes a message; then the list is read anew. */
export const useRemoveMessage = () =>
  useWrite('DELETE /api/admin/contact-messages/{id}', {
    success: text.removed,
    failure: text.removeFailed,
    changes: [LIST, COUNTS],
  })
