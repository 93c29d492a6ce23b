import type { StaffProduct } from '@arkpax/schema/products'
import { useQuery } from '@tanstack/react-query'
import { callPage } from '../../lib/api.ts'
import { readsOf } from '../../lib/read-query.ts'
import { asStaff } from './admin-session.ts'

const MOST_PER_PAGE = 500

/** Kept beside the other reads of products, so that what changes one has this asked again. */
const allProductsKey = [...readsOf('GET /api/admin/products'), 'all']

/** Every product, however many there are, drafts and hidden ones too. */
export async function readAllProducts(): Promise<StaffProduct[]> {
  const products: StaffProduct[] = []
  let cursor: string | undefined
  do {
    const page = await callPage('GET /api/admin/products', { query: { limit: MOST_PER_PAGE, cursor } })
    products.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor)
  return products
}

/** Every product that staff can sell: all but drafts. */
export const sellable = (products: readonly StaffProduct[]): StaffProduct[] =>
  products.filter(({ status }) => status !== 'draft')

/** Every product, for those who choose among them, or those that `select` leaves. */
export const useAllProducts = (select?: (products: readonly StaffProduct[]) => StaffProduct[]) =>
  useQuery({ queryKey: allProductsKey, queryFn: () => asStaff(readAllProducts), select })
