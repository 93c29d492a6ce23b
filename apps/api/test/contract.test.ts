import { endpoints } from '@arkpax/schema/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { routes } from '../src/routes.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { contactInput } from './factories.ts'
import { signInCustomer } from './sign-in-customer.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})

const openApi = z.object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

const listed = Object.keys(endpoints)
const concrete = (path: string) => path.replace('{slug}', 'ei-ole').replace('{id}', '12345')

describe('the API and its list of endpoints', () => {
  it('name the same calls', () => {
    expect(routes.map(({ key }) => key).sort()).toEqual([...listed].sort())
  })

  it('have no call twice', () => {
    expect(new Set(routes.map(({ key }) => key)).size).toBe(routes.length)
  })

  it('give every call a name of its own, which generated clients call it by', () => {
    const names = Object.values(endpoints).map(({ name }) => name)
    expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)+$/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('are described in OpenAPI 3.1 and on the reference page', async () => {
    const document = openApi.parse(await (await test.app.request('/api/openapi.json')).json())
    expect(document.openapi).toBe('3.1.0')
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual([...listed].sort())
    const reference = await (await test.app.request('/api/docs')).text()
    for (const key of listed) expect(reference).toContain(key)
  })
})

const accessOf = new Map<string, string>(Object.entries(endpoints).map(([key, { access }]) => [key, access]))
const isStaffOnly = (key: string) => accessOf.get(key) === 'admin'

describe.each(listed.filter(isStaffOnly))('%s', (key) => {
  const [method = '', path = ''] = key.split(' ')

  it('asks for a session before anything else', async () => {
    const forged = ['', 'Bearer ', 'Bearer x', `Bearer ${'a'.repeat(43)}`, `Basic ${test.token}`]
    for (const authorization of forged) {
      const response = await test.app.request(concrete(path), { method, headers: { Authorization: authorization } })
      expect(response.status).toBe(401)
      expect(response.headers.get('content-type')).toContain('application/problem+json')
    }
  })
})

const isCustomerOnly = (key: string) => accessOf.get(key) === 'customer'

describe.each(listed.filter(isCustomerOnly))('%s', (key) => {
  const [method = '', path = ''] = key.split(' ')

  it('asks for a session before anything else', async () => {
    const forged = ['', 'arkpax_session=', `arkpax_session=${'a'.repeat(43)}`, `arkpax_session=${test.token}`]
    for (const cookie of forged) {
      const headers = { Cookie: cookie, Authorization: `Bearer ${test.token}` }
      const response = await test.app.request(concrete(path), { method, headers })
      expect(response.status).toBe(401)
      expect(response.headers.get('content-type')).toContain('application/problem+json')
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe.each(listed)('%s', (key) => {
  const [method = '', path = ''] = key.split(' ')

  it('answers other methods with 405 and says which it takes', async () => {
    const response = await test.app.request(concrete(path), { method: 'PATCH' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toContain(method)
  })

  it('carries the security headers', async () => {
    const { headers } = await test.app.request(concrete(path), { method })
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    if (isStaffOnly(key)) expect(headers.get('cache-control')).toBe('no-store')
  })
})

/** Reads that tell nothing unless they are asked for a time, or of a message. */
const askedFor = (messageId: string): Record<string, string> => ({
  'GET /api/admin/accounting': '?year=2026',
  'GET /api/admin/accounting/ledger': '?from=2026-01&to=2026-02',
  'GET /api/admin/orders/asked': `?contact_message_id=${messageId}`,
})

it('carries the security headers where reads and downloads succeed, and lets only public reads be stored', async () => {
  const customer = await signInCustomer(test)
  await test.call('POST /api/contact', { body: contactInput() })
  const [message] = (await test.call('GET /api/admin/contact-messages')).answer
  const asked = askedFor(message?.id ?? '')
  const succeeded: string[] = []
  for (const key of listed.filter((key) => key.startsWith('GET '))) {
    const path = concrete(key.replace('GET ', '').replace('/products/{id}', '/products/1'))
    const { status, headers } = await test.app.request(path + (asked[key] ?? ''), {
      headers: { ...customer.headers, Authorization: `Bearer ${test.token}` },
    })
    if (status < 300) succeeded.push(key)
    expect.soft(headers.get('content-security-policy'), key).toContain("frame-ancestors 'none'")
    expect.soft(headers.get('x-content-type-options'), key).toBe('nosniff')
    expect.soft(headers.get('x-frame-options'), key).toBe('DENY')
    if (accessOf.get(key) !== 'public') expect.soft(headers.get('cache-control'), key).toBe('no-store')
  }
  expect(succeeded).toEqual(expect.arrayContaining(listed.filter((key) => /^GET [^{]*$/.test(key))))
})

it('answers an unknown path under /api with a Finnish problem', async () => {
  const response = await test.app.request('/api/ei-ole')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not_found', detail: 'Etsimääsi kohdetta ei löytynyt.' })
})
