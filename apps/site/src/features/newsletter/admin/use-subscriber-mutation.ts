import type { Subscriber } from '@arkpax/schema/newsletter'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asStaff } from '~/components/admin/admin-session.ts'
import { call } from '~/lib/api.ts'
import { readsOf } from '~/lib/read-query.ts'
import { showToast } from '~/lib/toast.ts'
import { adminNewsletterText as text } from './admin-newsletter.fi.ts'

type Change =
  | 'POST /api/admin/newsletters/unsubscribe'
  | 'POST /api/admin/newsletters/resubscribe'
  | 'DELETE /api/admin/newsletters'

const messages: Record<Change, { success: (email: string) => string; failure: string }> = {
  'POST /api/admin/newsletters/unsubscribe': { success: text.cancelled, failure: text.cancelFailed },
  'POST /api/admin/newsletters/resubscribe': { success: text.activated, failure: text.activateFailed },
  'DELETE /api/admin/newsletters': { success: () => text.removed, failure: text.removeFailed },
}

/** Changes a subscription; then the list is read anew. The failures are the specification's, word for word. */
export function useSubscriberMutation(key: Change) {
  const client = useQueryClient()
  const { success, failure } = messages[key]
  return useMutation({
    mutationFn: ({ email }: Subscriber) => asStaff<unknown>(() => call(key, { body: { email } })),
    async onSuccess(_, { email }) {
      showToast({ title: success(email), tone: 'success' })
      await client.invalidateQueries({ queryKey: readsOf('GET /api/admin/newsletters') })
    },
    onError: () => showToast({ title: text.failure, description: failure, tone: 'destructive' }),
  })
}
