import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'

let test: TestApp
let path: string
beforeEach(async () => {
  test = await createTestApp()
  await test.call('POST /api/contact', { body: contactInput() })
  path = `/api/admin/contact-messages/${(await test.call('GET /api/admin/contact-messages')).answer[0]?.id}`
  await leavingMail(test)
})

const reply = async (message: string, more = {}) => {
  const options = { path: `${path}/replies`, body: { message, ...more } }
  return (await test.call('POST /api/admin/contact-messages/{id}/replies', options)).answer
}
const undoOptions = (reply_id = '') => ({ path: `${path}/replies/undo`, body: { reply_id } })
const undo = async (replyId?: string) =>
  (await test.call('POST /api/admin/contact-messages/{id}/replies/undo', undoOptions(replyId))).answer
const refusal = async (replyId?: string) => {
  const { status, problem } = await test.fail(
    'POST /api/admin/contact-messages/{id}/replies/undo',
    undoOptions(replyId),
  )
  return [status, problem.code]
}
const later = (seconds: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + seconds * 1_000)
}
const read = async () => (await test.call('GET /api/admin/contact-messages/{id}', { path })).answer

it('an answer that resolves sets the message resolved, and is mailed', async () => {
  expect(await reply('Hoidettu.', { resolve: true })).toMatchObject({ status: 'resolved', replies: [{}] })
  later(10)
  expect((await leavingMail(test)).map(({ kind }) => kind)).toEqual(['contact-reply'])
})

it('an answer that is taken back within ten seconds is never mailed, and the message waits again as it did', async () => {
  await test.call('PUT /api/admin/contact-messages/{id}', { path, body: { status: 'read' } })
  const { replies } = await reply('Väärä.', { resolve: true })
  later(9)
  expect(await undo(replies[0]?.id)).toMatchObject({ status: 'read', replies: [] })
  later(60)
  expect(await leavingMail(test)).toEqual([])
})

it('a message that slept sleeps again once its answer is taken back', async () => {
  const snoozed_until = new Date(test.clock.now.getTime() + 50 * 3_600_000).toISOString()
  await test.call('PUT /api/admin/contact-messages/{id}', { path, body: { snoozed_until } })
  const { replies, ...answered } = await reply('Väärä.')
  expect(answered.snoozed_until).toBeNull()
  expect(await undo(replies[0]?.id)).toMatchObject({ status: 'new', snoozed_until })
})

it('it is too late after ten seconds, once the mail has left, or when another answer has come', async () => {
  const first = await reply('Yksi.')
  const second = await reply('Kaksi.')
  expect(await refusal(first.replies[0]?.id)).toEqual([409, 'undo_expired'])
  later(10)
  expect(await refusal(second.replies[1]?.id)).toEqual([409, 'undo_expired'])
  expect(await read()).toMatchObject({ status: 'replied', replies: [{ message: 'Yksi.' }, { message: 'Kaksi.' }] })
  expect(await leavingMail(test)).toHaveLength(2)
})

it('what somebody has set since stays', async () => {
  const { replies } = await reply('Yksi.')
  await test.call('PUT /api/admin/contact-messages/{id}', { path, body: { status: 'new' } })
  expect(await undo(replies[0]?.id)).toMatchObject({ status: 'new', replies: [] })
})

it('an answer that nobody has sent cannot be taken back', async () => {
  expect(await refusal('ei-ole')).toEqual([409, 'undo_expired'])
  path = '/api/admin/contact-messages/poissa'
  expect(await refusal('ei-ole')).toEqual([404, 'not_found'])
})
