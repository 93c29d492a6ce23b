import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { mailedToken } from '../../../test/mailed-links.ts'
import { CUSTOMER_PASSWORD, cookiesOf, signInCustomer } from '../../../test/sign-in-customer.ts'

const EMAIL = 'aino.korhonen@example.fi'
const PASSWORDS = ['ensimmäinen-saari', 'toinen-venelaituri', 'kolmas-majakka'] as const

const hashing = vi.hoisted(() => ({ count: 0 }))
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>()
  const counted =
    <Given extends unknown[], Answer>(work: (...given: Given) => Answer) =>
    (...given: Given) => {
      hashing.count += 1
      return work(...given)
    }
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) }
})

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const register = async (password: string, email = EMAIL) => {
  const body = { email, password, first_name: 'Aino', last_name: 'Korhonen' }
  const { answer, headers } = await test.call('POST /api/auth/register', { body })
  return { id: answer.id, headers: cookiesOf(headers) }
}
const login = async (password: string, email = EMAIL) =>
  (await test.call('POST /api/auth/login', { body: { email, password } })).answer
const failLogin = (password: string, email = EMAIL) => test.fail('POST /api/auth/login', { body: { email, password } })
const isSignedIn = async (headers: Record<string, string>) =>
  (await test.app.request('/api/auth/me', { headers })).status === 200
const verifyLast = async (headers: Record<string, string>) => {
  const body = { token: await mailedToken(test, EMAIL, 'address-verification') }
  await test.call('POST /api/auth/verify', { body, headers })
}

describe('an address that several have registered and nobody has verified', () => {
  it.each([2, 3])('signs each of %i in to their own account', async (claimants) => {
    const passwords = PASSWORDS.slice(0, claimants)
    const ids: string[] = []
    for (const password of passwords) ids.push((await register(password)).id)
    const opened: unknown[] = []
    for (const password of passwords) opened.push(await login(password))
    expect(opened).toMatchObject(ids.map((id) => ({ id, email_verified: false })))
  })

  it('signs in those who registered it at the same moment', async () => {
    const claims = await Promise.all(PASSWORDS.map((password) => register(password)))
    for (const [place, password] of PASSWORDS.entries()) expect((await login(password)).id).toBe(claims[place]?.id)
  })

  it('takes no password of another address, nor a wrong one', async () => {
    await register(PASSWORDS[0])
    await register(PASSWORDS[1])
    await register(PASSWORDS[2], 'muu@example.fi')
    const unknown = await failLogin('arvaus-71', 'ei@example.fi')
    for (const wrong of ['arvaus-71', PASSWORDS[2], `${PASSWORDS[0]} `]) {
      const { status, problem } = await failLogin(wrong)
      expect([status, problem]).toEqual([401, unknown.problem])
    }
  })

  it('keeps each with the password that they change to', async () => {
    const [first, second] = [await register(PASSWORDS[0]), await register(PASSWORDS[1])]
    const body = { current_password: PASSWORDS[0], new_password: 'räntäsade-71' }
    await test.call('PUT /api/auth/password', { body, headers: first.headers })
    expect((await login('räntäsade-71')).id).toBe(first.id)
    expect((await login(PASSWORDS[1])).id).toBe(second.id)
    expect((await failLogin(PASSWORDS[0])).status).toBe(401)
  })

  it('is the only account of whoever verifies it; the passwords of the others open nothing', async () => {
    await register(PASSWORDS[0])
    const owner = await register(PASSWORDS[1])
    await verifyLast(owner.headers)
    expect(await login(PASSWORDS[1])).toMatchObject({ id: owner.id, email_verified: true })
    expect((await failLogin(PASSWORDS[0])).status).toBe(401)
  })

  it('goes to the newest by the link to a new password, and the others lose theirs', async () => {
    await register(PASSWORDS[0])
    const newest = await register(PASSWORDS[1])
    await test.call('POST /api/auth/forgot', { body: { email: EMAIL } })
    const token = await mailedToken(test, EMAIL, 'password-reset')
    await test.call('POST /api/auth/reset', { body: { token, password: 'räntäsade-71' } })
    expect(await login('räntäsade-71')).toMatchObject({ id: newest.id, email_verified: true })
    for (const password of [PASSWORDS[0], PASSWORDS[1]]) expect((await failLogin(password)).status).toBe(401)
  })

  it('holds a hundred claims: one more takes the place of the newest, never of an older one', async () => {
    const claims = []
    for (let made = 0; made < 100; made += 1) claims.push(await signInCustomer(test, { verified: false }))
    const [first, nextToNewest, newest] = [claims.at(0), claims.at(-2), claims.at(-1)]
    await signInCustomer(test, { email: 'muu@example.fi', verified: false })
    const late = await register(PASSWORDS[0])
    for (const kept of [first, nextToNewest, late]) expect(await isSignedIn(kept?.headers ?? {})).toBe(true)
    expect(await isSignedIn(newest?.headers ?? {})).toBe(false)
    expect((await login(PASSWORDS[0])).id).toBe(late.id)
    expect(await test.deps.db.selectFrom('customer_users').select('id').execute()).toHaveLength(101)
  })
})

describe('a verified address that others claim', () => {
  it('signs each in to their own account, and the owner where passwords are the same', async () => {
    const owner = await signInCustomer(test)
    const claims = [await register(PASSWORDS[0]), await register(PASSWORDS[1]), await register(CUSTOMER_PASSWORD)]
    expect((await login(CUSTOMER_PASSWORD)).id).toBe(owner.id)
    for (const place of [0, 1] as const) expect((await login(PASSWORDS[place])).id).toBe(claims[place]?.id)
  })
})

it('computes two hashes at each sign-in, however many claim the address and whoever the password belongs to', async () => {
  await register(PASSWORDS[0], 'yksi@example.fi')
  for (const password of PASSWORDS) await register(password, 'kolme@example.fi')
  await signInCustomer(test, { email: 'omistaja@example.fi' })
  for (const password of PASSWORDS) await register(password, 'omistaja@example.fi')
  const hashesOf = async (email: string, password: string) => {
    const before = hashing.count
    const body = JSON.stringify({ email, password })
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
    await test.app.request('/api/auth/login', init)
    return hashing.count - before
  }
  const counts = []
  for (const email of ['ei@example.fi', 'yksi@example.fi', 'kolme@example.fi', 'omistaja@example.fi'])
    for (const password of ['arvaus-71', ...PASSWORDS]) counts.push(await hashesOf(email, password))
  counts.push(await hashesOf('omistaja@example.fi', CUSTOMER_PASSWORD))
  expect(counts).toEqual(counts.map(() => 2))
})
