import type { Sent } from '@arkpax/schema/endpoints'
import { PREVIEW_TOKEN } from '@arkpax/schema/mail'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput, orderInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { createMailer } from '../../services/mailer.ts'
import { claimMails, insertMails, markFailed, markForRetry, markSent } from './outbox.repo.ts'

const LEASE_MS = 120_000

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

async function queue(recipient: string, sendAt = test.clock.now) {
  const mail = { kind: 'order-status', recipient, payload: '{}', sendAt }
  const [id = ''] = await insertMails(test.deps.db, [mail], test.clock.now)
  return id
}
const wait = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
/** A mail in each state, oldest first. */
async function queueOfEach() {
  const { db } = test.deps
  const ids = { failed: '', retrying: '', sent: '', waiting: '' }
  for (const state of ['failed', 'retrying', 'sent', 'waiting'] as const)
    ids[state] = await queue(`${state}@example.fi`)
  for (const row of await claimMails(db, 3, LEASE_MS, test.clock.now)) {
    if (row.id === ids.failed) await markFailed(db, row, '550 Tuntematon vastaanottaja', test.clock.now)
    if (row.id === ids.retrying) await markForRetry(db, row, 'Palvelin ei vastaa', new Date('2999-01-01T00:00:00Z'))
    if (row.id === ids.sent) await markSent(db, row, test.clock.now)
  }
  return ids
}
const list = async (query: Partial<Sent<'GET /api/admin/mails', 'query'>> = {}) =>
  (
    await test.call('GET /api/admin/mails', {
      path: `/api/admin/mails?${new URLSearchParams(JSON.parse(JSON.stringify(query)))}`,
    })
  ).answer
const retryPath = (id: string) => ({ path: `/api/admin/mails/${id}/retry` })
const retry = async (id: string) => (await test.call('POST /api/admin/mails/{id}/retry', retryPath(id))).answer
const removePath = (id: string) => ({ path: `/api/admin/mails/${id}` })
const remove = (id: string) => test.call('DELETE /api/admin/mails/{id}', removePath(id))
const undelivered = async () => (await test.call('GET /api/admin/dashboard')).answer.undelivered_mails
const audit = async () =>
  (await test.deps.db.selectFrom('audit_log').select(['action', 'entity']).execute()).map(
    ({ action, entity }) => `${action} ${entity}`,
  )

describe('staff see', () => {
  it('mails that have not left, newest first, with the reason and the next try; the dashboard counts them', async () => {
    await queueOfEach()
    expect(await list()).toMatchObject([
      {
        recipient: 'retrying@example.fi',
        kind: 'order-status',
        state: 'retrying',
        attempts: 1,
        last_error: 'Palvelin ei vastaa',
        next_attempt_at: '2999-01-01T00:00:00.000Z',
      },
      {
        recipient: 'failed@example.fi',
        state: 'failed',
        last_error: '550 Tuntematon vastaanottaja',
        next_attempt_at: null,
        failed_at: test.clock.now.toISOString(),
      },
    ])
    expect(await undelivered()).toBe(2)
  })

  it('that a mail which was only written into a file has not been sent, and whether there is a server', async () => {
    const { db, config } = test.deps
    const id = await queue('aino@example.fi')
    const [row] = await claimMails(db, 1, LEASE_MS, test.clock.now)
    if (row) await markSent(db, row, test.clock.now, createMailer(config).isFiling)
    expect(await list({ state: 'filed' })).toMatchObject([
      { id, state: 'filed', sent_at: test.clock.now.toISOString() },
    ])
    expect(await list({ state: 'sent' })).toEqual([])
    expect((await test.call('GET /api/admin/mail-server')).answer).toEqual({ is_set: false })
    const withServer = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:2525' })
    expect((await withServer.call('GET /api/admin/mail-server')).answer).toEqual({ is_set: true })
  })

  it('the others by their state and by part of the address', async () => {
    await queueOfEach()
    for (const state of ['failed', 'retrying', 'sent', 'waiting'] as const)
      expect((await list({ state })).map((mail) => [mail.state, mail.recipient])).toEqual([
        [state, `${state}@example.fi`],
      ])
    expect((await list({ state: 'all' })).map(({ state }) => state)).toEqual(['waiting', 'sent', 'retrying', 'failed'])
    expect((await list({ state: 'all', q: 'AITING@' })).map(({ state }) => state)).toEqual(['waiting'])
    expect(await list({ q: '%' })).toEqual([])
  })

  it('them page by page, and nothing of what they say', async () => {
    await queueOfEach()
    const first = await test.call('GET /api/admin/mails', { path: '/api/admin/mails?state=all&limit=3' })
    const next = first.headers.get('link')?.match(/<([^>]+)>; rel="next"/)?.[1] ?? ''
    const path = next.replace(/^https?:\/\/[^/]+/, '')
    const rest = await test.call('GET /api/admin/mails', { path })
    expect([first.answer.length, rest.answer.length, rest.headers.get('link')]).toEqual([3, 1, null])
    expect(JSON.stringify(first.answer)).not.toContain('payload')
  })
})

describe('sending again', () => {
  it('makes a mail due at once, given up or not, and writes it down', async () => {
    const ids = await queueOfEach()
    expect(await retry(ids.failed)).toMatchObject({ state: 'retrying', next_attempt_at: test.clock.now.toISOString() })
    await retry(ids.retrying)
    const due = await claimMails(test.deps.db, 10, LEASE_MS, test.clock.now)
    expect(due.map(({ id }) => id)).toEqual(expect.arrayContaining([ids.failed, ids.retrying]))
    for (const row of due) await markSent(test.deps.db, row, test.clock.now)
    expect(await undelivered()).toBe(0)
    expect(await audit()).toEqual(['retry mail', 'retry mail'])
  })

  it('leaves alone a mail that is on its way, until its process is taken for dead', async () => {
    const id = await queue('aino@example.fi')
    await claimMails(test.deps.db, 1, LEASE_MS, test.clock.now)
    for (const failed of [
      await test.fail('POST /api/admin/mails/{id}/retry', retryPath(id)),
      await test.fail('DELETE /api/admin/mails/{id}', removePath(id)),
    ])
      expect([failed.status, failed.problem.code]).toEqual([409, 'mail_under_way'])
    wait(LEASE_MS)
    expect((await retry(id)).id).toBe(id)
  })
})

describe('giving up', () => {
  it('deletes a mail that has not left, waiting or not', async () => {
    const ids = await queueOfEach()
    for (const id of [ids.failed, ids.retrying, ids.waiting]) expect((await remove(id)).status).toBe(204)
    expect((await list({ state: 'all' })).map(({ state }) => state)).toEqual(['sent'])
    expect(await audit()).toEqual(['delete mail', 'delete mail', 'delete mail'])
  })
})

it('a mail that has left stays as it is; one that is not there is not found', async () => {
  const { sent } = await queueOfEach()
  for (const [id, status] of [
    [sent, 409],
    ['ei-ole', 404],
  ] as const) {
    expect((await test.fail('POST /api/admin/mails/{id}/retry', retryPath(id))).status).toBe(status)
    expect((await test.fail('DELETE /api/admin/mails/{id}', removePath(id))).status).toBe(status)
  }
  expect(await audit()).toEqual([])
})

describe('a mail that is sent again is shown first', () => {
  const preview = (id: string) =>
    test.call('GET /api/admin/mails/{id}/preview', { path: `/api/admin/mails/${id}/preview` })
  const waiting = async (kind: string) => {
    const rows = await test.deps.db.selectFrom('outbox').select('id').where('kind', '=', kind).execute()
    return rows[0]?.id ?? ''
  }
  const tokens = async () => ({
    mailed: await test.deps.db.selectFrom('email_tokens').selectAll().execute(),
    staff: await test.deps.db.selectFrom('users').select('invitation_hash').execute(),
  })

  it('as it leaves', async () => {
    await test.call('POST /api/contact', { body: contactInput() })
    const { answer } = await preview(await waiting('contact-acknowledgement'))
    const left = (await leavingMail(test)).find(({ kind }) => kind === 'contact-acknowledgement')
    expect(answer).toEqual({ recipient: left?.to, mail: { subject: left?.subject, text: left?.text } })
  })

  it('and mints no link that works, whatever kind it is', async () => {
    const account = { email: 'aino@example.fi', password: 'saariston-valo7', first_name: 'Aino', last_name: 'Korhonen' }
    await test.call('POST /api/auth/register', { body: account })
    await test.call('POST /api/auth/forgot', { body: { email: account.email } })
    await test.call('POST /api/newsletter/subscribe', { body: { email: 'aino@example.fi' } })
    const invited = { name: 'Aino Virtanen', email: 'aino.virtanen@example.com', role: 'sales' }
    await test.call('POST /api/admin/staff', { body: invited })
    const before = await tokens()
    for (const kind of ['address-verification', 'password-reset', 'newsletter-welcome', 'staff-invitation']) {
      const { answer } = await preview(await waiting(kind))
      expect([kind, answer.mail?.text]).toEqual([kind, expect.stringContaining(`token=${PREVIEW_TOKEN}`)])
    }
    expect(await tokens()).toEqual(before)
  })

  it('where it would be dropped, and not where it has left', async () => {
    const { id } = (await test.call('POST /api/admin/orders', { body: orderInput() })).answer
    await test.call('PUT /api/admin/orders/{id}/status', {
      path: `/api/admin/orders/${id}/status`,
      body: { status: 'cancelled', notify: false },
    })
    const mailId = await waiting('order-confirmation')
    expect((await preview(mailId)).answer.mail).toBeNull()
    const { sent } = await queueOfEach()
    const path = `/api/admin/mails/${sent}/preview`
    expect((await test.fail('GET /api/admin/mails/{id}/preview', { path })).problem.code).toBe('mail_sent')
  })

  it('is shown of an invitation only to whoever manages staff', async () => {
    const invited = { name: 'Aino Virtanen', email: 'aino.virtanen@example.com', role: 'sales' }
    await test.call('POST /api/admin/staff', { body: invited })
    const path = `/api/admin/mails/${await waiting('staff-invitation')}/preview`
    const { headers } = await signInStaff(test, 'manager')
    const { problem } = await test.fail('GET /api/admin/mails/{id}/preview', { path, headers, asAdmin: false })
    expect(problem.code).toBe('role_forbidden')
  })
})
