import type { Answer, EndpointKey } from '@arkpax/schema/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallArguments, call } from '~/lib/api.ts'
import { readsOf } from '~/lib/read-query.ts'
import { showToast } from '~/lib/toast.ts'
import { writeFailure } from '~/lib/write-failure.ts'
import { asCustomer } from './customer-session.ts'
import { showFailure } from './show-failure.ts'

interface Options<K extends EndpointKey> {
  /** Said when it has worked. */
  success?: string
  /** The title of the failure; the server's own words follow. */
  failure: string
  /** The reads that this makes old. */
  changes?: EndpointKey[]
  onSuccess?: (answer: Answer<K>) => void
}

/** Writes through an endpoint of the customer: `mutateAsync([{ body }])`; messages appear as toasts. */
export function useAccountMutation<K extends EndpointKey>(key: K, options: Options<K>) {
  const client = useQueryClient()
  return useMutation<Answer<K>, Error, CallArguments<K>>({
    mutationFn: (sent) => asCustomer(() => call(key, ...sent)),
    onSuccess: async (answer) => {
      if (options.success) showToast({ title: options.success, tone: 'success' })
      options.onSuccess?.(answer)
      await Promise.all((options.changes ?? []).map((read) => client.invalidateQueries({ queryKey: readsOf(read) })))
    },
    onError: (error) => showFailure(options.failure, error, writeFailure(error)),
  })
}
