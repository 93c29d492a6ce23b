import type { Product } from '@arkpax/schema/products'
import { apiUrl } from './api-url.ts'
import { nextPath } from './next-path.ts'

/** Every product that the shop has now, page by page; undefined when the API does not give them all. */
export async function shopProducts(): Promise<Product[] | undefined> {
  const products: Product[] = []
  let path: string | undefined = '/api/products'
  while (path) {
    const answer: Response | undefined = await fetch(apiUrl(path)).catch(() => undefined)
    if (!answer?.ok) return undefined
    products.push(...((await answer.json()) as Product[]))
    path = nextPath(answer.headers.get('link'))
  }
  return products
}
