import { REPLY_UNDO_MS } from '@arkpax/schema/contact'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { markFailed } from '../mail/outbox.repo.ts'

let test: TestApp
let id: string
beforeEach(async () => {
  test = await createTestApp({ STAFF_EMAIL: 'myynti@arkpax.fi' })
  await test.call('POST /api/contact', { body: contactInput() })
  id = (await test.call('GET /api/admin/contact-messages')).answer[0]?.id ?? expect.fail('no message')
})

const reply = (message: unknown, headers = {}) =>
  test.call('POST /api/admin/contact-messages/{id}/replies', {
    path: `/api/admin/contact-messages/${id}/replies`,
    body: { message },
    headers,
  })
const later = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
const detail = async () =>
  (await test.call('GET /api/admin/contact-messages/{id}', { path: `/api/admin/contact-messages/${id}` })).answer

it('a message is acknowledged to the visitor, without its text, and told to staff, who answer the visitor', async () => {
  const [acknowledgement, notice] = await leavingMail(test)
  expect(acknowledgement).toMatchObject({ to: 'aino.korhonen@example.fi', subject: 'Viestisi on perillä' })
  expect(acknowledgement?.text).not.toContain('Ouluun')
  expect(notice).toMatchObject({
    to: 'myynti@arkpax.fi',
    subject: 'Yhteydenotto: Toimitusaika',
    replyTo: { name: 'Aino Korhonen', address: 'aino.korhonen@example.fi' },
  })
  for (const part of [notice?.text, notice?.html]) {
    expect(part).toContain('Kuinka nopeasti Ark PRO ehtii Ouluun?')
    expect(part).toContain(`http://localhost:3000/admin/contact-management?message=${id}`)
  }
})

it('nothing is mailed when the message is refused', async () => {
  await leavingMail(test)
  await test.fail('POST /api/contact', { body: contactInput({ email: 'ei osoite' }) })
  expect(await leavingMail(test)).toEqual([])
})

describe('staff', () => {
  it('answer by mail; the answer is kept with the message, which is then replied', async () => {
    await leavingMail(test)
    const { status, answer } = await reply(' Ehtii torstaiksi.\n\n<b>Terveisin</b> Mikko ')
    expect(status).toBe(201)
    expect(answer).toMatchObject({
      status: 'replied',
      replies: [{ message: 'Ehtii torstaiksi.\n\n<b>Terveisin</b> Mikko', delivery: 'waiting', reason: null }],
    })
    expect(await leavingMail(test)).toEqual([])
    later(REPLY_UNDO_MS)
    const [mail] = await leavingMail(test)
    expect(mail).toMatchObject({ to: 'aino.korhonen@example.fi', subject: 'Re: Toimitusaika' })
    expect(mail?.replyTo).toEqual({ name: 'Arkpax', address: 'myynti@arkpax.fi' })
    expect(mail?.text).toContain('Ehtii torstaiksi.\n\n<b>Terveisin</b> Mikko')
    expect(mail?.text).toContain('> Kuinka nopeasti Ark PRO ehtii Ouluun?')
    expect(mail?.html).toContain('Ehtii torstaiksi.<br><br>&lt;b&gt;Terveisin&lt;/b&gt; Mikko')
    expect(await detail()).toMatchObject({ replies: [{ delivery: 'sent' }] })
  })

  it('see why an answer did not arrive', async () => {
    await reply('Ehtii.')
    const mail = await test.deps.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'contact-reply')
      .executeTakeFirstOrThrow()
    await markFailed(test.deps.db, mail, 'Vastaanottajan palvelin hylkäsi viestin: 550', test.clock.now)
    expect(await detail()).toMatchObject({
      replies: [{ delivery: 'failed', reason: 'Vastaanottajan palvelin hylkäsi viestin: 550' }],
    })
  })

  it('send once when the same answer goes out twice under one key', async () => {
    const first = await reply('Ehtii.', { 'Idempotency-Key': 'key-of-this-answer' })
    const second = await reply('Ehtii.', { 'Idempotency-Key': 'key-of-this-answer' })
    expect(second.answer).toEqual(first.answer)
    expect((await detail()).replies).toHaveLength(1)
    later(REPLY_UNDO_MS)
    expect((await leavingMail(test)).map(({ kind }) => kind)).toEqual([
      'contact-acknowledgement',
      'contact-notice',
      'contact-reply',
    ])
  })

  it.each([{}, { message: ' \n ' }, { message: 7 }, { message: 'x'.repeat(20_001) }])(
    'are told that %j is no answer, and nothing is sent',
    async (body) => {
      const { status, problem } = await test.fail('POST /api/admin/contact-messages/{id}/replies', {
        path: `/api/admin/contact-messages/${id}/replies`,
        body,
      })
      expect([status, problem.errors?.[0]?.path]).toEqual([422, 'message'])
      expect(await detail()).toMatchObject({ status: 'new', replies: [] })
    },
  )

  it('get 404 for a message that is not there, and a deleted one takes its answers and mails along', async () => {
    const path = '/api/admin/contact-messages/poissa/replies'
    const answer = { path, body: { message: 'Hei' } }
    expect((await test.fail('POST /api/admin/contact-messages/{id}/replies', answer)).status).toBe(404)
    await reply('Ehtii.')
    await test.call('DELETE /api/admin/contact-messages/{id}', { path: `/api/admin/contact-messages/${id}` })
    expect(await test.deps.db.selectFrom('contact_replies').selectAll().execute()).toEqual([])
    expect((await leavingMail(test)).map(({ kind }) => kind)).toEqual(['contact-acknowledgement'])
  })
})
