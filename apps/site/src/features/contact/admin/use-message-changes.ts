import type { ContactMessage, ContactMessageDetail } from '@arkpax/schema/contact'
import { useQueryClient } from '@tanstack/react-query'
import { useAdminMutation } from '~/components/admin/use-admin-calls.ts'
import { readKey, readsOf } from '~/lib/read-query.ts'
import { adminContactText as text } from './admin-contact.fi.ts'

const LIST = 'GET /api/admin/contact-messages'
const ONE = 'GET /api/admin/contact-messages/{id}'
const COUNTS = 'GET /api/admin/dashboard'

interface ListPage {
  items: ContactMessage[]
  next: string | null
}

/** Changes the status or the notes. The message stays where it is in the list, so that nothing moves under the hand. */
export function useUpdateMessage(success?: string) {
  const client = useQueryClient()
  return useAdminMutation('PUT /api/admin/contact-messages/{id}', {
    success,
    failure: text.updateFailed,
    changes: [COUNTS],
    onSuccess(changed) {
      client.setQueryData<ContactMessageDetail>(
        readKey(ONE, { params: { id: changed.id } }),
        (shown) => shown && { ...shown, ...changed },
      )
      client.setQueriesData<ListPage>({ queryKey: readsOf(LIST) }, (page) => page && withChanged(page, changed))
    },
  })
}

const withChanged = (page: ListPage, changed: ContactMessage): ListPage => ({
  ...page,
  items: page.items.map((message) => (message.id === changed.id ? changed : message)),
})

/** Answers a message; the list shows its new state. */
export function useReply() {
  const client = useQueryClient()
  return useAdminMutation('POST /api/admin/contact-messages/{id}/replies', {
    success: text.replyTaken,
    failure: text.replyFailed,
    changes: [COUNTS],
    onSuccess({ replies, ...changed }) {
      client.setQueryData(readKey(ONE, { params: { id: changed.id } }), { ...changed, replies })
      client.setQueriesData<ListPage>({ queryKey: readsOf(LIST) }, (page) => page && withChanged(page, changed))
    },
  })
}

/** Deletes a message; then the list is read anew. */
export const useRemoveMessage = () =>
  useAdminMutation('DELETE /api/admin/contact-messages/{id}', {
    success: text.removed,
    failure: text.removeFailed,
    changes: [LIST, COUNTS],
  })
