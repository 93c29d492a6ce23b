import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readAllProducts, sellable } from './all-products.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('offers the products beyond the first page of 500, too, and no drafts', async () => {
  const first = Array.from({ length: 500 }, (_, index) => ({ id: String(index), status: 'shown' }))
  const next = { link: '</api/admin/products?limit=500&cursor=abc>; rel="next"' }
  const fetched = vi.fn(async (url: string) =>
    url.includes('cursor=abc')
      ? Response.json([
          { id: 'viimeinen', status: 'hidden' },
          { id: 'kesken', status: 'draft' },
        ])
      : Response.json(first, { headers: next }),
  )
  vi.stubGlobal('fetch', fetched)

  const products = sellable(await readAllProducts())

  expect(products).toHaveLength(501)
  expect(products.at(-1)).toMatchObject({ id: 'viimeinen' })
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('fails when a page is missing, instead of offering half of the products', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(readAllProducts()).rejects.toThrow('503')
})
