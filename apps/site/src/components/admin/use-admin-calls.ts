import type { Answer, EndpointKey } from '@arkpax/schema/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, type CallArguments, call } from '~/lib/api.ts'
import { readsOf } from '~/lib/read-query.ts'
import { showToast, type Toast } from '~/lib/toast.ts'
import { useRead } from '~/lib/use-read.ts'
import { writeFailure } from '~/lib/write-failure.ts'
import { adminTexts } from './admin.fi.ts'
import { asStaff } from './admin-session.ts'

/** Reads an endpoint; shown with `Loading` and `LoadFailure`. */
export const useAdminQuery = useRead

type Message = string | Omit<Toast, 'tone'>

interface MutationOptions<K extends EndpointKey> {
  /** Said when it has worked; a function makes it of the answer and of what was sent. */
  success?: Message | ((answer: Answer<K>, sent: CallArguments<K>) => Message)
  /** The title of the failure; the server's own words follow, or `failureText` where it gave none. */
  failure: string
  failureText?: string
  /** The reads that this makes old. */
  changes?: EndpointKey[]
  onSuccess?: (answer: Answer<K>) => void
  /** Tells of the failure in its own place, for instance at the fields; true leaves the toast out. */
  onFailure?: (error: ApiError) => boolean
}

/** Writes through an endpoint: `mutate([{ params: { id }, body: { status } }])`; messages appear as toasts. */
export function useAdminMutation<K extends EndpointKey>(key: K, options: MutationOptions<K>) {
  const queryClient = useQueryClient()
  return useMutation<Answer<K>, Error, CallArguments<K>>({
    mutationFn: (sent) => asStaff(() => call(key, ...sent)),
    onSuccess: async (answer, sent) => {
      const success = typeof options.success === 'function' ? options.success(answer, sent) : options.success
      if (success) showToast({ ...toToast(success), tone: 'success' })
      options.onSuccess?.(answer)
      await Promise.all(
        (options.changes ?? []).map((read) => queryClient.invalidateQueries({ queryKey: readsOf(read) })),
      )
    },
    onError: (error) => {
      if (error instanceof ApiError && options.onFailure?.(error)) return
      const detail = writeFailure(error)
      showToast({
        title: options.failure,
        description: detail ?? options.failureText ?? adminTexts.tryLater,
        tone: 'destructive',
      })
    },
  })
}

const toToast = (success: Message) => (typeof success === 'string' ? { title: success } : success)
