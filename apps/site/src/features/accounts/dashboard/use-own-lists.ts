import { useQuery } from '@tanstack/react-query'
import { callPage } from '~/lib/api.ts'
import { readKey } from '~/lib/read-query.ts'
import { asCustomer } from './customer-session.ts'

/** The largest page that the API gives. */
const limit = 500

/** Reads a whole list of the customer's own: they are short, and their counts are shown. */
async function everyPage<Item>(
  read: (cursor: string | undefined) => Promise<{ items: Item[]; next: string | null }>,
): Promise<Item[]> {
  const all: Item[] = []
  let cursor: string | undefined
  do {
    const page = await asCustomer(() => read(cursor))
    all.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor)
  return all
}

/** All orders of the customer, newest first. */
export const useOwnOrders = () =>
  useQuery({
    queryKey: readKey('GET /api/auth/orders'),
    queryFn: () => everyPage((cursor) => callPage('GET /api/auth/orders', { query: { limit, cursor } })),
  })

/** All products that were registered with the customer's address, newest first. */
export const useOwnRegistrations = () =>
  useQuery({
    queryKey: readKey('GET /api/auth/registrations'),
    queryFn: () => everyPage((cursor) => callPage('GET /api/auth/registrations', { query: { limit, cursor } })),
  })

/** All reviews of the customer, newest first. */
export const useOwnReviews = () =>
  useQuery({
    queryKey: readKey('GET /api/auth/reviews'),
    queryFn: () => everyPage((cursor) => callPage('GET /api/auth/reviews', { query: { limit, cursor } })),
  })
