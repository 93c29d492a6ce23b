import type { Answer, EndpointKey } from '@arkpax/schema/endpoints'
import { tryLater } from '@arkpax/schema/forms/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, type CallArguments } from './api.ts'
import { readsOf } from './read-query.ts'
import { showToast, type Toast } from './toast.ts'
import { writeFailure } from './write-failure.ts'

type Message = string | Omit<Toast, 'tone'>

interface Options<K extends EndpointKey> {
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
  /** The same where there was no answer. */
  onNoAnswer?: () => boolean
}

/** Writes through an endpoint: `mutate([{ params: { id }, body: { status } }])`; messages appear as toasts. */
export function useWrite<K extends EndpointKey>(key: K, options: Options<K>) {
  const client = useQueryClient()
  const readAnew = (reads: EndpointKey[] = []) =>
    Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: readsOf(read) })))
  return useMutation<Answer<K>, Error, CallArguments<K>, number>({
    mutationKey: [key],
    onMutate: () => Date.now(),
    onSuccess: async (answer, sent, sentAt) => {
      const success = typeof options.success === 'function' ? options.success(answer, sent, sentAt) : options.success
      if (success) showToast({ ...toToast(success), tone: 'success' })
      options.onSuccess?.(answer)
      await readAnew(options.changes)
    },
    onError: (error) => {
      void readAnew(options.doubts)
      if (error instanceof ApiError ? options.onFailure?.(error) : options.onNoAnswer?.()) return
      const description = writeFailure(error) ?? options.failureText ?? tryLater.plain
      showToast({ title: options.failure, description, tone: 'destructive' })
    },
  })
}

const toToast = (success: Message) => (typeof success === 'string' ? { title: success } : success)
