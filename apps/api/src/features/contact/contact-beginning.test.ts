import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { reopenMessage } from './contact.repo.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const begin = async () =>
  (
    await test.call('POST /api/admin/contact-messages', {
      body: contactInput({ subject: 'Tilauksesi', message: 'akku saapuu ensi viikolla.' }),
    })
  ).answer
const undoOf = (id: string) => ({ path: `/api/admin/contact-messages/${id}/undo` })
const later = (seconds: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + seconds * 1_000)
}
const list = async () => (await test.call('GET /api/admin/contact-messages')).answer

it('a conversation that staff begin waits for nobody, and its mail quotes nothing', async () => {
  expect(await begin()).toMatchObject({
    ...{ subject: 'Tilauksesi', message: '', status: 'replied' },
    replies: [{ message: 'akku saapuu ensi viikolla.', delivery: 'waiting' }],
  })
  expect(await leavingMail(test)).toEqual([])
  later(10)
  const [mail, ...others] = await leavingMail(test)
  expect([mail?.subject, others]).toEqual(['Tilauksesi', []])
  expect(mail?.text).toContain('akku saapuu ensi viikolla.')
  expect(mail?.text).not.toContain('Kirjoitit meille')
})

it('is opened by the answer, and waits for a reply from then on', async () => {
  const { id } = await begin()
  later(60)
  await reopenMessage(test.deps.db, id, { text: 'Kiitos!', receivedAt: test.clock.now }, test.clock.now)
  const { answer } = await test.call('GET /api/admin/contact-messages/{id}', {
    path: `/api/admin/contact-messages/${id}`,
  })
  expect(answer).toMatchObject({ status: 'new', waiting_since: test.clock.now.toISOString() })
})

it('is taken back whole for ten seconds, and not after', async () => {
  const first = await begin()
  await test.call('POST /api/admin/contact-messages/{id}/undo', undoOf(first.id))
  expect(await list()).toEqual([])
  const second = await begin()
  later(10)
  const { problem } = await test.fail('POST /api/admin/contact-messages/{id}/undo', undoOf(second.id))
  expect(problem.code).toBe('undo_expired')
  expect((await leavingMail(test)).map(({ kind }) => kind)).toEqual(['contact-reply'])
})

it('what a visitor wrote cannot be taken back so', async () => {
  await test.call('POST /api/contact', { body: contactInput() })
  const id = (await list())[0]?.id ?? ''
  const { problem } = await test.fail('POST /api/admin/contact-messages/{id}/undo', undoOf(id))
  expect(problem.code).toBe('undo_expired')
})
