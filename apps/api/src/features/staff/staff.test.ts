import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD, createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput, orderInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { mailedToken } from '../../../test/mailed-links.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'

const HOUR = 3_600_000
const PASSWORD = 'talvinen laituri 47'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const wait = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
const inviteAino = async () =>
  (
    await test.call('POST /api/admin/staff', {
      body: { name: 'Aino Virtanen', email: 'Aino@Example.com', role: 'sales' },
    })
  ).answer
const invitationTo = (email: string) => mailedToken(test, email, 'staff-invitation')
const accept = (token: string, password = PASSWORD) =>
  test.call('POST /api/admin/invitations/accept', { body: { token, password } })
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` }, asAdmin: false })
const asRole = async (role: 'owner' | 'manager' | 'sales') => signInStaff(test, role)

describe('an invitation', () => {
  it('brings a person in with a password of their own, their name and their role', async () => {
    const invited = await inviteAino()
    expect(invited).toMatchObject({ name: 'Aino Virtanen', email: 'aino@example.com', role: 'sales', state: 'invited' })
    const token = await invitationTo('aino@example.com')
    const { answer: whom } = await test.call('POST /api/admin/invitations/read', { body: { token } })
    expect(whom).toEqual({ name: 'Aino Virtanen', email: 'aino@example.com' })

    const { answer } = await accept(token)
    const { answer: self } = await test.call('GET /api/admin/session', bearer(answer.token))
    expect(self).toEqual({
      name: 'Aino Virtanen',
      email: 'aino@example.com',
      role: 'sales',
      second_factor: false,
      must_add_second_factor: false,
    })
    const body = { email: 'AINO@example.com ', password: PASSWORD }
    expect((await test.call('POST /api/admin/login', { body })).answer.token).toHaveLength(43)
    expect((await test.call('GET /api/admin/staff')).answer.members).toMatchObject([{ state: 'active' }])
  })

  it('works once', async () => {
    await inviteAino()
    const token = await invitationTo('aino@example.com')
    await accept(token)
    const body = { token, password: 'toinen laituri 48' }
    const { status, problem } = await test.fail('POST /api/admin/invitations/accept', { body })
    expect({ status, code: problem.code }).toEqual({ status: 410, code: 'link_expired' })
    expect(problem.detail).toBe('Kutsu on vanhentunut tai jo käytetty. Pyydä omistajalta uusi.')
  })

  it('tells the person and the owners when it has been used, so that nobody uses one that was passed on unseen', async () => {
    const owner = await asRole('owner')
    await inviteAino()
    await accept(await invitationTo('aino@example.com'))
    const mails = await leavingMail(test)
    expect(mails.map(({ to }) => to).sort()).toEqual(['aino@example.com', owner.email].sort())
    for (const { text } of mails) expect(text).toMatch(/Aino Virtanen[\s\S]*aino@example\.com[\s\S]*Myynti/)
  })

  it('tells the shop’s own address where no other owner has a name', async () => {
    test = await createTestApp({ STAFF_EMAIL: 'johto@example.com' })
    await test.call('POST /api/admin/staff', { body: { name: 'Outi', email: 'outi@example.com', role: 'owner' } })
    await accept(await invitationTo('outi@example.com'))
    expect((await leavingMail(test)).map(({ to }) => to).sort()).toEqual(['johto@example.com', 'outi@example.com'])
  })

  it('that was passed on gives away nobody’s account: whoever uses it is out at once when the owner removes the person', async () => {
    const { id } = await inviteAino()
    const { answer: stranger } = await accept(await invitationTo('aino@example.com'))
    await test.call('DELETE /api/admin/staff/{id}', { path: `/api/admin/staff/${id}` })
    expect((await test.fail('GET /api/admin/session', bearer(stranger.token))).status).toBe(401)
  })

  it('lets one of two in who accept it at the same moment', async () => {
    await inviteAino()
    const token = await invitationTo('aino@example.com')
    const results = await Promise.allSettled([accept(token), accept(token, 'toinen laituri 48')])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('runs out after 72 hours, and a new one makes the one before useless', async () => {
    const { id } = await inviteAino()
    const first = await invitationTo('aino@example.com')
    wait(73 * HOUR)
    await expect(accept(first)).rejects.toThrow('link_expired')
    await test.call('POST /api/admin/staff/{id}/invitation', {
      path: `/api/admin/staff/${id}/invitation`,
      headers: await freshOwner(),
      asAdmin: false,
    })
    const second = await invitationTo('aino@example.com')
    expect(second).not.toBe(first)
    await expect(accept(first)).rejects.toThrow('link_expired')
    expect((await accept(second)).answer.success).toBe(true)
  })

  it('counts its 72 hours from when the owner made it: one whose mail could not leave before is not sent', async () => {
    await inviteAino()
    wait(71 * HOUR)
    const late = await invitationTo('aino@example.com')
    wait(2 * HOUR)
    await expect(accept(late)).rejects.toThrow('link_expired')
    await test.deps.db
      .updateTable('outbox')
      .set({ sent_at: null, next_attempt_at: test.clock.now.toISOString() })
      .execute()
    expect(await leavingMail(test)).toEqual([])
  })

  it.each(['lyhyt', 'salasana123', '          ', 'ainovirtanen1'])('refuses the password %j', async (password) => {
    await inviteAino()
    const token = await invitationTo('aino@example.com')
    const { status, problem } = await test.fail('POST /api/admin/invitations/accept', { body: { token, password } })
    expect(status).toBe(422)
    expect(problem.errors?.[0]?.path).toBe('password')
    expect((await accept(token)).answer.success).toBe(true)
  })

  it('goes to one person an address', async () => {
    await inviteAino()
    const body = { name: 'Toinen', email: 'aino@example.com', role: 'viewer' }
    const { problem } = await test.fail('POST /api/admin/staff', { body })
    expect(problem.code).toBe('staff_email_taken')
  })

  /** The shared session of the test has run out by now. */
  async function freshOwner() {
    const { answer } = await test.call('POST /api/admin/login', { body: { password: ADMIN_PASSWORD } })
    return bearer(answer.token).headers
  }
})

describe('a person of the staff', () => {
  it('is removed at once, and nobody else is signed out', async () => {
    const sales = await asRole('sales')
    const manager = await asRole('manager')
    await test.call('DELETE /api/admin/staff/{id}', { path: `/api/admin/staff/${sales.id}` })
    const { status } = await test.fail('GET /api/admin/session', bearer(sales.token))
    expect(status).toBe(401)
    expect((await test.call('GET /api/admin/session', bearer(manager.token))).answer.role).toBe('manager')
    const body = { email: sales.email, password: ADMIN_PASSWORD }
    expect((await test.fail('POST /api/admin/login', { body })).problem.code).toBe('wrong_credentials')
  })

  it('has another role from the next call on', async () => {
    const sales = await asRole('sales')
    const path = `/api/admin/staff/${sales.id}`
    await test.call('PUT /api/admin/staff/{id}', { path, body: { name: 'Aino', role: 'viewer' } })
    const { problem } = await test.fail('GET /api/admin/contact-messages', bearer(sales.token))
    expect(problem).toMatchObject({ status: 403, code: 'role_forbidden' })
  })

  it('is not overwritten by a second tab', async () => {
    const sales = await asRole('sales')
    const path = `/api/admin/staff/${sales.id}`
    const change = (role: string) => ({ path, body: { name: 'Aino', role }, headers: { 'If-Match': '"1"' } })
    expect((await test.call('PUT /api/admin/staff/{id}', change('editor'))).answer.version).toBe(2)
    const { problem } = await test.fail('PUT /api/admin/staff/{id}', change('viewer'))
    expect(problem).toMatchObject({ status: 412, current: { role: 'editor' } })
  })

  it('can neither remove themselves nor change their own role, even as an owner', async () => {
    const owner = await asRole('owner')
    const call = { path: `/api/admin/staff/${owner.id}`, ...bearer(owner.token) }
    expect((await test.fail('DELETE /api/admin/staff/{id}', call)).problem.code).toBe('own_role')
    const body = { name: 'Aino', role: 'viewer' }
    expect((await test.fail('PUT /api/admin/staff/{id}', { ...call, body })).problem.code).toBe('own_role')
    const renamed = await test.call('PUT /api/admin/staff/{id}', {
      ...call,
      body: { name: 'Aino Uusi', role: 'owner' },
    })
    expect(renamed.answer.name).toBe('Aino Uusi')
  })

  it('changes their password, which ends their other sessions', async () => {
    const sales = await asRole('sales')
    const { answer: other } = await test.call('POST /api/admin/login', {
      body: { email: sales.email, password: ADMIN_PASSWORD },
    })
    const body = { current_password: 'väärä', new_password: PASSWORD }
    const wrong = await test.fail('PUT /api/admin/password', { body, ...bearer(sales.token) })
    expect(wrong.problem.errors).toEqual([{ path: 'current_password', detail: 'Väärä salasana' }])
    await test.call('PUT /api/admin/password', {
      body: { ...body, current_password: ADMIN_PASSWORD },
      ...bearer(sales.token),
    })
    expect((await test.fail('GET /api/admin/session', bearer(other.token))).status).toBe(401)
    expect((await test.call('GET /api/admin/session', bearer(sales.token))).status).toBe(200)
    expect(
      (await test.call('POST /api/admin/login', { body: { email: sales.email, password: PASSWORD } })).status,
    ).toBe(200)
  })

  it('sees where they are signed in, and ends one of their own only', async () => {
    const sales = await asRole('sales')
    const other = await asRole('manager')
    wait(1)
    const { answer: second } = await test.call('POST /api/admin/login', {
      body: { email: sales.email, password: ADMIN_PASSWORD },
      headers: { 'User-Agent': 'Puhelin' },
    })
    const { answer: sessions } = await test.call('GET /api/admin/sessions', bearer(sales.token))
    expect(sessions).toMatchObject([
      { user_agent: 'Puhelin', current: false },
      { user_agent: 'Testiselain', current: true },
    ])
    const path = `/api/admin/sessions/${sessions[0]?.id}`
    expect((await test.fail('DELETE /api/admin/sessions/{id}', { path, ...bearer(other.token) })).status).toBe(404)
    await test.call('DELETE /api/admin/sessions/{id}', { path, ...bearer(sales.token) })
    expect((await test.fail('GET /api/admin/session', bearer(second.token))).status).toBe(401)
  })
})

describe('the shared password', () => {
  it('opens the back office as the owner, and has nothing of its own to change', async () => {
    expect((await test.call('GET /api/admin/session')).answer).toMatchObject({ role: 'owner', email: null })
    expect((await test.fail('POST /api/admin/second-factor', { body: {} })).problem.code).toBe('forbidden')
  })

  it('is not locked by a thousand guesses from a hundred clients, and neither is a named owner', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })
    const owner = await asRole('owner')
    const loginFrom = (client: string, body: unknown) =>
      test.app.request('/api/admin/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
        body: JSON.stringify(body),
      })
    const GUESSES = 1_000
    const statuses = new Set<number>()
    for (let guess = 0; guess < GUESSES; guess += 1) {
      const client = Math.floor(guess / 10)
      const from = `10.0.${client >> 8}.${client & 255}`
      const body = { password: `arvaus-${guess}`, ...(guess % 2 === 0 && { email: owner.email }) }
      statuses.add((await loginFrom(from, body)).status)
    }
    expect([...statuses]).toEqual([401])
    expect((await loginFrom('198.51.100.7', { password: ADMIN_PASSWORD })).status).toBe(200)
    expect((await loginFrom('198.51.100.8', { email: owner.email, password: ADMIN_PASSWORD })).status).toBe(200)
  }, 60_000)
})

describe('a second factor', () => {
  const appOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) })
  const codeNow = (secret: string) => appOf(secret).generate({ timestamp: test.clock.now.getTime() })

  async function withSecondFactor() {
    const person = await asRole('sales')
    const { answer: begun } = await test.call('POST /api/admin/second-factor', { body: {}, ...bearer(person.token) })
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
    const person = await asRole('sales')
    await test.call('POST /api/admin/second-factor', { body: {}, ...bearer(person.token) })
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
    await accept(await invitationTo(email))
    expect((await test.call('POST /api/admin/login', { body: { email, password: PASSWORD } })).status).toBe(200)
  })

  it('goes out of use with the password', async () => {
    const { token, login } = await withSecondFactor()
    const off = (password: string) => ({ body: { password }, ...bearer(token) })
    expect((await test.fail('POST /api/admin/second-factor/off', off('väärä'))).status).toBe(422)
    await test.call('POST /api/admin/second-factor/off', off(ADMIN_PASSWORD))
    expect((await test.call('POST /api/admin/login', login())).status).toBe(200)
  })

  it('can be asked of all named staff: without one nothing works but adding it', async () => {
    const person = await asRole('manager')
    await test.call('PUT /api/admin/staff/security', { body: { second_factor_required: true } })
    const { problem } = await test.fail('GET /api/admin/orders', bearer(person.token))
    expect(problem).toMatchObject({ status: 403, code: 'second_factor_missing' })
    const { answer: self } = await test.call('GET /api/admin/session', bearer(person.token))
    expect(self.must_add_second_factor).toBe(true)
    const { answer: begun } = await test.call('POST /api/admin/second-factor', { body: {}, ...bearer(person.token) })
    await test.call('PUT /api/admin/second-factor', { body: { code: codeNow(begun.secret) }, ...bearer(person.token) })
    expect((await test.call('GET /api/admin/orders', bearer(person.token))).status).toBe(200)
    expect((await test.call('GET /api/admin/orders')).status).toBe(200)
  })

  it('is replaced with the password only, and sessions from before it end', async () => {
    const person = await asRole('sales')
    const { answer: thief } = await test.call('POST /api/admin/login', {
      body: { email: person.email, password: ADMIN_PASSWORD },
    })
    const { answer: begun } = await test.call('POST /api/admin/second-factor', { body: {}, ...bearer(person.token) })
    const body = { code: codeNow(begun.secret) }
    await test.call('PUT /api/admin/second-factor', { body, ...bearer(person.token) })
    expect((await test.fail('GET /api/admin/session', bearer(thief.token))).status).toBe(401)
    for (const attempt of [{}, { password: 'arvaus' }]) {
      const { problem } = await test.fail('POST /api/admin/second-factor', { body: attempt, ...bearer(person.token) })
      expect(problem.errors).toEqual([{ path: 'password', detail: 'Väärä salasana' }])
    }
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

  it('lets more than ten people sign in from one address within ten minutes', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    const { codes, login } = await withSecondFactor()
    for (const code of codes) {
      expect((await test.fail('POST /api/admin/login', login())).problem.code).toBe('second_factor_needed')
      expect((await test.call('POST /api/admin/login', login(code))).status).toBe(200)
    }
  })
})

describe('a password that changes while another call is under way', () => {
  it('that came by an invitation is not overwritten by whoever knew the one before', async () => {
    const sales = await asRole('sales')
    await test.call('POST /api/admin/staff/{id}/invitation', { path: `/api/admin/staff/${sales.id}/invitation` })
    const token = await invitationTo(sales.email)
    const body = { current_password: ADMIN_PASSWORD, new_password: 'varkaan laituri 11' }
    const change = test.call('PUT /api/admin/password', { body, ...bearer(sales.token) })
    const [changed, accepted] = await Promise.allSettled([change, accept(token)])
    const isIn = async (password: string) => {
      const login = { email: sales.email, password }
      return (await test.app.request('/api/admin/login', { method: 'POST', ...jsonOf(login) })).status === 200
    }
    // Whichever commits first, the other is refused.
    expect([changed.status, accepted.status].sort()).toEqual(['fulfilled', 'rejected'])
    expect(await isIn(PASSWORD)).toBe(accepted.status === 'fulfilled')
    expect(await isIn('varkaan laituri 11')).toBe(changed.status === 'fulfilled')
  })

  it('makes an invitation from before useless', async () => {
    const sales = await asRole('sales')
    await test.call('POST /api/admin/staff/{id}/invitation', { path: `/api/admin/staff/${sales.id}/invitation` })
    const token = await invitationTo(sales.email)
    const body = { current_password: ADMIN_PASSWORD, new_password: PASSWORD }
    await test.call('PUT /api/admin/password', { body, ...bearer(sales.token) })
    await expect(accept(token)).rejects.toThrow('link_expired')
  })

  it('lets nobody in with the one before', async () => {
    const sales = await asRole('sales')
    const logins = Array.from({ length: 12 }, () =>
      test.app.request('/api/admin/login', {
        method: 'POST',
        ...jsonOf({ email: sales.email, password: ADMIN_PASSWORD }),
      }),
    )
    const body = { current_password: ADMIN_PASSWORD, new_password: PASSWORD }
    await test.call('PUT /api/admin/password', { body, ...bearer(sales.token) })
    await Promise.all(logins)
    const { answer: sessions } = await test.call('GET /api/admin/sessions', bearer(sales.token))
    expect(sessions).toHaveLength(1)
  })

  const jsonOf = (body: unknown) => ({ headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
})

describe('what a role reads', () => {
  it('holds no message in an order where the role reads no messages', async () => {
    await test.call('POST /api/contact', { body: contactInput() })
    const { answer: messages } = await test.call('GET /api/admin/contact-messages')
    const body = { ...orderInput(), contact_message_id: messages[0]?.id }
    const { answer: order } = await test.call('POST /api/admin/orders', { body })
    const path = `/api/admin/orders/${order.id}`
    const viewer = await signInStaff(test, 'viewer')
    const seen = await test.call('GET /api/admin/orders/{id}', { path, ...bearer(viewer.token) })
    expect(seen.answer.contact_message).toBeNull()
    expect((await test.call('GET /api/admin/orders/{id}', { path })).answer.contact_message).not.toBeNull()
  })

  it('an invitation of staff that waits to be sent is deleted by whoever manages staff only', async () => {
    await inviteAino()
    const { answer: mails } = await test.call('GET /api/admin/mails', { path: '/api/admin/mails?state=all' })
    const path = `/api/admin/mails/${mails[0]?.id}`
    const sales = await asRole('sales')
    const { problem } = await test.fail('DELETE /api/admin/mails/{id}', { path, ...bearer(sales.token) })
    expect(problem.code).toBe('role_forbidden')
    expect((await test.call('DELETE /api/admin/mails/{id}', { path })).status).toBe(204)
  })
})
