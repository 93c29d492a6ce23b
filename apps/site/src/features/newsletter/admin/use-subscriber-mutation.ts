import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asStaff } from '~/components/admin/admin-session.ts'
import { undoable } from '~/components/admin/undo-toast.ts'
import { call } from '~/lib/api.ts'
import { readsOf } from '~/lib/read-query.ts'
import { showToast } from '~/lib/toast.ts'
import { withReason } from '~/lib/write-failure.ts'
import { adminNewsletterText as text } from './admin-newsletter.fi.ts'

type Change =
  | 'POST /api/admin/newsletters/unsubscribe'
  | 'POST /api/admin/newsletters/resubscribe'
  | 'DELETE /api/admin/newsletters'

interface Changed {
  email: string
  /** Why a subscription is activated. */
  reason?: string
}

const messages: Record<Change, { success: (email: string) => string; failure: string }> = {
  'POST /api/admin/newsletters/unsubscribe': { success: text.cancelled, failure: text.cancelFailed },
  'POST /api/admin/newsletters/resubscribe': { success: text.activated, failure: text.activateFailed },
  'DELETE /api/admin/newsletters': { success: () => text.removed, failure: text.removeFailed },
}

const CANCEL = 'POST /api/admin/newsletters/unsubscribe'

/** What the message about a cancelled subscription offers for ten seconds: having it back. */
function useUndoneCancellation() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (email: string) => asStaff(() => call('POST /api/admin/newsletters/resubscribe', { body: { email } })),
    async onSuccess(_, email) {
      showToast({ id: email, title: text.undone(email), tone: 'success' })
      await client.invalidateQueries({ queryKey: readsOf('GET /api/admin/newsletters') })
    },
    onError: (error) =>
      showToast({ title: text.failure, description: withReason(text.activateFailed, error), tone: 'destructive' }),
  })
  return (email: string) => undoable({ name: text.undoOf(email), onPress: () => mutate(email) })
}

/** Changes a subscription; then the list is read anew. Each failure has its own words. */
export function useSubscriberMutation(key: Change) {
  const client = useQueryClient()
  const { success, failure } = messages[key]
  const undo = useUndoneCancellation()
  return useMutation({
    mutationFn: ({ email, reason }: Changed) =>
      asStaff<unknown>(() => call(key, { body: { email, ...(reason && { reason }) } })),
    async onSuccess(_, { email }) {
      showToast({ id: email, title: success(email), tone: 'success', ...(key === CANCEL && undo(email)) })
      await client.invalidateQueries({ queryKey: readsOf('GET /api/admin/newsletters') })
    },
    onError: (error) =>
      showToast({ title: text.failure, description: withReason(failure, error), tone: 'destructive' }),
  })
}
