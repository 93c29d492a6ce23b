import type { ContactMessage } from '@arkpax/schema/contact'
import { useQueryClient } from '@tanstack/react-query'
import { useAdminMutation } from '~/components/admin/use-admin-calls.ts'
import { readKey, readsOf } from '~/lib/read-query.ts'
import { adminContactText as text } from './admin-contact.fi.ts'

const LIST = 'GET /api/admin/contact-messages'

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
    onSuccess(changed) {
      client.setQueryData(readKey('GET /api/admin/contact-messages/{id}', { params: { id: changed.id } }), changed)
      client.setQueriesData<ListPage>({ queryKey: readsOf(LIST) }, (page) => page && withChanged(page, changed))
    },
  })
}

const withChanged = (page: ListPage, changed: ContactMessage): ListPage => ({
  ...page,
  items: page.items.map((message) => (message.id === changed.id ? changed : message)),
})

/** Deletes a message; then the list is read anew. */
export const useRemoveMessage = () =>
  useAdminMutation('DELETE /api/admin/contact-messages/{id}', {
    success: text.removed,
    failure: text.removeFailed,
    changes: [LIST],
  })
