import { MINUTE_MS } from '@arkpax/schema/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { mailedToken, mailsTo } from '../../../test/mailed-links.ts'
import { CUSTOMER_PASSWORD, cookiesOf, signInCustomer } from '../../../test/sign-in-customer.ts'
import { countCall } from '../../http/limits.ts'

const EMAIL = 'aino.korhonen@example.fi'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })
})

const post = (path: string, body: unknown, client: string, headers = {}) =>
  test.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client, ...headers },
    body: JSON.stringify(body),
  })
const login = (client: string, password: string, headers = {}, email = EMAIL) =>
  post('/api/auth/login', { email, password }, client, headers)
const wait = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
/** Thirty wrong guesses from many clients; all but the last are only counted, which saves their hashes. */
async function attack(email = EMAIL) {
  for (let tries = 0; tries < 29; tries += 1) await countCall(test.deps.db, 'account-guesses', email, test.clock.now)
  expect((await login('203.0.113.1', 'arvaus', {}, email)).status).toBe(401)
}

describe('guessing passwords', () => {
  it('is limited to ten tries in ten minutes per client, and others still get in', async () => {
    await signInCustomer(test)
    for (let tries = 0; tries < 10; tries += 1) expect((await login('203.0.113.1', 'arvaus')).status).toBe(401)
    const refused = await login('203.0.113.1', CUSTOMER_PASSWORD)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await login('203.0.113.2', CUSTOMER_PASSWORD)).status).toBe(200)
    wait(10 * MINUTE_MS)
    expect((await login('203.0.113.1', CUSTOMER_PASSWORD)).status).toBe(200)
  })

  it('from everywhere at one account is slowed down, whether the account is there or not', async () => {
    await signInCustomer(test)
    await attack()
    await attack('ei-tilia@example.fi')
    const refused = await login('198.51.100.1', CUSTOMER_PASSWORD)
    const unknown = await login('198.51.100.1', CUSTOMER_PASSWORD, {}, 'ei-tilia@example.fi')
    expect(refused.status).toBe(429)
    expect(await refused.json()).toEqual(await unknown.json())
    wait(60 * MINUTE_MS)
    expect((await login('198.51.100.1', CUSTOMER_PASSWORD)).status).toBe(200)
  })

  it('never locks out a browser that has signed in before', async () => {
    await signInCustomer(test)
    const known = cookiesOf((await login('198.51.100.7', CUSTOMER_PASSWORD)).headers)
    wait(60 * MINUTE_MS)
    await attack()
    expect((await login('198.51.100.8', CUSTOMER_PASSWORD, known)).status).toBe(200)
  })

  it('never locks out whoever sets a new password by the mailed link', async () => {
    await signInCustomer(test)
    await attack()
    expect((await post('/api/auth/forgot', { email: EMAIL }, '198.51.100.8')).status).toBe(200)
    const token = await mailedToken(test, EMAIL, 'password-reset')
    const reset = await post('/api/auth/reset', { token, password: 'räntäsade-71' }, '198.51.100.8')
    expect((await login('198.51.100.8', 'räntäsade-71', cookiesOf(reset.headers))).status).toBe(200)
  })

  it('is not made easier by being known to another account', async () => {
    await signInCustomer(test)
    await signInCustomer(test, { email: 'muu@example.fi' })
    const known = cookiesOf((await login('198.51.100.7', CUSTOMER_PASSWORD, {}, 'muu@example.fi')).headers)
    await attack()
    expect((await login('198.51.100.7', CUSTOMER_PASSWORD, known)).status).toBe(429)
  })

  it('is not made easier by claiming the address oneself, and the claimant’s own password still opens their account', async () => {
    await signInCustomer(test)
    const body = { email: EMAIL, password: 'toinen-venelaituri', first_name: 'Aino', last_name: 'Korhonen' }
    const known = cookiesOf((await post('/api/auth/register', body, '198.51.100.7')).headers)
    await attack()
    expect((await login('198.51.100.7', CUSTOMER_PASSWORD, known)).status).toBe(429)
    expect((await login('198.51.100.7', 'arvaus', known)).status).toBe(429)
    const own = await login('198.51.100.7', 'toinen-venelaituri', known)
    expect(await own.json()).toMatchObject({ email_verified: false })
  })

  it('slows down every claimant of an address alike, but none in a browser that knows their account', async () => {
    const passwords = ['ensimmäinen-saari', 'toinen-venelaituri', 'kolmas-majakka']
    const browsers = []
    for (const password of passwords) {
      const body = { email: EMAIL, password, first_name: 'Aino', last_name: 'Korhonen' }
      browsers.push(cookiesOf((await post('/api/auth/register', body, '198.51.100.7')).headers))
    }
    await attack()
    for (const [place, password] of passwords.entries()) {
      expect((await login('198.51.100.8', password)).status).toBe(429)
      expect((await login('198.51.100.9', password, browsers[place])).status).toBe(200)
    }
  })

  it('leaves the customers who are signed in alone', async () => {
    const { headers } = await signInCustomer(test)
    await attack()
    expect((await test.call('GET /api/auth/me', { headers })).status).toBe(200)
  })

  it.each([
    ['POST', '/api/auth/export', { password: 'arvaus' }],
    ['DELETE', '/api/auth/me', { password: 'arvaus' }],
    ['PUT', '/api/auth/password', { current_password: 'arvaus', new_password: 'räntäsade-71' }],
  ])('with a session through %s %s is limited, too', async (method, path, body) => {
    const { headers } = await signInCustomer(test)
    const guess = async () => {
      const init = { method, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }
      return (await test.app.request(path, init)).status
    }
    for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toBe(422)
    expect(await guess()).toBe(429)
  })
})

describe('a mailbox', () => {
  const forgotten = (client: string) => post('/api/auth/forgot', { email: EMAIL }, client)

  it('gets at most five account mails an hour, and the answer does not tell', async () => {
    await signInCustomer(test)
    const answers = []
    for (let tries = 0; tries < 8; tries += 1) {
      const answered = await forgotten(`203.0.113.${tries}`)
      answers.push([answered.status, await answered.text()])
    }
    expect(new Set(answers.map(String)).size).toBe(1)
    expect(await mailsTo(test, EMAIL)).toHaveLength(5)
    wait(60 * MINUTE_MS)
    await forgotten('203.0.113.1')
    expect(await mailsTo(test, EMAIL)).toHaveLength(6)
  })

  it('is not filled by registering its address over and over, nor by asking for the link again', async () => {
    for (let tries = 0; tries < 7; tries += 1) {
      const body = { email: EMAIL, password: CUSTOMER_PASSWORD, first_name: 'Aino', last_name: 'Korhonen' }
      expect((await post('/api/auth/register', body, `203.0.113.${tries}`)).status).toBe(201)
    }
    expect(await mailsTo(test, EMAIL)).toHaveLength(5)
    const { headers } = await signInCustomer(test, { verified: false })
    expect((await test.fail('POST /api/auth/verification', { headers })).status).toBe(429)
  })
})

it('signing up is limited to 20 an hour per client', async () => {
  for (let tries = 0; tries < 20; tries += 1) {
    const body = {
      email: `${tries}@example.fi`,
      password: CUSTOMER_PASSWORD,
      first_name: 'Aino',
      last_name: 'Korhonen',
    }
    expect((await post('/api/auth/register', body, '203.0.113.1')).status).toBe(201)
  }
  const body = { email: 'viela@example.fi', password: CUSTOMER_PASSWORD, first_name: 'Aino', last_name: 'Korhonen' }
  expect((await post('/api/auth/register', body, '203.0.113.1')).status).toBe(429)
  expect((await post('/api/auth/register', body, '203.0.113.2')).status).toBe(201)
})
