import { HOUR_MS } from '@arkpax/schema/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD, createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { bearer, signInStaff } from '../../../test/sign-in-staff.ts'
import { acceptInvitation, CHOSEN_PASSWORD, invitationTo, inviteAino } from '../../../test/staff-invitations.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const wait = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}

describe('an invitation', () => {
  it('brings a person in with a password of their own, their name and their role', async () => {
    const invited = await inviteAino(test)
    expect(invited).toMatchObject({ name: 'Aino Virtanen', email: 'aino@example.com', role: 'sales', state: 'invited' })
    const token = await invitationTo(test, 'aino@example.com')
    const { answer: whom } = await test.call('POST /api/admin/invitations/read', { body: { token } })
    expect(whom).toEqual({ name: 'Aino Virtanen', email: 'aino@example.com' })

    const { answer } = await acceptInvitation(test, token)
    const { answer: self } = await test.call('GET /api/admin/session', bearer(answer.token))
    expect(self).toEqual({
      name: 'Aino Virtanen',
      email: 'aino@example.com',
      role: 'sales',
      second_factor: false,
      must_add_second_factor: false,
    })
    const body = { email: 'AINO@example.com ', password: CHOSEN_PASSWORD }
    expect((await test.call('POST /api/admin/login', { body })).answer.token).toHaveLength(43)
    expect((await test.call('GET /api/admin/staff')).answer.members).toMatchObject([{ state: 'active' }])
  })

  it('works once', async () => {
    await inviteAino(test)
    const token = await invitationTo(test, 'aino@example.com')
    await acceptInvitation(test, token)
    const body = { token, password: 'toinen laituri 48' }
    const { status, problem } = await test.fail('POST /api/admin/invitations/accept', { body })
    expect({ status, code: problem.code }).toEqual({ status: 410, code: 'link_expired' })
    expect(problem.detail).toBe('Kutsu on vanhentunut tai jo käytetty. Pyydä omistajalta uusi.')
  })

  it('tells the person and the owners when it has been used, so that nobody uses one that was passed on unseen', async () => {
    const owner = await signInStaff(test, 'owner')
    await inviteAino(test)
    await acceptInvitation(test, await invitationTo(test, 'aino@example.com'))
    const mails = await leavingMail(test)
    expect(mails.map(({ to }) => to).sort()).toEqual(['aino@example.com', owner.email].sort())
    for (const { text } of mails) expect(text).toMatch(/Aino Virtanen[\s\S]*aino@example\.com[\s\S]*Myynti/)
  })

  it('tells the shop’s own address where no other owner has a name', async () => {
    test = await createTestApp({ STAFF_EMAIL: 'johto@example.com' })
    await test.call('POST /api/admin/staff', { body: { name: 'Outi', email: 'outi@example.com', role: 'owner' } })
    await acceptInvitation(test, await invitationTo(test, 'outi@example.com'))
    expect((await leavingMail(test)).map(({ to }) => to).sort()).toEqual(['johto@example.com', 'outi@example.com'])
  })

  it('that was passed on gives away nobody’s account: whoever uses it is out at once when the owner removes the person', async () => {
    const { id } = await inviteAino(test)
    const { answer: stranger } = await acceptInvitation(test, await invitationTo(test, 'aino@example.com'))
    await test.call('DELETE /api/admin/staff/{id}', { path: `/api/admin/staff/${id}` })
    expect((await test.fail('GET /api/admin/session', bearer(stranger.token))).status).toBe(401)
  })

  it('lets one of two in who accept it at the same moment', async () => {
    await inviteAino(test)
    const token = await invitationTo(test, 'aino@example.com')
    const results = await Promise.allSettled([
      acceptInvitation(test, token),
      acceptInvitation(test, token, 'toinen laituri 48'),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('runs out after 72 hours, and a new one makes the one before useless', async () => {
    const { id } = await inviteAino(test)
    const first = await invitationTo(test, 'aino@example.com')
    wait(73 * HOUR_MS)
    await expect(acceptInvitation(test, first)).rejects.toThrow('link_expired')
    await test.call('POST /api/admin/staff/{id}/invitation', {
      path: `/api/admin/staff/${id}/invitation`,
      headers: await freshOwner(),
      asAdmin: false,
    })
    const second = await invitationTo(test, 'aino@example.com')
    expect(second).not.toBe(first)
    await expect(acceptInvitation(test, first)).rejects.toThrow('link_expired')
    expect((await acceptInvitation(test, second)).answer.success).toBe(true)
  })

  it('counts its 72 hours from when the owner made it: one whose mail could not leave before is not sent', async () => {
    await inviteAino(test)
    wait(71 * HOUR_MS)
    const late = await invitationTo(test, 'aino@example.com')
    wait(2 * HOUR_MS)
    await expect(acceptInvitation(test, late)).rejects.toThrow('link_expired')
    await test.deps.db
      .updateTable('outbox')
      .set({ sent_at: null, next_attempt_at: test.clock.now.toISOString() })
      .execute()
    expect(await leavingMail(test)).toEqual([])
  })

  it.each(['lyhyt', 'salasana123', '          ', 'ainovirtanen1'])('refuses the password %j', async (password) => {
    await inviteAino(test)
    const token = await invitationTo(test, 'aino@example.com')
    const { status, problem } = await test.fail('POST /api/admin/invitations/accept', { body: { token, password } })
    expect(status).toBe(422)
    expect(problem.errors?.[0]?.path).toBe('password')
    expect((await acceptInvitation(test, token)).answer.success).toBe(true)
  })

  it('goes to one person an address', async () => {
    await inviteAino(test)
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
