import { type ContactMessage, type ContactMessageDetail, contactMessageDetail } from '@arkpax/schema/contact'
import type { EndpointKey } from '@arkpax/schema/endpoints'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { currentOf } from '~/components/admin/stale.ts'
import type { ApiError } from '~/lib/api.ts'
import { readKey, readsOf } from '~/lib/read-query.ts'
import type { Toast } from '~/lib/toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import { adminContactText as text } from './admin-contact.fi.ts'

const LIST = 'GET /api/admin/contact-messages'
const ONE = 'GET /api/admin/contact-messages/{id}'
/** What counts messages. */
export const COUNTS: EndpointKey[] = ['GET /api/admin/dashboard']

interface ListPage {
  items: ContactMessage[]
  next: string | null
}

type Said = string | Omit<Toast, 'tone'>

interface UpdateOptions {
  success?: Said | ((changed: ContactMessage, sentAt: number) => Said)
  failure?: string
  /** Tells of a failure in its own place; true leaves the toast out. */
  onFailure?: (error: ApiError) => boolean
  /** That somebody else was first is shown in its own place, or is nothing to tell. */
  isStaleShown?: boolean
}

/**
 * Changes the status, the notes, whose the message is or until when it sleeps. The message stays where it is in the list, so that nothing moves under the hand. What
 * somebody else has changed first is on the screen after it.
 */
export function useUpdateMessage(options: UpdateOptions = {}) {
  const { success, failure = text.updateFailed, isStaleShown = false } = options
  const client = useQueryClient()
  return useWrite('PUT /api/admin/contact-messages/{id}', {
    success: typeof success === 'function' ? (changed, _, sentAt) => success(changed, sentAt) : success,
    failure,
    changes: COUNTS,
    onSuccess: (changed) => showMessage(client, changed),
    onFailure: (error) => (showCurrent(client, error) && isStaleShown) || options.onFailure?.(error) === true,
  })
}

/** Puts a message as it is now on the screen, in its place in the list too. */
export function showMessage(client: QueryClient, changed: ContactMessage) {
  client.setQueryData<ContactMessageDetail>(
    readKey(ONE, { params: { id: changed.id } }),
    (shown) => shown && { ...shown, ...changed },
  )
  client.setQueriesData<ListPage>({ queryKey: readsOf(LIST) }, (page) => page && withChanged(page, changed))
}

/** Shows what somebody else has made of the message; false where that was not the failure. */
export function showCurrent(client: QueryClient, error: unknown): boolean {
  const current = currentOf(error, contactMessageDetail)
  if (current) showMessage(client, current)
  return current !== undefined
}

const withChanged = (page: ListPage, changed: ContactMessage): ListPage => ({
  ...page,
  items: page.items.map((message) => (message.id === changed.id ? changed : message)),
})

/** Deletes a message; then the list is read anew. */
export const useRemoveMessage = () =>
  useWrite('DELETE /api/admin/contact-messages/{id}', {
    success: text.removed,
    failure: text.removeFailed,
    changes: [LIST, ...COUNTS],
  })
