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
  /** Said when it has worked; a function makes it of the answer, of what was sent and of when (ms of the epoch). */
  success?: Message | ((answer: Answer<K>, sent: CallArguments<K>, sentAt: number) => Message)
  /** The title of the failure; the server's own words follow, or `failureText` where it gave none. */
  failure: string
  failureText?: string
  /** The reads that this makes old. */
  changes?: EndpointKey[]
  /** The reads that are made anew when it fails: what the screen shows may be what it failed for. */
  doubts?: EndpointKey[]
  onSuccess?: (answer: Answer<K>) => void
  /** Tells of the failure in its own place, for instance at the fields; true leaves the toast out. */
  onFailure?: (error: ApiError) => boolean
}

/** Writes through an endpoint: `mutate([{ params: { id }, body: { status } }])`; messages appear as toasts. */
export function useAdminMutation<K extends EndpointKey>(key: K, options: MutationOptions<K>) {
  const queryClient = useQueryClient()
  const readAnew = (reads: EndpointKey[] = []) =>
    Promise.all(reads.map((read) => queryClient.invalidateQueries({ queryKey: readsOf(read) })))
  return useMutation<Answer<K>, Error, CallArguments<K>, number>({
    mutationFn: (sent) => asStaff(() => call(key, ...sent)),
    onMutate: () => Date.now(),
    onSuccess: async (answer, sent, sentAt) => {
      const success = typeof options.success === 'function' ? options.success(answer, sent, sentAt) : options.success
      if (success) showToast({ ...toToast(success), tone: 'success' })
      options.onSuccess?.(answer)
      await readAnew(options.changes)
    },
    onError: (error) => {
      void readAnew(options.doubts)
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
