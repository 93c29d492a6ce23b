import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readOne } from './read-one.ts'

const fetched = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('reads the one that the id names', async () => {
  fetched.mockResolvedValue(Response.json({ id: 'a/b' }))
  expect(await readOne('GET /api/products/{id}', 'a/b')).toEqual({ id: 'a/b' })
  expect(fetched).toHaveBeenCalledWith('/api/products/a%2Fb')
})

it('tells what is missing from an answer that fails', async () => {
  fetched.mockResolvedValue(new Response('', { status: 404 }))
  expect(await readOne('GET /api/blog/{slug}', 'poissa')).toBeUndefined()
  fetched.mockResolvedValue(new Response('', { status: 503, statusText: 'Service Unavailable' }))
  await expect(readOne('GET /api/blog/{slug}', 'poissa')).rejects.toThrow('503: Service Unavailable')
})
