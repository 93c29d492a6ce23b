import type { CustomerOrder } from '@arkpax/schema/own-things'
import { useRead } from '~/lib/use-read.ts'

/** Whether something of what was ordered waits for the customer's review; not before that is known. */
export function useWaitsForReview(items: CustomerOrder['items']): boolean {
  const { data = [] } = useRead('GET /api/auth/reviewable')
  return data.some((product) => items.some(({ product_id }) => product_id === product.product_id))
}
