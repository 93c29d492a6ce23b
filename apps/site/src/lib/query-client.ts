import { QueryClient } from '@tanstack/react-query'
import { readQuery } from './read-query.ts'

/**
 * The one query client of back office and account; `asUser` makes a call and knows what to do when the session has ended.
 * A read is what its key says; it never retries and never goes stale by itself. Without a network reads and writes fail at
 * once: nothing is kept to be sent later, when nobody is looking.
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
      mutations: { networkMode: 'always' },
    },
  })
