import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput } from '../../../test/factories.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { deleteMessagesDoneBefore } from './own-messages.repo.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const BASE = '/api/admin/contact-messages'
async function send(subject: string, more = {}) {
  await test.call('POST /api/contact', { body: contactInput({ subject, message: `Teksti ${subject}`, ...more }) })
  return (await list())[0]?.id ?? expect.fail('no message')
}
const list = async (query = '') =>
  (await test.call('GET /api/admin/contact-messages', { path: `${BASE}${query}` })).answer
const subjects = async (query = '') => (await list(query)).map(({ subject }) => subject)
const read = async (id: string) =>
  (await test.call('GET /api/admin/contact-messages/{id}', { path: `${BASE}/${id}` })).answer
const merge = async (id: string, ids: string[], headers = {}) => {
  const options = { path: `${BASE}/${id}/merge`, body: { ids }, headers }
  return (await test.call('POST /api/admin/contact-messages/{id}/merge', options)).answer
}
const unmerge = async (id: string, ids: string[]) =>
  (await test.call('POST /api/admin/contact-messages/{id}/unmerge', { path: `${BASE}/${id}/unmerge`, body: { ids } }))
    .answer
const refused = async (id: string, body: object, headers = {}) => {
  const options = { path: `${BASE}/${id}/merge`, body, headers }
  const { status, problem } = await test.fail('POST /api/admin/contact-messages/{id}/merge', options)
  return [status, problem.errors?.[0]?.detail ?? problem.code]
}
const set = (id: string, body: object) =>
  test.call('PUT /api/admin/contact-messages/{id}', { path: `${BASE}/${id}`, body })
const reply = (id: string, message: string) =>
  test.call('POST /api/admin/contact-messages/{id}/replies', { path: `${BASE}/${id}/replies`, body: { message } })

describe('merged messages', () => {
  it('are one in the list, with the words, answers and notes of all', async () => {
    const first = await send('Yksi')
    const second = await send('Kaksi')
    await send('Muun', { email: 'muu@example.fi' })
    await reply(second, 'Vastaus toiseen')
    await test.call('POST /api/admin/contact-messages/{id}/notes', {
      path: `${BASE}/${second}/notes`,
      body: { text: 'Huomio toisesta' },
    })
    expect((await read(first)).others).toMatchObject([{ id: second, subject: 'Kaksi', status: 'replied' }])
    expect(await merge(first, [second])).toMatchObject({
      parts: [{ id: second, subject: 'Kaksi', message: 'Teksti Kaksi' }],
      replies: [{ message: 'Vastaus toiseen' }],
      notes: [{ text: 'Huomio toisesta' }],
      others: [],
    })
    expect(await subjects()).toEqual(['Muun', 'Yksi'])
    expect(await subjects('?q=kaksi')).toEqual(['Yksi'])
    expect((await read(second)).merged_into).toBe(first)
  })

  it('wait where one of them waits, and belong to whom one belongs', async () => {
    const aino = await signInStaff(test, 'sales', 'Aino')
    const first = await send('Yksi')
    const second = await send('Kaksi')
    await set(first, { status: 'resolved' })
    await set(second, { assignee_id: aino.id })
    expect(await merge(first, [second])).toMatchObject({ status: 'read', assignee: { id: aino.id } })
  })

  it('are answered together, and a part is not answered by itself', async () => {
    const first = await send('Yksi')
    const second = await send('Kaksi')
    await merge(first, [second])
    const options = { path: `${BASE}/${second}/replies`, body: { message: 'Hei' } }
    const { status, problem } = await test.fail('POST /api/admin/contact-messages/{id}/replies', options)
    expect([status, problem.code]).toEqual([409, 'message_merged'])
    await reply(first, 'Molempiin')
    await unmerge(first, [second])
    expect((await list()).map((message) => message.status)).toEqual(['replied', 'replied'])
  })

  it('are taken apart as they were', async () => {
    const first = await send('Yksi')
    const second = await send('Kaksi')
    await merge(first, [second])
    expect(await unmerge(first, [second])).toMatchObject({ parts: [], others: [{ id: second }] })
    expect(await subjects()).toEqual(['Kaksi', 'Yksi'])
    expect(await subjects('?q=kaksi')).toEqual(['Kaksi'])
    const again = { path: `${BASE}/${first}/unmerge`, body: { ids: [second] } }
    expect((await test.fail('POST /api/admin/contact-messages/{id}/unmerge', again)).status).toBe(422)
  })

  it('are taken apart into what they were: what was resolved waits no more, and is nobody’s', async () => {
    const aino = await signInStaff(test, 'sales', 'Aino')
    const first = await send('Yksi')
    await set(first, { status: 'resolved' })
    test.clock.now = new Date(test.clock.now.getTime() + 600_000)
    const second = await send('Kaksi')
    const third = await send('Kolme')
    await set(third, { assignee_id: aino.id })
    const { waiting_since, reply_due_at } = await read(first)
    await merge(first, [second])
    await merge(first, [third])
    expect(await unmerge(first, [second])).toMatchObject({ status: 'read', assignee: { id: aino.id } })
    expect(await unmerge(first, [third])).toMatchObject({
      ...{ status: 'resolved', assignee: null, waiting_since, reply_due_at },
    })
    expect(await subjects('?status=resolved')).toEqual(['Yksi'])
  })

  it('keep apart what was changed while they were one', async () => {
    const aino = await signInStaff(test, 'sales', 'Aino')
    const first = await send('Yksi')
    await set(first, { status: 'resolved' })
    const second = await send('Kaksi')
    await merge(first, [second])
    await set(first, { status: 'replied', assignee_id: aino.id })
    expect(await unmerge(first, [second])).toMatchObject({ status: 'replied', assignee: { id: aino.id } })
  })

  it('are deleted and forgotten together', async () => {
    const first = await send('Yksi')
    const second = await send('Kaksi')
    await merge(first, [second])
    await set(first, { status: 'resolved' })
    const { db } = test.deps
    await db.updateTable('contact_messages').set({ updated_at: '2020-01-01' }).where('id', '=', second).execute()
    await deleteMessagesDoneBefore(db, new Date('2021-01-01'))
    expect((await read(first)).parts).toHaveLength(1)
    await test.call('DELETE /api/admin/contact-messages/{id}', { path: `${BASE}/${first}` })
    expect(await db.selectFrom('contact_messages').select('id').execute()).toEqual([])
  })
})

it('only whole messages of one customer are merged, and over the version that was seen', async () => {
  const first = await send('Yksi')
  const second = await send('Kaksi')
  const third = await send('Kolme')
  const foreign = await send('Muun', { email: 'muu@example.fi' })
  expect(await refused(first, { ids: [foreign] })).toEqual([422, 'Vain saman asiakkaan viestejä voi yhdistää.'])
  expect(await refused(first, { ids: [first] })).toEqual([422, 'Jotakin viesteistä ei enää ole.'])
  expect(await refused(first, { ids: ['poissa'] })).toEqual([422, 'Jotakin viesteistä ei enää ole.'])
  expect(await refused(first, { ids: [] })).toEqual([422, 'Valitse ainakin yksi viesti'])
  expect(await refused('poissa', { ids: [first] })).toEqual([404, 'not_found'])
  await merge(first, [second], { 'If-Match': '"1"' })
  expect(await refused(first, { ids: [third] }, { 'If-Match': '"1"' })).toEqual([412, 'stale'])
  expect(await refused(third, { ids: [first] })).toMatchObject([422, expect.stringMatching(/pääviestiksi/)])
  expect(await refused(third, { ids: [second] })).toEqual([422, 'Viesti on jo yhdistetty toiseen.'])
  expect(await refused(second, { ids: [third] })).toEqual([409, 'message_merged'])
})
