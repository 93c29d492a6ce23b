import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, call, callPage, postForm } from './api.ts'

const fetched = vi.fn<typeof fetch>()

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)
const problem = (status: number, detail: string) =>
  new Response(JSON.stringify({ status, detail, errors: [{ path: 'email', detail: 'Väärin' }] }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })

function lastRequest() {
  const [url, init] = fetched.mock.lastCall ?? []
  return {
    url: String(url),
    method: init?.method,
    body: init?.body,
    headers: new Headers(init?.headers),
    credentials: init?.credentials,
  }
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error : undefined),
  )

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'admin_token' ? 'secret' : null) })
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

describe('a request', () => {
  it('fills the path and leaves empty queries out', async () => {
    fetched.mockResolvedValue(json([]))
    await call('GET /api/admin/contact-messages', { query: { status: 'new', q: '', limit: 20 } })
    expect(lastRequest().url).toBe('/api/admin/contact-messages?status=new&limit=20')

    fetched.mockResolvedValue(json({}))
    await call('GET /api/products/{id}', { params: { id: 'a/b' } })
    expect(lastRequest().url).toBe('/api/products/a%2Fb')
  })

  it('says JSON only when it has a body, and always sends cookies', async () => {
    fetched.mockResolvedValue(json([]))
    await call('GET /api/products')
    expect(lastRequest().headers.has('content-type')).toBe(false)
    expect(lastRequest().credentials).toBe('include')

    fetched.mockResolvedValue(json({ success: true }, { status: 201 }))
    await call('POST /api/newsletter/subscribe', { body: { email: 'a@b.fi' }, idempotencyKey: 'k1' })
    expect(lastRequest().headers.get('content-type')).toBe('application/json')
    expect(lastRequest().headers.get('idempotency-key')).toBe('k1')
    expect(lastRequest().body).toBe('{"email":"a@b.fi"}')
  })

  it('carries the staff token to admin paths and nowhere else', async () => {
    fetched.mockImplementation(async () => json([]))
    await call('GET /api/admin/orders')
    expect(lastRequest().headers.get('authorization')).toBe('Bearer secret')
    await call('GET /api/products')
    expect(lastRequest().headers.has('authorization')).toBe(false)
    await postForm('/api/contact', { name: 'Aino' }, 'k2')
    expect(lastRequest().headers.has('authorization')).toBe(false)
  })
})

describe('an answer', () => {
  it('without content is undefined', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }))
    expect(await call('DELETE /api/admin/products/{id}', { params: { id: '1' } })).toBeUndefined()
  })

  it('of a list tells the cursor of the next page, and null on the last', async () => {
    fetched.mockResolvedValue(json([], { headers: { link: '</api/admin/orders?limit=2&cursor=abc>; rel="next"' } }))
    expect((await callPage('GET /api/admin/orders')).next).toBe('abc')
    fetched.mockResolvedValue(json([]))
    expect((await callPage('GET /api/admin/orders')).next).toBeNull()
  })

  it('that failed becomes an error with status, detail and the fields at fault', async () => {
    fetched.mockResolvedValue(problem(422, 'Osa tiedoista puuttuu.'))
    const error = await failureOf(call('GET /api/products'))
    expect(error?.message).toBe('422: Osa tiedoista puuttuu.')
    expect(error?.detail).toBe('Osa tiedoista puuttuu.')
    expect(error?.problem?.errors).toEqual([{ path: 'email', detail: 'Väärin' }])
  })

  it('that is not ours keeps its text, or the status text when it is empty', async () => {
    fetched.mockResolvedValue(new Response('upstream down', { status: 502 }))
    expect((await failureOf(call('GET /api/products')))?.message).toBe('502: upstream down')
    fetched.mockResolvedValue(new Response('', { status: 500, statusText: 'Internal Server Error' }))
    const error = await failureOf(call('GET /api/products'))
    expect(error?.message).toBe('500: Internal Server Error')
    expect(error?.detail).toBeUndefined()
  })
})
