import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wholeList } from './whole-list.ts'

const pages: Record<string, () => Response> = {
  '/api/products': () => Response.json([{ id: '1' }], { headers: { link: '</api/products?cursor=abc>; rel="next"' } }),
  '/api/products?cursor=abc': () => Response.json([{ id: '2' }]),
}
const fetched = vi.fn(async (url: unknown) => pages[String(url)]?.() ?? new Response('', { status: 404 }))

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('reads on until the last page', async () => {
  expect(await wholeList('GET /api/products')).toEqual([{ id: '1' }, { id: '2' }])
})

it('gives no half of the products, which would hide the others', async () => {
  fetched.mockImplementationOnce(async () =>
    Response.json([{ id: '1' }], { headers: { link: '</api/products?cursor=gone>; rel="next"' } }),
  )
  expect(await wholeList('GET /api/products')).toBeUndefined()
})

it('gives nothing when the API is away', async () => {
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'))
  expect(await wholeList('GET /api/products')).toBeUndefined()
})
