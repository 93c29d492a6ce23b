import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './api.ts'
import { readKey, readQuery, readsOf } from './read-query.ts'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', { getItem: () => 'secret' })
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

it('keeps a read under the segments of its path and its query', () => {
  expect(readKey('GET /api/products/{id}', { params: { id: 'a/b' } })).toEqual(['api', 'products', 'a%2Fb', {}])
  expect(readKey('GET /api/products', { query: { limit: 2 } })).toEqual(['api', 'products', { limit: 2 }])
})

it('reads a key with GET on its segments joined with slashes', async () => {
  fetched.mockResolvedValue(Response.json({ id: '1' }))
  expect(await readQuery(readKey('GET /api/products/{id}', { params: { id: '1' } }))).toEqual({ id: '1' })
  const [url, init] = fetched.mock.lastCall ?? []
  expect([init?.method, url]).toEqual(['GET', '/api/products/1'])
  expect(new Headers(init?.headers).has('authorization')).toBe(false)
})

it('sends the query and, to the back office, the bearer', async () => {
  fetched.mockResolvedValue(Response.json([]))
  await readQuery(readKey('GET /api/admin/orders', { query: { q: 'Aino', limit: 5 } }))
  const [url, init] = fetched.mock.lastCall ?? []
  expect(url).toBe('/api/admin/orders?q=Aino&limit=5')
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer secret')
})

it('takes a 401 as an error, or as an empty answer where that is asked', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 401, statusText: 'Unauthorized' }))
  await expect(readQuery(['api', 'auth', 'me', {}])).rejects.toThrow('401: Unauthorized')
  expect(await readQuery(['api', 'auth', 'me', {}], { unauthorized: 'empty' })).toBeNull()
})

it('takes no other failure as empty', async () => {
  fetched.mockResolvedValue(new Response('', { status: 500, statusText: 'Internal Server Error' }))
  await expect(readQuery(['api', 'auth', 'me', {}], { unauthorized: 'empty' })).rejects.toBeInstanceOf(ApiError)
})

it('finds the reads that a change makes old: a list with any query, and of one thing everything beside it', async () => {
  const client = new QueryClient()
  const list = readKey('GET /api/admin/orders', { query: { q: 'Aino' } })
  const one = readKey('GET /api/admin/orders/{id}', { params: { id: '7' } })
  for (const key of [list, one]) client.setQueryData(key, [])
  const old = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated

  await client.invalidateQueries({ queryKey: readsOf('GET /api/admin/orders') })
  expect([old(list), old(one)]).toEqual([true, false])
  await client.invalidateQueries({ queryKey: readsOf('GET /api/admin/orders/{id}') })
  expect(old(one)).toBe(true)
})
