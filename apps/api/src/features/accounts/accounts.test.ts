import type { Sent } from '@arkpax/schema/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { mailsTo } from '../../../test/mailed-links.ts'
import { CUSTOMER_PASSWORD, cookiesOf, signInCustomer } from '../../../test/sign-in-customer.ts'

const EMAIL = 'aino.korhonen@example.fi'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

type Registration = Sent<'POST /api/auth/register', 'body'>
const registration = (overrides: Partial<Registration> = {}) => ({
  email: EMAIL,
  password: CUSTOMER_PASSWORD,
  first_name: 'Aino',
  last_name: 'Korhonen',
  ...overrides,
})
const register = (overrides: Partial<Registration> = {}, headers = {}) =>
  test.call('POST /api/auth/register', { body: registration(overrides), headers })
const login = (password: string, email = EMAIL) => test.call('POST /api/auth/login', { body: { email, password } })
const me = async (headers: Record<string, string>) => (await test.call('GET /api/auth/me', { headers })).answer
const accounts = () => test.deps.db.selectFrom('customer_users').selectAll().execute()

describe('registering', () => {
  it('makes an account that is not verified, and signs in', async () => {
    const { status, answer, headers } = await register({
      email: ' Aino.Korhonen@Example.fi ',
      phone: ' ',
      city: 'Oulu',
    })
    expect(status).toBe(201)
    expect(answer).toEqual({
      id: expect.any(String),
      email: EMAIL,
      email_verified: false,
      first_name: 'Aino',
      last_name: 'Korhonen',
      phone: null,
      address: null,
      city: 'Oulu',
      postal_code: null,
      created_at: test.clock.now.toISOString(),
    })
    expect(await me(cookiesOf(headers))).toEqual(answer)
  })

  it('stores an argon2id hash, and neither the password nor a token anywhere', async () => {
    const { headers } = await register({}, { 'Idempotency-Key': 'rekisterointi-1' })
    expect((await accounts())[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const { db } = test.deps
    const stored = JSON.stringify([
      await accounts(),
      await db.selectFrom('customer_sessions').selectAll().execute(),
      await db.selectFrom('customer_devices').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
      await db.selectFrom('idempotency_keys').selectAll().execute(),
    ])
    const tokens = headers.getSetCookie().map((cookie) => cookie.match(/=([\w-]{43});/)?.[1] ?? 'no token')
    for (const secret of [CUSTOMER_PASSWORD, ...tokens]) expect(stored).not.toContain(secret)
  })

  it('mails the link that verifies the address', async () => {
    await register()
    const [sent] = await mailsTo(test, EMAIL)
    expect(sent?.mail).toMatchObject({ subject: 'Vahvista sähköpostiosoitteesi' })
    expect(sent?.mail?.text).toMatch(/\/tili\/vahvista\?token=[\w-]{43}\n/)
  })

  it('looks the same where the address has an account; only its mailbox hears of it, and nothing there verifies', async () => {
    const owner = await signInCustomer(test)
    const { status, answer, headers } = await register({ password: 'toinen-venelaituri' })
    expect(status).toBe(201)
    expect(answer).toMatchObject({ email: EMAIL, email_verified: false })
    expect(answer.id).not.toBe(owner.id)
    expect(await me(cookiesOf(headers))).toEqual(answer)
    const mails = await mailsTo(test, EMAIL)
    expect(mails).toMatchObject([{ kind: 'account-exists', mail: { subject: 'Sinulla on jo tili' } }])
    expect(mails[0]?.mail?.text).not.toContain('token=')
    expect((await login(CUSTOMER_PASSWORD)).answer.id).toBe(owner.id)
    expect((await login('toinen-venelaituri')).answer.id).toBe(answer.id)
  })

  it('with the same key makes one account and signs in each time', async () => {
    const key = { 'Idempotency-Key': 'sama-avain-kahdesti' }
    const first = await register({}, key)
    const again = await register({}, key)
    expect(again.status).toBe(201)
    expect(again.answer).toEqual(first.answer)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await me(cookiesOf(again.headers))).toEqual(first.answer)
    expect(await accounts()).toHaveLength(1)
    expect(await mailsTo(test, EMAIL)).toHaveLength(1)
    const body = registration({ password: 'aivan-toinen-sana' })
    expect((await test.fail('POST /api/auth/register', { body, headers: key })).problem.code).toBe(
      'idempotency_mismatch',
    )
  })

  it('three times at once with the same key makes one account', async () => {
    const headers = { 'Idempotency-Key': 'sama-avain-yhtaikaa' }
    const send = () => test.app.request('/api/auth/register', post(registration(), headers))
    const statuses = await Promise.all([send(), send(), send()].map(async (sent) => (await sent).status))
    expect(statuses).toContain(201)
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([])
    expect(await accounts()).toHaveLength(1)
  })

  it.each<[Partial<Record<keyof Registration, unknown>>, string, string]>([
    [{ email: 'aino' }, 'email', 'Virheellinen sähköpostiosoite'],
    [{ email: undefined }, 'email', 'Virheellinen sähköpostiosoite'],
    [{ password: '12345' }, 'password', 'Salasanan on oltava vähintään 6 merkkiä'],
    [{ password: ' '.repeat(8) }, 'password', 'Salasanan on oltava vähintään 6 merkkiä'],
    [{ password: 'ä'.repeat(129) }, 'password', 'Salasana on liian pitkä'],
    [{ password: 'salasana1' }, 'password', 'Salasana on liian helppo arvata. Valitse jokin muu.'],
    [{ password: 'Korhonen1' }, 'password', 'Salasana on liian helppo arvata. Valitse jokin muu.'],
    [{ first_name: 'A' }, 'first_name', 'Etunimi on pakollinen'],
    [{ last_name: '  K ' }, 'last_name', 'Sukunimi on pakollinen'],
    [{ first_name: 'Ai\u0000no' }, 'first_name', 'Tekstissä on merkkejä, joita ei voi tallentaa'],
  ])('with %j is refused', async (wrong, path, detail) => {
    const { status, problem } = await test.fail('POST /api/auth/register', { body: { ...registration(), ...wrong } })
    expect(status).toBe(422)
    expect(problem.errors).toContainEqual({ path, detail })
    expect(await accounts()).toEqual([])
  })
})

describe('signing in', () => {
  it('opens the account of the address and the password', async () => {
    const customer = await signInCustomer(test)
    const { status, answer, headers } = await login(CUSTOMER_PASSWORD, 'AINO.korhonen@example.fi')
    expect(status).toBe(200)
    expect(answer.id).toBe(customer.id)
    expect(await me(cookiesOf(headers))).toEqual(answer)
  })

  it('takes any password that the rules allow, to the last sign', async () => {
    const password = `${'🛶'.repeat(63)}ab  `
    await register({ password })
    expect((await login(password)).status).toBe(200)
    for (const near of [password.trim(), `${password}c`.slice(1)])
      expect((await test.fail('POST /api/auth/login', { body: { email: EMAIL, password: near } })).status).toBe(401)
  })

  it('fails alike for a wrong password and for an address that is not known', async () => {
    await signInCustomer(test)
    const wrong = await test.fail('POST /api/auth/login', { body: { email: EMAIL, password: 'väärä-sana' } })
    const unknown = await test.fail('POST /api/auth/login', {
      body: { email: 'ei@example.fi', password: 'väärä-sana' },
    })
    expect(wrong.status).toBe(401)
    expect(wrong.problem).toEqual(unknown.problem)
    expect(wrong.problem).toMatchObject({
      title: 'Kirjautuminen epäonnistui',
      detail: 'Tarkista sähköposti ja salasana',
    })
    expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()])
  })

  it('needs an address and six characters', async () => {
    const { problem } = await test.fail('POST /api/auth/login', { body: { email: 'aino', password: '12345' } })
    expect(problem.errors).toEqual([
      { path: 'email', detail: 'Virheellinen sähköpostiosoite' },
      { path: 'password', detail: 'Salasanan on oltava vähintään 6 merkkiä' },
    ])
  })
})

describe('the profile', () => {
  const profile = {
    first_name: 'Aino Maria',
    last_name: 'Korhonen-Laine',
    phone: '040 123 4567',
    address: 'Satamakatu 4 B 12',
    city: 'Helsinki',
    postal_code: '00160',
  }

  it('is what the customer says, and nothing else changes', async () => {
    const { id, email, created_at, headers } = await signInCustomer(test)
    const body = { ...profile, email: 'muu@example.fi', email_verified: false, id: 'x', password: 'x' }
    const { answer } = await test.call('PUT /api/auth/me', { body, headers })
    expect(answer).toEqual({ ...profile, id, email, email_verified: true, created_at })
    expect(await me(headers)).toEqual(answer)
    expect((await login(CUSTOMER_PASSWORD)).status).toBe(200)
  })

  it('loses what is left out, but never the name', async () => {
    const { headers } = await signInCustomer(test, profile)
    const body = { first_name: 'Aino', last_name: 'Korhonen', phone: '  ' }
    expect((await test.call('PUT /api/auth/me', { body, headers })).answer).toMatchObject({
      phone: null,
      address: null,
    })
    expect((await test.fail('PUT /api/auth/me', { body: { phone: '1' }, headers })).status).toBe(422)
  })
})

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }
}
