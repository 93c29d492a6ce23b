import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD, createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput, orderInput } from '../../../test/factories.ts'
import { cookiesOf } from '../../../test/sign-in-customer.ts'
import { bearer, signInStaff } from '../../../test/sign-in-staff.ts'
import { acceptInvitation, CHOSEN_PASSWORD, invitationTo, inviteAino } from '../../../test/staff-invitations.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const wait = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}

describe('a person of the staff', () => {
  it('is removed at once, and nobody else is signed out', async () => {
    const sales = await signInStaff(test, 'sales')
    const manager = await signInStaff(test, 'manager')
    await test.call('DELETE /api/admin/staff/{id}', { path: `/api/admin/staff/${sales.id}` })
    const { status } = await test.fail('GET /api/admin/session', bearer(sales.token))
    expect(status).toBe(401)
    expect((await test.call('GET /api/admin/session', bearer(manager.token))).answer.role).toBe('manager')
    const body = { email: sales.email, password: ADMIN_PASSWORD }
    expect((await test.fail('POST /api/admin/login', { body })).problem.code).toBe('wrong_credentials')
  })

  it('has another role from the next call on', async () => {
    const sales = await signInStaff(test, 'sales')
    const path = `/api/admin/staff/${sales.id}`
    await test.call('PUT /api/admin/staff/{id}', { path, body: { name: 'Aino', role: 'viewer' } })
    const { problem } = await test.fail('GET /api/admin/contact-messages', bearer(sales.token))
    expect(problem).toMatchObject({ status: 403, code: 'role_forbidden' })
  })

  it('is not overwritten by a second tab', async () => {
    const sales = await signInStaff(test, 'sales')
    const path = `/api/admin/staff/${sales.id}`
    const change = (role: string) => ({ path, body: { name: 'Aino', role }, headers: { 'If-Match': '"1"' } })
    expect((await test.call('PUT /api/admin/staff/{id}', change('editor'))).answer.version).toBe(2)
    const { problem } = await test.fail('PUT /api/admin/staff/{id}', change('viewer'))
    expect(problem).toMatchObject({ status: 412, current: { role: 'editor' } })
  })

  it('can neither remove themselves nor change their own role, even as an owner', async () => {
    const owner = await signInStaff(test, 'owner')
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
    const sales = await signInStaff(test, 'sales')
    const { answer: other } = await test.call('POST /api/admin/login', {
      body: { email: sales.email, password: ADMIN_PASSWORD },
    })
    const body = { current_password: 'väärä', new_password: CHOSEN_PASSWORD }
    const wrong = await test.fail('PUT /api/admin/password', { body, ...bearer(sales.token) })
    expect(wrong.problem.errors).toEqual([{ path: 'current_password', detail: 'Väärä salasana' }])
    await test.call('PUT /api/admin/password', {
      body: { ...body, current_password: ADMIN_PASSWORD },
      ...bearer(sales.token),
    })
    expect((await test.fail('GET /api/admin/session', bearer(other.token))).status).toBe(401)
    expect((await test.call('GET /api/admin/session', bearer(sales.token))).status).toBe(200)
    expect(
      (await test.call('POST /api/admin/login', { body: { email: sales.email, password: CHOSEN_PASSWORD } })).status,
    ).toBe(200)
  })

  it('sees where they are signed in, and ends one of their own only', async () => {
    const sales = await signInStaff(test, 'sales')
    const other = await signInStaff(test, 'manager')
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

  it('sees no session whose twelve hours are over, however lately it was used', async () => {
    const sales = await signInStaff(test, 'sales')
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      wait(20 * 60_000 - 1)
      await test.app.request('/api/admin/session', bearer(sales.token))
    }
    const { answer: second } = await test.call('POST /api/admin/login', {
      body: { email: sales.email, password: ADMIN_PASSWORD },
    })
    wait(60_000)
    expect((await test.fail('GET /api/admin/session', bearer(sales.token))).status).toBe(401)
    expect((await test.call('GET /api/admin/sessions', bearer(second.token))).answer).toMatchObject([{ current: true }])
  })
})

describe('the shared password', () => {
  it('opens the back office as the owner, and has nothing of its own to change', async () => {
    expect((await test.call('GET /api/admin/session')).answer).toMatchObject({ role: 'owner', email: null })
    expect(
      (await test.fail('POST /api/admin/second-factor', { body: { password: ADMIN_PASSWORD } })).problem.code,
    ).toBe('forbidden')
  })

  describe('that many clients together guess at, as the one of a named owner', () => {
    const loginFrom = (client: string, body: unknown, headers = {}) =>
      test.app.request('/api/admin/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client, ...headers },
        body: JSON.stringify(body),
      })
    const shared = { password: ADMIN_PASSWORD }
    const owned = (email: string) => ({ email, password: ADMIN_PASSWORD })

    /** Signs both in, and then lets a thousand guesses come from a hundred clients, half of them at each. */
    async function attack() {
      test = await createTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })
      const { email } = await signInStaff(test, 'owner')
      const sharedBrowser = cookiesOf((await loginFrom('198.51.100.1', shared)).headers)
      const ownersBrowser = cookiesOf((await loginFrom('198.51.100.2', owned(email))).headers)
      const statuses: number[] = []
      for (let guess = 0; guess < 1_000; guess += 1) {
        const body = { password: `arvaus-${guess}`, ...(guess % 2 === 0 && { email }) }
        statuses.push((await loginFrom(`10.0.0.${Math.floor(guess / 10)}`, body)).status)
      }
      return { email, sharedBrowser, ownersBrowser, guessed: statuses.filter((status) => status === 401).length }
    }

    it('is tried thirty times an hour, and browsers that have signed in before still get in, others in an hour', async () => {
      const { email, sharedBrowser, ownersBrowser, guessed } = await attack()
      expect(guessed).toBe(60)
      expect((await loginFrom('198.51.100.7', shared, sharedBrowser)).status).toBe(200)
      expect((await loginFrom('198.51.100.8', owned(email), ownersBrowser)).status).toBe(200)
      for (const headers of [{}, sharedBrowser]) {
        expect((await loginFrom('198.51.100.9', owned(email), headers)).status).toBe(429)
      }
      expect((await loginFrom('198.51.100.9', shared, ownersBrowser)).status).toBe(429)
      test.clock.now = new Date(test.clock.now.getTime() + 3_600_000)
      expect((await loginFrom('198.51.100.9', owned(email))).status).toBe(200)
      expect((await loginFrom('198.51.100.9', shared)).status).toBe(200)
    })

    it('takes no count of right passwords', async () => {
      test = await createTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })
      for (let times = 0; times < 40; times += 1) {
        expect((await loginFrom(`198.51.100.${times}`, shared)).status).toBe(200)
      }
    })
  })
})

describe('a password that changes while another call is under way', () => {
  it('that came by an invitation is not overwritten by whoever knew the one before', async () => {
    const sales = await signInStaff(test, 'sales')
    await test.call('POST /api/admin/staff/{id}/invitation', { path: `/api/admin/staff/${sales.id}/invitation` })
    const token = await invitationTo(test, sales.email)
    const body = { current_password: ADMIN_PASSWORD, new_password: 'varkaan laituri 11' }
    const change = test.call('PUT /api/admin/password', { body, ...bearer(sales.token) })
    const [changed, accepted] = await Promise.allSettled([change, acceptInvitation(test, token)])
    const isIn = async (password: string) => {
      const login = { email: sales.email, password }
      return (await test.app.request('/api/admin/login', { method: 'POST', ...jsonOf(login) })).status === 200
    }
    // Whichever commits first, the other is refused.
    expect([changed.status, accepted.status].sort()).toEqual(['fulfilled', 'rejected'])
    expect(await isIn(CHOSEN_PASSWORD)).toBe(accepted.status === 'fulfilled')
    expect(await isIn('varkaan laituri 11')).toBe(changed.status === 'fulfilled')
  })

  it('makes an invitation from before useless', async () => {
    const sales = await signInStaff(test, 'sales')
    await test.call('POST /api/admin/staff/{id}/invitation', { path: `/api/admin/staff/${sales.id}/invitation` })
    const token = await invitationTo(test, sales.email)
    const body = { current_password: ADMIN_PASSWORD, new_password: CHOSEN_PASSWORD }
    await test.call('PUT /api/admin/password', { body, ...bearer(sales.token) })
    await expect(acceptInvitation(test, token)).rejects.toThrow('link_expired')
  })

  it('lets nobody in with the one before', async () => {
    const sales = await signInStaff(test, 'sales')
    const logins = Array.from({ length: 12 }, () =>
      test.app.request('/api/admin/login', {
        method: 'POST',
        ...jsonOf({ email: sales.email, password: ADMIN_PASSWORD }),
      }),
    )
    const body = { current_password: ADMIN_PASSWORD, new_password: CHOSEN_PASSWORD }
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
    await inviteAino(test)
    const { answer: mails } = await test.call('GET /api/admin/mails', { path: '/api/admin/mails?state=all' })
    const path = `/api/admin/mails/${mails[0]?.id}`
    const sales = await signInStaff(test, 'sales')
    const { problem } = await test.fail('DELETE /api/admin/mails/{id}', { path, ...bearer(sales.token) })
    expect(problem.code).toBe('role_forbidden')
    expect((await test.call('DELETE /api/admin/mails/{id}', { path })).status).toBe(204)
  })
})
