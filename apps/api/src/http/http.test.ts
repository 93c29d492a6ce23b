import { problem } from '@arkpax/schema/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/create-test-app.ts'

const PATH = '/api/newsletter/subscribe'
const JSON_TYPE = { 'Content-Type': 'application/json' }

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const post = (body: string | Uint8Array<ArrayBuffer> | undefined, headers: Record<string, string> = JSON_TYPE) =>
  test.app.request(PATH, { method: 'POST', headers, ...(body !== undefined && { body }) })
const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  return { httpStatus: response.status, ...problem.parse(await response.json()) }
}

describe('a body', () => {
  it.each([
    ['nothing', undefined],
    ['an empty one', ''],
    ['half of JSON', '{"email":'],
    ['bytes that are not UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
  ])('that is %s is 400', async (_, body) => {
    expect(await problemOf(await post(body))).toMatchObject({ httpStatus: 400, code: 'malformed' })
  })

  it('over 64 KiB is 413, whether or not it says its size', async () => {
    const large = JSON.stringify({ email: `${'a'.repeat(65 * 1024)}@example.fi` })
    expect(await problemOf(await post(large))).toMatchObject({ httpStatus: 413 })
    const stream = new Blob([large]).stream()
    const chunked = new Request(`http://localhost${PATH}`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect(await problemOf(await test.app.request(chunked))).toMatchObject({ httpStatus: 413 })
  })

  it('of another type is 415', async () => {
    expect(await problemOf(await post('email=a@b.fi', { 'Content-Type': 'text/plain' }))).toMatchObject({
      httpStatus: 415,
    })
  })

  it.each(['[]', '"teksti"', 'null', '7'])('that is %s instead of an object is 422', async (body) => {
    expect(await problemOf(await post(body))).toMatchObject({ httpStatus: 422, code: 'invalid_fields' })
  })

  it.each([
    ['null', '', 'Anna tiedot nimettyinä kenttinä'],
    ['[]', '', 'Anna tiedot nimettyinä kenttinä'],
    [{ phone: 40 }, 'phone', 'Anna arvo tekstinä'],
    [{ comments: ['a'] }, 'comments', 'Anna arvo tekstinä'],
  ])('of a wrong type, %j, is told in plain Finnish', async (body, path, detail) => {
    const response = await test.app.request('/api/register-product', {
      method: 'POST',
      headers: JSON_TYPE,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    expect((await problemOf(response)).errors).toContainEqual({ path, detail })
  })

  it('may have fields that nobody asked for, which are not stored', async () => {
    expect((await post(JSON.stringify({ email: 'a@example.fi', is_active: false, id: 'x' }))).status).toBe(201)
    const { answer } = await test.call('GET /api/admin/newsletters')
    expect(answer).toMatchObject([{ email: 'a@example.fi', is_active: true }])
  })
})

describe('a query', () => {
  it('that repeats a name counts it once, as it stands first', async () => {
    const answered = await test.app.request('/api/products?limit=1&limit=no-number')
    expect(answered.status).toBe(200)
    expect(await answered.json()).toHaveLength(1)
  })

  it('that asks for too much names its field', async () => {
    const refused = await problemOf(await test.app.request('/api/products?limit=501'))
    expect(refused).toMatchObject({ httpStatus: 422, errors: [{ path: 'limit', detail: 'Enintään 500' }] })
  })
})

describe('an idempotency key', () => {
  const withKey = (body: string, key = 'avain-12345') => post(body, { ...JSON_TYPE, 'Idempotency-Key': key })
  const body = (email: string) => JSON.stringify({ email })

  it('replays the stored answer to the same body', async () => {
    const first = await withKey(body('a@example.fi'))
    await test.call('DELETE /api/admin/newsletters', { body: { email: 'a@example.fi' } })
    const second = await withKey(body('a@example.fi'))
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()])
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect((await test.call('GET /api/admin/newsletters')).answer).toEqual([])
  })

  it('with another body is 422', async () => {
    await withKey(body('a@example.fi'))
    expect(await problemOf(await withKey(body('b@example.fi')))).toMatchObject({
      httpStatus: 422,
      code: 'idempotency_mismatch',
    })
  })

  it('that is still being worked on is 409', async () => {
    const answers = await Promise.all([withKey(body('a@example.fi')), withKey(body('a@example.fi'))])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.headers.get('retry-after')).toBe('1')
  })

  it('is free again after 24 hours, and after a failure', async () => {
    await withKey(body('ei osoite'))
    expect((await withKey(body('a@example.fi'))).status).toBe(201)
    test.clock.now = new Date(test.clock.now.getTime() + 24 * 60 * 60 * 1000 + 1)
    expect((await withKey(body('b@example.fi'))).status).toBe(201)
  })

  it('that is no key is 400', async () => {
    expect((await withKey(body('a@example.fi'), 'ä')).status).toBe(400)
    expect((await withKey(body('a@example.fi'), 'x'.repeat(300))).status).toBe(400)
  })
})

describe('a form sent without JavaScript', () => {
  const form = (fields: Record<string, string>) =>
    post(new URLSearchParams(fields).toString(), { 'Content-Type': 'application/x-www-form-urlencoded' })

  it('is thanked for with a Finnish page', async () => {
    const response = await form({ email: 'a@example.fi' })
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain('<html lang="fi">')
    expect(page).toContain('<h1>Kiitos tilauksesta!</h1>')
    expect((await test.call('GET /api/admin/newsletters')).answer).toHaveLength(1)
  })

  it('comes back with what was typed, escaped, and with the mistake at its field', async () => {
    const response = await form({ email: '"><script>alert(1)</script>' })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(page).not.toContain('<script')
    expect(page).toContain('Virheellinen sähköpostiosoite')
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self'")
  })

  it.each(['contact', 'newsletter/subscribe', 'newsletter/unsubscribe', 'orders/track', 'register-product'])(
    'to /api/%s is answered with a page also where everything is wrong, which nobody stores',
    async (path) => {
      const response = await test.app.request(`/api/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'email=%20&token=x',
      })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('counts and stores a line break as the one character that was typed', async () => {
    const message = 'rivi\n'.repeat(4000).slice(0, -1)
    const fields = { name: 'Matti', email: 'matti@example.fi', subject: 'Pitkä viesti', message }
    const response = await test.app.request('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...fields, message: message.replaceAll('\n', '\r\n') }).toString(),
    })
    expect(response.status).toBe(200)
    expect((await test.call('GET /api/admin/contact-messages')).answer).toMatchObject([{ message }])
  })

  it.each([
    ['too large', 413, `message=${'%C3%A4'.repeat(20_000)}`, 'Lähetetty sisältö on liian suuri.'],
    ['empty', 400, '', 'Pyyntö oli tyhjä.'],
  ])('that is %s is answered with a Finnish page that tells where the text is', async (_, status, body, detail) => {
    const response = await test.app.request('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('text/html')
    const page = await response.text()
    expect(page).toContain('Virhe viestin lähetyksessä')
    expect(page).toContain(`${detail} Palaa selaimella edelliselle sivulle: kirjoittamasi on siellä tallella.`)
  })
})

describe('the service', () => {
  it.each(['/api/products', '/api/admin/orders', '/api/admin/orders/export'])(
    'answers HEAD %s as GET',
    async (path) => {
      const headers = { Authorization: `Bearer ${test.token}` }
      const [get, head] = [
        await test.app.request(path, { headers }),
        await test.app.request(path, { method: 'HEAD', headers }),
      ]
      expect([head.status, head.headers.get('content-type')]).toEqual([200, get.headers.get('content-type')])
      expect(await head.text()).toBe('')
    },
  )

  it('says that it is up and ready', async () => {
    expect(await (await test.app.request('/api/health')).json()).toEqual({ status: 'ok' })
    expect(await (await test.app.request('/api/ready')).json()).toEqual({ status: 'ready' })
  })

  it('is not ready while it drains or when the database is away', async () => {
    test.deps.isReady = () => false
    const draining = await test.app.request('/api/ready')
    expect([draining.status, draining.headers.get('retry-after')]).toEqual([503, '5'])
    test.deps.isReady = () => true
    await test.deps.db.destroy()
    expect((await test.app.request('/api/ready')).status).toBe(503)
  })

  it.each(['SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_READONLY', 'ECONNREFUSED', '53100'])(
    'asks to try again when the database fails with %s',
    async (code) => {
      test.deps.db.transaction = () => {
        throw Object.assign(new Error('the database cannot write'), { code })
      }
      const response = await post(JSON.stringify({ email: 'a@example.fi' }))
      expect(response.headers.get('retry-after')).toBe('5')
      expect(await problemOf(response)).toMatchObject({ httpStatus: 503, code: 'unavailable' })
    },
  )

  it('hides what went wrong inside behind a plain 500', async () => {
    await test.deps.db.destroy()
    expect(await problemOf(await post(JSON.stringify({ email: 'a@example.fi' })))).toMatchObject({
      httpStatus: 500,
      code: 'internal',
      detail: 'Jotain meni vikaan. Yritä hetken kuluttua uudelleen.',
    })
  })

  it('shows metrics only to the bearer of the token', async () => {
    expect((await test.app.request('/api/metrics')).status).toBe(404)
    test = await createTestApp({ METRICS_TOKEN: 'mittarit-1234567890' })
    expect((await test.app.request('/api/metrics')).status).toBe(401)
    const answer = await test.app.request('/api/metrics', { headers: { Authorization: 'Bearer mittarit-1234567890' } })
    expect(await answer.text()).toContain('http_requests_total{method="GET",route="/api/metrics",status="401"}')
  })

  it('sends HSTS only where the public address is https', async () => {
    expect((await test.app.request('/api/health')).headers.has('strict-transport-security')).toBe(false)
    test = await createTestApp({ PUBLIC_URL: 'https://www.example.fi' })
    expect((await test.app.request('/api/health')).headers.get('strict-transport-security')).toContain(
      'max-age=31536000',
    )
  })

  it('lets the site call from its own origin only', async () => {
    test = await createTestApp({ PUBLIC_URL: 'https://www.example.fi' })
    const from = async (origin: string) =>
      (await test.app.request('/api/products', { headers: { Origin: origin } })).headers.get(
        'access-control-allow-origin',
      )
    expect(await from('https://www.example.fi')).toBe('https://www.example.fi')
    expect(await from('https://evil.example')).toBeNull()
  })
})
