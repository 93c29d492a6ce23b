import type { Answer, EndpointKey } from '@arkpax/schema/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asStaff } from '~/components/admin/admin-session.ts'
import { type CallArguments, call } from '~/lib/api.ts'
import { readsOf } from '~/lib/read-query.ts'
import { showToast, type Toast } from '~/lib/toast.ts'
import { withReason } from '~/lib/write-failure.ts'

interface Messages {
  success?: Toast
  failure: Toast
}

/**
 * Changes a post; then the list is read anew. What the server says of fields stands at the fields.
 */
export function usePostMutation<K extends EndpointKey>(key: K, { success, failure }: Messages) {
  const client = useQueryClient()
  return useMutation<Answer<K>, Error, CallArguments<K>>({
    mutationFn: (sent) => asStaff(() => call(key, ...sent)),
    async onSuccess() {
      if (success) showToast({ ...success, tone: 'success' })
      await client.invalidateQueries({ queryKey: readsOf('GET /api/admin/blog') })
      await client.invalidateQueries({ queryKey: readsOf('GET /api/admin/blog-drafts') })
    },
    onError: (error) =>
      showToast({ ...failure, description: withReason(failure.description ?? '', error), tone: 'destructive' }),
  })
}
