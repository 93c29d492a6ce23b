import { useRead } from '~/lib/use-read.ts'

/** The ids of the products that wait for the customer's review; none until they are known. */
export function useReviewable(): ReadonlySet<string> {
  const { data = [] } = useRead('GET /api/auth/reviewable')
  return new Set(data.map(({ product_id }) => product_id))
}
