import type { Answer, EndpointKey } from '@arkpax/schema/endpoints'
import { QueryClient, useQuery } from '@tanstack/react-query'
import type { CallArguments } from '~/lib/api.ts'
import { readKey, readQuery } from '~/lib/read-query.ts'
import { asCustomer } from './customer-session.ts'

/**
 * A read is what its key says; it never retries and never goes stale by itself. Without a network reads and writes fail at
 * once, so that nothing is sent later unasked.
 */
export const createAccountClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => asCustomer(() => readQuery(queryKey)),
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })

/** Reads an endpoint of the signed-in customer: `useAccountQuery('GET /api/auth/me')`. */
export function useAccountQuery<K extends EndpointKey>(key: K, ...options: CallArguments<K>) {
  return useQuery<Answer<K>>({ queryKey: readKey(key, ...options) })
}
