import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD, createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { bearer, signInStaff } from '../../../test/sign-in-staff.ts'
import { acceptInvitation, CHOSEN_PASSWORD, invitationTo } from '../../../test/staff-invitations.ts'
import { countCall } from '../../http/limits.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const wait = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}

describe('a second factor', () => {
  const appOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) })
  const codeNow = (secret: string) => appOf(secret).generate({ timestamp: test.clock.now.getTime() })

  async function withSecondFactor() {
    const person = await signInStaff(test, 'sales')
    const { answer: begun } = await test.call('POST /api/admin/second-factor', {
      body: { password: ADMIN_PASSWORD },
      ...bearer(person.token),
    })
    expect(begun.uri).toContain(`secret=${begun.secret}`)
    const body = { code: codeNow(begun.secret) }
    const { answer } = await test.call('PUT /api/admin/second-factor', { body, ...bearer(person.token) })
    const login = (code?: string) => ({
      body: { email: person.email, password: ADMIN_PASSWORD, ...(code && { code }) },
    })
    return { ...person, secret: begun.secret, codes: answer.recovery_codes, login }
  }

  it('is asked once the password was right, and each of its codes works once', async () => {
    const { secret, login, email } = await withSecondFactor()
    const wrong = { body: { email, password: 'arvaus' } }
    expect((await test.fail('POST /api/admin/login', wrong)).problem.code).toBe('wrong_credentials')
    expect((await test.fail('POST /api/admin/login', login())).problem.code).toBe('second_factor_needed')
    expect((await test.fail('POST /api/admin/login', login(codeNow(secret)))).problem.code).toBe('wrong_code')
    wait(30_000)
    const code = codeNow(secret)
    expect((await test.call('POST /api/admin/login', login(code))).status).toBe(200)
    expect((await test.fail('POST /api/admin/login', login(code))).problem.code).toBe('wrong_code')
  })

  it('is not in use before its first code', async () => {
    const person = await signInStaff(test, 'sales')
    await test.call('POST /api/admin/second-factor', { body: { password: ADMIN_PASSWORD }, ...bearer(person.token) })
    const { problem } = await test.fail('PUT /api/admin/second-factor', {
      body: { code: '000000' },
      ...bearer(person.token),
    })
    expect(problem.errors?.[0]?.path).toBe('code')
    expect((await test.call('GET /api/admin/session', bearer(person.token))).answer.second_factor).toBe(false)
  })

  it('gives recovery codes, each of which opens the back office once', async () => {
    const { codes, login } = await withSecondFactor()
    expect(new Set(codes).size).toBe(10)
    expect((await test.call('POST /api/admin/login', login(codes[3]?.toUpperCase()))).status).toBe(200)
    expect((await test.fail('POST /api/admin/login', login(codes[3]))).problem.code).toBe('wrong_code')
    const stored = await test.deps.db.selectFrom('staff_recovery_codes').selectAll().execute()
    expect(stored).toHaveLength(9)
    expect(JSON.stringify(stored)).not.toContain(codes[0]?.replace('-', ''))
  })

  it('that is lost is replaced by a new invitation of the owner', async () => {
    const { id, email } = await withSecondFactor()
    await test.call('POST /api/admin/staff/{id}/invitation', { path: `/api/admin/staff/${id}/invitation` })
    await acceptInvitation(test, await invitationTo(test, email))
    expect((await test.call('POST /api/admin/login', { body: { email, password: CHOSEN_PASSWORD } })).status).toBe(200)
  })

  it('goes out of use with the password', async () => {
    const { token, login } = await withSecondFactor()
    const off = (password: string) => ({ body: { password }, ...bearer(token) })
    expect((await test.fail('POST /api/admin/second-factor/off', off('väärä'))).status).toBe(422)
    await test.call('POST /api/admin/second-factor/off', off(ADMIN_PASSWORD))
    expect((await test.call('POST /api/admin/login', login())).status).toBe(200)
  })

  it('can be asked of all named staff: without one nothing works but adding it', async () => {
    const person = await signInStaff(test, 'manager')
    await test.call('PUT /api/admin/staff/security', { body: { second_factor_required: true } })
    const { problem } = await test.fail('GET /api/admin/orders', bearer(person.token))
    expect(problem).toMatchObject({ status: 403, code: 'second_factor_missing' })
    const { answer: self } = await test.call('GET /api/admin/session', bearer(person.token))
    expect(self.must_add_second_factor).toBe(true)
    const { answer: begun } = await test.call('POST /api/admin/second-factor', {
      body: { password: ADMIN_PASSWORD },
      ...bearer(person.token),
    })
    await test.call('PUT /api/admin/second-factor', { body: { code: codeNow(begun.secret) }, ...bearer(person.token) })
    expect((await test.call('GET /api/admin/orders', bearer(person.token))).status).toBe(200)
    expect((await test.call('GET /api/admin/orders')).status).toBe(200)
  })

  it('is not added with a token alone', async () => {
    const person = await signInStaff(test, 'sales')
    for (const body of [{}, { password: 'arvaus' }]) {
      const { problem } = await test.fail('POST /api/admin/second-factor', { body, ...bearer(person.token) })
      expect(problem.errors?.map(({ path }) => path)).toEqual(['password'])
    }
  })

  it('is replaced with the password only, and sessions from before it end', async () => {
    const person = await signInStaff(test, 'sales')
    const { answer: thief } = await test.call('POST /api/admin/login', {
      body: { email: person.email, password: ADMIN_PASSWORD },
    })
    const { answer: begun } = await test.call('POST /api/admin/second-factor', {
      body: { password: ADMIN_PASSWORD },
      ...bearer(person.token),
    })
    const body = { code: codeNow(begun.secret) }
    await test.call('PUT /api/admin/second-factor', { body, ...bearer(person.token) })
    expect((await test.fail('GET /api/admin/session', bearer(thief.token))).status).toBe(401)
    const wrong = { body: { password: 'arvaus' }, ...bearer(person.token) }
    const { problem } = await test.fail('POST /api/admin/second-factor', wrong)
    expect(problem.errors).toEqual([{ path: 'password', detail: 'Väärä salasana' }])
    const right = { body: { password: ADMIN_PASSWORD }, ...bearer(person.token) }
    expect((await test.call('POST /api/admin/second-factor', right)).answer.secret).not.toBe(begun.secret)
  })

  it('cannot be guessed by many clients together, and keeps out nobody who has a recovery code', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })
    const { email, codes } = await withSecondFactor()
    const from = (client: number, code: string) =>
      test.app.request('/api/admin/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${client}` },
        body: JSON.stringify({ email, password: ADMIN_PASSWORD, code }),
      })
    for (let tries = 0; tries < 30; tries += 1) expect((await from(tries, '000000')).status).toBe(401)
    expect((await from(40, '000000')).status).toBe(429)
    expect((await from(41, codes[0] ?? '')).status).toBe(200)
  })

  it('does not keep its owner out because strangers send codes with wrong passwords', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })
    const { email, secret } = await withSecondFactor()
    const from = async (client: number, password: string, code?: string) => {
      const response = await test.app.request('/api/admin/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${client}` },
        body: JSON.stringify({ email, password, code }),
      })
      return { status: response.status, problem: await response.json() }
    }
    for (let tries = 0; tries < 30; tries += 1) expect((await from(tries, 'arvaus', '123456')).status).toBe(401)
    wait(30_000)
    expect((await from(40, 'arvaus', '123456')).status).toBe(429)
    const asked = await from(41, ADMIN_PASSWORD)
    expect(asked).toMatchObject({ status: 429, problem: { second_factors: ['app', 'passkey'] } })
    const code = codeNow(secret)
    expect((await from(42, ADMIN_PASSWORD, code)).status).toBe(200)
    wait(30_000)
    const next = codeNow(secret)
    expect((await from(43, 'arvaus', next)).status).toBe(401)
    expect((await from(44, ADMIN_PASSWORD, next)).status).toBe(429)
    const unknown = { email: 'ei-ketaan@example.com', password: 'arvaus' }
    for (let tries = 0; tries < 30; tries += 1)
      await countCall(test.deps.db, 'staff-guesses', unknown.email, test.clock.now)
    const { problem } = await test.fail('POST /api/admin/login', { body: unknown })
    expect(problem).toEqual(asked.problem)
  })

  it('lets more than ten people sign in from one address within ten minutes', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    const { codes, login } = await withSecondFactor()
    for (const code of codes) {
      expect((await test.fail('POST /api/admin/login', login())).problem.code).toBe('second_factor_needed')
      expect((await test.call('POST /api/admin/login', login(code))).status).toBe(200)
    }
  })
})
