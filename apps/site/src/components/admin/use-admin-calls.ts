import type { Answer, EndpointKey } from '@arkpax/schema/endpoints'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, type CallArguments, call } from '~/lib/api.ts'
import { readKey, readsOf } from '~/lib/read-query.ts'
import { showToast, type Toast } from '~/lib/toast.ts'
import { adminTexts } from './admin.fi.ts'
import { asStaff } from './admin-session.ts'

/**
 * Reads an endpoint: `useAdminQuery('GET /api/admin/orders/{id}', { params: { id } })`. Shown with `Loading` and
 * `LoadFailure`; asked again after a mutation that names the endpoint.
 */
export function useAdminQuery<K extends EndpointKey>(key: K, ...options: CallArguments<K>) {
  return useQuery<Answer<K>>({ queryKey: readKey(key, ...options) })
}

interface MutationOptions<K extends EndpointKey> {
  /** Said when it has worked. */
  success?: string | Omit<Toast, 'tone'>
  /** The title of the failure; the server's own words follow, or `failureText` where it gave none. */
  failure: string
  failureText?: string
  /** The reads that this makes old. */
  changes?: EndpointKey[]
  onSuccess?: (answer: Answer<K>) => void
  /** Tells of the failure in its own place, for instance at the fields; true leaves the toast out. */
  onFailure?: (error: ApiError) => boolean
}

/** Writes through an endpoint: `mutate([{ params: { id }, body: { status } }])`; messages appear as toasts (spec §8). */
export function useAdminMutation<K extends EndpointKey>(key: K, options: MutationOptions<K>) {
  const queryClient = useQueryClient()
  return useMutation<Answer<K>, Error, CallArguments<K>>({
    mutationFn: (sent) => asStaff(() => call(key, ...sent)),
    onSuccess: async (answer) => {
      if (options.success) showToast({ ...toToast(options.success), tone: 'success' })
      options.onSuccess?.(answer)
      await Promise.all(
        (options.changes ?? []).map((read) => queryClient.invalidateQueries({ queryKey: readsOf(read) })),
      )
    },
    onError: (error) => {
      if (error instanceof ApiError && options.onFailure?.(error)) return
      const detail = error instanceof ApiError ? error.detail : adminTexts.noConnection
      showToast({
        title: options.failure,
        description: detail ?? options.failureText ?? adminTexts.tryLater,
        tone: 'destructive',
      })
    },
  })
}

const toToast = (success: string | Omit<Toast, 'tone'>) => (typeof success === 'string' ? { title: success } : success)
