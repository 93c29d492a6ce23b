import type { Answer } from '@arkpax/schema/endpoints'
import { useQuery } from '@tanstack/react-query'
import { callPage } from '~/lib/api.ts'
import { readKey } from '~/lib/read-query.ts'
import { asCustomer } from './customer-session.ts'

type OwnList =
  | 'GET /api/auth/orders'
  | 'GET /api/auth/registrations'
  | 'GET /api/auth/reviews'
  | 'GET /api/auth/warranty-cases'

/** The largest page that the API gives. */
const limit = 500

/** Reads a whole list of the customer's own, newest first: they are short, and their counts are shown. */
export const useOwnList = <K extends OwnList>(key: K) =>
  useQuery({
    queryKey: readKey<OwnList>(key),
    queryFn: async () => {
      const all: Answer<OwnList>[number][] = []
      let cursor: string | undefined
      do {
        const page = await asCustomer(() => callPage<OwnList>(key, { query: { limit, cursor } }))
        all.push(...page.items)
        cursor = page.next ?? undefined
      } while (cursor)
      return all as Answer<K>
    },
  })
