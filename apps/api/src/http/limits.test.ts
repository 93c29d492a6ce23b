import { problem } from '@arkpax/schema/errors'
import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/create-test-app.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }

let test: TestApp

const subscribe = (email: string) =>
  test.app.request('/api/newsletter/subscribe', { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ email }) })

describe('limits', () => {
  it('let one client subscribe 20 times an hour', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    for (let n = 0; n < 20; n += 1) expect((await subscribe(`a${n}@example.fi`)).status).toBe(201)
    const refused = await subscribe('a21@example.fi')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(problem.parse(await refused.json()).detail).toBe('Liian monta yritystä. Odota hetki ja yritä uudelleen.')
    expect(refused.headers.get('retry-after')).toBe('3600')
  })

  it('let one client call 600 times a minute', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    const statuses: number[] = []
    for (let n = 0; n < 602; n += 1)
      statuses.push((await test.app.request('/api/newsletter/subscribe', { method: 'POST' })).status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(600)
    expect(statuses.at(-1)).toBe(429)
  })

  it.each([
    [
      'a bearer',
      401,
      '/api/admin/orders',
      (guess: number) => ({ Authorization: `Bearer ${`arvaus-${guess}`.padEnd(43, 'x')}` }),
    ],
    [
      'a cookie',
      401,
      '/api/auth/me',
      (guess: number) => ({ Cookie: `arkpax_session=${`arvaus-${guess}`.padEnd(43, 'x')}` }),
    ],
    ['another site', 403, '/api/auth/logout', () => ({ Origin: 'https://muualla.example' })],
  ])(
    'count calls with %s that are refused with %d, and leave other clients alone',
    async (_, refusal, path, headers) => {
      test = await createTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })
      const method = refusal === 403 ? 'POST' : 'GET'
      const from = (client: string, guess: number) =>
        test.app.request(path, { method, headers: { 'X-Forwarded-For': client, ...headers(guess) } })
      const statuses: number[] = []
      for (let guess = 0; guess < 605; guess += 1) statuses.push((await from('203.0.113.1', guess)).status)
      expect(statuses.filter((status) => status === refusal)).toHaveLength(600)
      expect(statuses.slice(600)).toEqual([429, 429, 429, 429, 429])
      const asStaff = { Authorization: `Bearer ${test.token}`, 'X-Forwarded-For': '203.0.113.2' }
      expect((await test.app.request('/api/admin/orders', { headers: asStaff })).status).toBe(200)
    },
  )

  it.each([
    ['guesses of the token of the metrics', 'GET', '/api/metrics', 401],
    ['paths that are none', 'GET', '/api/ei-ole', 404],
    ['methods that are none', 'DELETE', '/api/contact', 405],
  ])(
    'count %s',
    async (_, method, path, status) => {
      test = await createTestApp({ RATE_LIMITS: 'on', METRICS_TOKEN: 'mittarien-salainen-avain' })
      const statuses: number[] = []
      for (let n = 0; n < 602; n += 1) statuses.push((await test.app.request(path, { method })).status)
      expect(statuses.filter((each) => each === status)).toHaveLength(600)
      expect(statuses.slice(600)).toEqual([429, 429])
    },
    30_000,
  )

  it('count the description of the API, which is long, with all else', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    for (let n = 0; n < 598; n += 1) expect((await test.app.request('/api/ei-ole')).status).toBe(404)
    const statuses: number[] = []
    for (let n = 0; n < 4; n += 1) statuses.push((await test.app.request('/api/openapi.json')).status)
    expect(statuses).toEqual([200, 200, 429, 429])
  })

  it('leave the questions of a proxy uncounted, whether the process is up', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    for (const path of ['/api/health', '/api/ready'])
      for (let n = 0; n < 602; n += 1) expect((await test.app.request(path)).status).toBe(200)
  })

  it('count tries that fail: 20 wrong tokens an hour end a newsletter of nobody', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    const guess = async (n: number) => {
      const body = JSON.stringify({ token: `arvaus-${n}`.padEnd(43, 'x') })
      return (await test.app.request('/api/newsletter/unsubscribe', { method: 'POST', headers: JSON_TYPE, body }))
        .status
    }
    const statuses: number[] = []
    for (let n = 0; n < 22; n += 1) statuses.push(await guess(n))
    expect(statuses).toEqual([...Array(20).fill(404), 429, 429])
  })

  it('count a call that is repeated with its key once', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    const headers = { ...JSON_TYPE, 'Idempotency-Key': 'avain-1234' }
    const body = JSON.stringify({ email: 'a@example.fi' })
    for (let n = 0; n < 22; n += 1) {
      const response = await test.app.request('/api/newsletter/subscribe', { method: 'POST', headers, body })
      expect(response.status).toBe(201)
    }
    for (let n = 0; n < 19; n += 1) expect((await subscribe(`b${n}@example.fi`)).status).toBe(201)
    expect((await subscribe('viela@example.fi')).status).toBe(429)
  })

  it('do not outlast a clock that has jumped back, however far it was ahead', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    const rightTime = test.clock.now.getTime()
    const tryAt = async (ms: number) => {
      test.clock.now = new Date(rightTime + ms)
      return subscribe('a@example.fi')
    }
    const day = 24 * 60 * 60_000
    for (let n = 0; n < 20; n += 1) expect((await tryAt(day)).status).toBe(201)
    expect((await tryAt(day)).status).toBe(429)
    for (let n = 0; n < 20; n += 1) expect((await tryAt(0)).status).toBe(201)
    const refused = await tryAt(0)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  })

  it('hold against clocks of processes that differ a little', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    const rightTime = test.clock.now.getTime()
    const statuses: number[] = []
    for (let n = 0; n < 40; n += 1) {
      test.clock.now = new Date(rightTime + (n % 2) * 2_000)
      statuses.push((await subscribe('a@example.fi')).status)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
  })
})
