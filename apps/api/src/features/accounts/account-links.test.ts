import { HOUR_MS } from '@arkpax/schema/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { mailedToken, mailsTo } from '../../../test/mailed-links.ts'
import { CUSTOMER_PASSWORD, signInCustomer } from '../../../test/sign-in-customer.ts'

const EMAIL = 'aino.korhonen@example.fi'
const NEW_PASSWORD = 'räntäsade-71'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const wait = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
const isSignedIn = async (headers: Record<string, string>) =>
  (await test.app.request('/api/auth/me', { headers })).status === 200
const opens = async (password: string) =>
  (
    await test.app.request('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: EMAIL, password }),
    })
  ).status === 200
const unverified = async () => {
  const customer = await signInCustomer(test, { verified: false })
  await test.call('POST /api/auth/verification', { headers: customer.headers })
  return { ...customer, token: await mailedToken(test, EMAIL, 'address-verification') }
}
const isVerified = async (headers: Record<string, string>) =>
  (await test.call('GET /api/auth/me', { headers })).answer.email_verified
const verify = (body: { token: string; password?: string }, headers = {}) =>
  test.call('POST /api/auth/verify', { body, headers })
const failVerify = (body: unknown, headers = {}) => test.fail('POST /api/auth/verify', { body, headers })

describe('verifying an address', () => {
  it('takes the mailed link, once', async () => {
    const { token, headers } = await unverified()
    expect((await verify({ token }, headers)).answer).toEqual({ success: true })
    expect(await isVerified(headers)).toBe(true)
    const { status, problem } = await failVerify({ token }, headers)
    expect(status).toBe(410)
    expect(problem.detail).toBe('Linkki on vanhentunut tai jo käytetty. Pyydä uusi linkki.')
  })

  it('in another browser asks for the password of the account, so that no mailbox verifies a stranger’s account', async () => {
    const { token, headers } = await unverified()
    const stranger = await signInCustomer(test, { email: 'muu@example.fi' })
    for (const opener of [{}, stranger.headers]) {
      const asked = await failVerify({ token }, opener)
      expect(asked.problem.errors).toEqual([{ path: 'password', detail: 'Vahvista osoite tilisi salasanalla' }])
    }
    const wrong = await failVerify({ token, password: 'arvaus' })
    expect(wrong.problem.errors).toEqual([{ path: 'password', detail: 'Väärä salasana' }])
    expect(await isVerified(headers)).toBe(false)
    await verify({ token, password: CUSTOMER_PASSWORD })
    expect(await isVerified(headers)).toBe(true)
  })

  it('works for 48 hours', async () => {
    const { token, headers } = await unverified()
    wait(48 * HOUR_MS)
    expect((await failVerify({ token }, headers)).status).toBe(410)
    await test.call('POST /api/auth/verification', { headers })
    await verify({ token: await mailedToken(test, EMAIL, 'address-verification') }, headers)
  })

  it('deletes the others who had claimed the address, with their sessions and links', async () => {
    const squatter = await unverified()
    const owner = await unverified()
    await verify({ token: owner.token }, owner.headers)
    expect(await isSignedIn(squatter.headers)).toBe(false)
    expect((await failVerify({ token: squatter.token, password: CUSTOMER_PASSWORD })).status).toBe(410)
    expect(await test.deps.db.selectFrom('customer_users').select('id').execute()).toEqual([{ id: owner.id }])
  })

  it('by two accounts at once gives the address to one', async () => {
    const rivals = [await unverified(), await unverified()]
    const statuses = await Promise.all(
      rivals.map(async ({ token, headers }) => {
        const body = JSON.stringify({ token })
        const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body }
        return (await test.app.request('/api/auth/verify', init)).status
      }),
    )
    expect(statuses.toSorted()).toEqual([200, 410])
    expect(await test.deps.db.selectFrom('customer_users').select('id').execute()).toHaveLength(1)
  })

  it('is sent again on asking, and not when the address is verified', async () => {
    const { headers, token } = await unverified()
    await test.call('POST /api/auth/verification', { headers })
    expect(await mailsTo(test, EMAIL)).toHaveLength(2)
    await verify({ token }, headers)
    expect((await test.call('POST /api/auth/verification', { headers })).status).toBe(204)
    expect((await mailsTo(test, EMAIL)).map(({ mail }) => mail)).toEqual([null, null])
  })

  it.each(['', 'x', 'a'.repeat(43), '\u0000', 'a'.repeat(5_000), null, 7])('does not take %j', async (token) => {
    expect([410, 422]).toContain((await failVerify({ token })).status)
  })
})

describe('a forgotten password', () => {
  const forget = async (email = EMAIL) => {
    const sent = await test.call('POST /api/auth/forgot', { body: { email } })
    return { status: sent.status, answer: sent.answer, headers: [...sent.headers.keys()] }
  }
  const reset = (token: string, password = NEW_PASSWORD) =>
    test.call('POST /api/auth/reset', { body: { token, password } })
  const failReset = (token: string, password = NEW_PASSWORD) =>
    test.fail('POST /api/auth/reset', { body: { token, password } })

  it('is answered alike for every address, and mail goes only where there is an account', async () => {
    await signInCustomer(test)
    expect(await forget()).toEqual(await forget('ei-tilia@example.fi'))
    expect(await mailsTo(test, EMAIL)).toMatchObject([{ mail: { subject: 'Vaihda salasanasi' } }])
    expect((await mailsTo(test, 'ei-tilia@example.fi')).map(({ mail }) => mail)).toEqual([null])
  })

  it('is changed by the mailed link, once, and every session ends', async () => {
    const { headers } = await signInCustomer(test)
    await forget()
    const token = await mailedToken(test, EMAIL, 'password-reset')
    expect((await reset(token)).answer).toEqual({ success: true })
    expect(await isSignedIn(headers)).toBe(false)
    expect([await opens(CUSTOMER_PASSWORD), await opens(NEW_PASSWORD)]).toEqual([false, true])
    expect((await failReset(token)).status).toBe(410)
  })

  it('is told to the owner when it has been changed', async () => {
    await signInCustomer(test)
    await forget()
    await reset(await mailedToken(test, EMAIL, 'password-reset'))
    const subjects = (await mailsTo(test, EMAIL)).map(({ mail }) => mail?.subject)
    expect(subjects).toContain('Salasanasi on vaihdettu')
  })

  it('makes the other links useless, and changing it does, too', async () => {
    const { headers } = await signInCustomer(test)
    await forget()
    const older = await mailedToken(test, EMAIL, 'password-reset')
    const newer = await mailedToken(test, EMAIL, 'password-reset')
    await reset(newer)
    expect((await failReset(older)).status).toBe(410)
    expect(await isSignedIn(headers)).toBe(false)
  })

  it('verifies the address, since the link came by mail', async () => {
    const { id } = await signInCustomer(test, { verified: false })
    await forget()
    await reset(await mailedToken(test, EMAIL, 'password-reset'))
    const account = await test.deps.db.selectFrom('customer_users').selectAll().executeTakeFirstOrThrow()
    expect(account).toMatchObject({ id, email_verified_at: test.clock.now.toISOString() })
  })

  it('takes over what a stranger had made with one’s address', async () => {
    const stranger = await signInCustomer(test, { verified: false })
    await forget()
    await reset(await mailedToken(test, EMAIL, 'password-reset'))
    expect(await isSignedIn(stranger.headers)).toBe(false)
    expect(await opens(CUSTOMER_PASSWORD)).toBe(false)
  })

  it('has an hour to be changed', async () => {
    await signInCustomer(test)
    await forget()
    const token = await mailedToken(test, EMAIL, 'password-reset')
    wait(HOUR_MS)
    expect((await failReset(token)).status).toBe(410)
  })

  it('needs a good new one, and a bad one does not use the link up', async () => {
    await signInCustomer(test)
    await forget()
    const token = await mailedToken(test, EMAIL, 'password-reset')
    for (const password of ['12345', 'salasana'])
      expect((await failReset(token, password)).problem.errors).toMatchObject([{ path: 'password' }])
    await reset(token)
  })

  it('is not changed by a link that verifies, nor the other way round', async () => {
    const { token } = await unverified()
    expect((await failReset(token)).status).toBe(410)
    await forget()
    const resetToken = await mailedToken(test, EMAIL, 'password-reset')
    expect((await failVerify({ token: resetToken, password: CUSTOMER_PASSWORD })).status).toBe(410)
  })
})

describe('changing the password', () => {
  const change = (current_password: string, new_password: string) => ({ current_password, new_password })

  it('ends the other sessions and the mailed links, and keeps this one', async () => {
    const { headers } = await signInCustomer(test)
    const elsewhere = await test.call('POST /api/auth/login', { body: { email: EMAIL, password: CUSTOMER_PASSWORD } })
    const cookie = { Cookie: elsewhere.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
    expect(await isSignedIn(cookie)).toBe(true)
    await test.call('POST /api/auth/forgot', { body: { email: EMAIL } })
    const token = await mailedToken(test, EMAIL, 'password-reset')
    const body = change(CUSTOMER_PASSWORD, NEW_PASSWORD)
    expect((await test.call('PUT /api/auth/password', { body, headers })).status).toBe(204)
    expect((await mailsTo(test, EMAIL)).map(({ kind }) => kind)).toContain('password-changed')
    expect([await isSignedIn(headers), await isSignedIn(cookie)]).toEqual([true, false])
    expect([await opens(CUSTOMER_PASSWORD), await opens(NEW_PASSWORD)]).toEqual([false, true])
    const stale = await test.fail('POST /api/auth/reset', { body: { token, password: 'kolmas-sana' } })
    expect(stale.status).toBe(410)
  })

  it.each([
    [change('väärä-sana', NEW_PASSWORD), 'current_password', 'Väärä salasana'],
    [change('', NEW_PASSWORD), 'current_password', 'Salasana on pakollinen'],
    [change(CUSTOMER_PASSWORD, '12345'), 'new_password', 'Salasanan on oltava vähintään 6 merkkiä'],
    [change(CUSTOMER_PASSWORD, 'qwerty12'), 'new_password', 'Salasana on liian helppo arvata. Valitse jokin muu.'],
  ])('from and to %j is refused', async (body, path, detail) => {
    const { headers } = await signInCustomer(test)
    const { status, problem } = await test.fail('PUT /api/auth/password', { body, headers })
    expect(status).toBe(422)
    expect(problem.errors).toEqual([{ path, detail }])
    expect(await opens(CUSTOMER_PASSWORD)).toBe(true)
  })
})
