import { DAY_MS } from '@arkpax/schema/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { CUSTOMER_PASSWORD, cookiesOf, signInCustomer } from '../../../test/sign-in-customer.ts'

const EMAIL = 'aino.korhonen@example.fi'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const wait = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
const login = (headers = {}) =>
  test.call('POST /api/auth/login', { body: { email: EMAIL, password: CUSTOMER_PASSWORD }, headers })
const isSignedIn = async (headers: Record<string, string>) =>
  (await test.app.request('/api/auth/me', { headers })).status === 200
const sessions = async (headers: Record<string, string>) =>
  (await test.call('GET /api/auth/sessions', { headers })).answer

describe('the session cookie', () => {
  it('cannot be read by scripts or sent along by other sites, and lasts 30 days', async () => {
    await signInCustomer(test)
    const cookies = (await login()).headers.getSetCookie()
    expect(cookies).toEqual([
      expect.stringMatching(/^arkpax_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^arkpax_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  it('is for this host alone and never sent in the clear where the site has https', async () => {
    test = await createTestApp({ PUBLIC_URL: 'https://arkpax.example' })
    await signInCustomer(test)
    const { headers } = await login()
    for (const cookie of headers.getSetCookie())
      expect(cookie).toMatch(/^__Host-arkpax_\w+=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(await isSignedIn(cookiesOf(headers))).toBe(true)
    const bare = cookiesOf(headers).Cookie.replaceAll('__Host-', '')
    expect(await isSignedIn({ Cookie: bare })).toBe(false)
  })

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(4_000), '%00', "' or 1=1 --"])('of %j opens nothing', async (token) => {
    await signInCustomer(test)
    expect(await isSignedIn({ Cookie: `arkpax_session=${token}` })).toBe(false)
  })

  it('that has run out is taken back', async () => {
    const { headers } = await signInCustomer(test)
    wait(31 * DAY_MS)
    const answer = await test.fail('GET /api/auth/me', { headers })
    expect(answer.status).toBe(401)
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^arkpax_session=; Max-Age=0; Path=\//)])
  })
})

describe('a session', () => {
  it('goes on for 30 days after each use', async () => {
    const { headers } = await signInCustomer(test)
    for (let month = 0; month < 3; month += 1) {
      wait(29 * DAY_MS)
      const answer = await test.call('GET /api/auth/me', { headers })
      expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=2592000')
    }
    wait(30 * DAY_MS)
    expect(await isSignedIn(headers)).toBe(false)
  })

  it('writes its use down at most every five minutes', async () => {
    const { headers } = await signInCustomer(test)
    const seen = async () => (await sessions(headers))[0]?.last_seen_at
    const before = await seen()
    wait(4 * 60_000)
    expect(await seen()).toBe(before)
    wait(60_000)
    await seen()
    expect(await seen()).toBe(test.clock.now.toISOString())
  })

  it('ends at logout, only that one, and its token is dead', async () => {
    const { headers } = await signInCustomer(test)
    const elsewhere = cookiesOf((await login()).headers)
    const logout = await test.call('POST /api/auth/logout', { headers })
    expect(logout.status).toBe(204)
    expect(logout.headers.getSetCookie()).toEqual([expect.stringContaining('arkpax_session=; Max-Age=0')])
    expect([await isSignedIn(headers), await isSignedIn(elsewhere)]).toEqual([false, true])
    expect((await test.call('POST /api/auth/logout')).status).toBe(204)
  })

  it('is listed with its browser, the newest first, and can be ended from another', async () => {
    const { headers, sessionId } = await signInCustomer(test)
    wait(1_000)
    const phone = await login({ 'User-Agent': 'Puhelinselain/1.0' })
    const listed = await sessions(headers)
    expect(listed).toEqual([
      {
        id: expect.any(String),
        user_agent: 'Puhelinselain/1.0',
        created_at: test.clock.now.toISOString(),
        last_seen_at: test.clock.now.toISOString(),
        current: false,
      },
      expect.objectContaining({ id: sessionId, user_agent: 'Testiselain', current: true }),
    ])
    const path = `/api/auth/sessions/${listed[0]?.id}`
    expect((await test.call('DELETE /api/auth/sessions/{id}', { path, headers })).status).toBe(204)
    expect(await isSignedIn(cookiesOf(phone.headers))).toBe(false)
    expect((await test.fail('DELETE /api/auth/sessions/{id}', { path, headers })).status).toBe(404)
  })

  it('keeps no more of the browser’s name than a line can show', async () => {
    await signInCustomer(test)
    const { headers } = await login({ 'User-Agent': `<script>${'x'.repeat(2_000)}` })
    expect((await sessions(cookiesOf(headers)))[0]?.user_agent).toHaveLength(300)
  })
})

describe('another site', () => {
  const foreign = ['https://paha.example', 'http://localhost.paha.example', 'null', 'http://localhost:9999', '%%%']
  const json = { 'Content-Type': 'application/json' }
  const writes: [string, string, RequestInit][] = [
    ['POST', '/api/auth/login', { body: JSON.stringify({ email: EMAIL, password: CUSTOMER_PASSWORD }), headers: json }],
    ['POST', '/api/auth/logout', {}],
    ['POST', '/api/auth/verification', {}],
    ['PUT', '/api/auth/me', { body: JSON.stringify({ first_name: 'Uusi', last_name: 'Nimi' }), headers: json }],
    ['DELETE', '/api/auth/me', { body: JSON.stringify({ password: CUSTOMER_PASSWORD }), headers: json }],
  ]

  it.each(writes)('cannot %s %s with the customer’s cookie', async (method, path, init) => {
    const { headers } = await signInCustomer(test)
    for (const origin of foreign) {
      const sent = { ...init, method, headers: { ...init.headers, ...headers, Origin: origin } }
      expect((await test.app.request(path, sent)).status).toBe(403)
    }
    expect(await isSignedIn(headers)).toBe(true)
  })

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'cannot send a form as %s, even without telling where from',
    async (type) => {
      const { headers } = await signInCustomer(test)
      const body = JSON.stringify({ first_name: 'Uusi', last_name: 'Nimi' })
      for (const path of ['/api/auth/login', '/api/auth/export', '/api/auth/verify', '/api/auth/reset']) {
        const init = { method: 'POST', headers: { ...headers, 'Content-Type': type }, body }
        expect((await test.app.request(path, init)).status).toBe(415)
      }
    },
  )

  it('is told by no header that it may read answers', async () => {
    const { headers } = await signInCustomer(test)
    const asked = await test.app.request('/api/auth/me', { headers: { ...headers, Origin: 'https://paha.example' } })
    expect(asked.headers.get('access-control-allow-origin')).not.toBe('https://paha.example')
    expect(asked.headers.get('access-control-allow-origin')).not.toBe('*')
  })

  it('is not one’s own site: its pages and the address that is typed may write', async () => {
    const { headers } = await signInCustomer(test)
    const origin = new URL(test.deps.config.publicUrl).origin
    const own: Record<string, string>[] = [
      { Origin: origin },
      { Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' },
    ]
    for (const sent of own)
      expect((await test.call('POST /api/auth/verification', { headers: { ...headers, ...sent } })).status).toBe(204)
  })
})
