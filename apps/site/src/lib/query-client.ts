import type { EndpointKey } from '@arkpax/schema/endpoints'
import { QueryClient } from '@tanstack/react-query'
import { type CallArguments, call } from './api.ts'
import { readQuery } from './read-query.ts'

/**
 * The one query client of back office and account; `asUser` makes a call and knows what to do when the session has ended.
 * A read and a write are what their keys say (`useRead`, `useWrite`); a read never retries and never goes stale by itself.
 * Without a network both fail at once: nothing is kept to be sent later, when nobody is looking.
 */
export const createQueryClient = (asUser: <T>(make: () => Promise<T>) => Promise<T>) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => asUser(() => readQuery(queryKey)),
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: {
        mutationFn: (sent, { mutationKey }) =>
          asUser<unknown>(() => call(mutationKey?.[0] as EndpointKey, ...(sent as CallArguments<EndpointKey>))),
        networkMode: 'always',
      },
    },
  })
