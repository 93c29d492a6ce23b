import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput } from '../../../test/factories.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { deletePerson } from '../staff/staff.repo.ts'

let test: TestApp
let aino: Awaited<ReturnType<typeof signInStaff>>
let id: string
beforeEach(async () => {
  test = await createTestApp()
  aino = await signInStaff(test, 'sales', 'Aino Virtanen')
  await test.call('POST /api/contact', { body: contactInput() })
  id = (await test.call('GET /api/admin/contact-messages')).answer[0]?.id ?? expect.fail('no message')
})

const add = async (text: unknown, headers = {}) =>
  (
    await test.call('POST /api/admin/contact-messages/{id}/notes', {
      path: `/api/admin/contact-messages/${id}/notes`,
      body: { text },
      headers,
    })
  ).answer
const notePath = (noteId: string) => `/api/admin/contact-notes/${noteId}`
const change = (noteId: string, text: string, headers = {}) =>
  test.call('PUT /api/admin/contact-notes/{id}', { path: notePath(noteId), body: { text }, headers })
const notes = async () =>
  (await test.call('GET /api/admin/contact-messages/{id}', { path: `/api/admin/contact-messages/${id}` })).answer.notes
const mentioned = async (headers = {}) =>
  (
    await test.call('GET /api/admin/contact-messages', {
      path: '/api/admin/contact-messages?assignee=mentioned',
      headers,
    })
  ).answer.length
const open = (headers = {}) =>
  test.call('PUT /api/admin/contact-messages/{id}/presence', {
    path: `/api/admin/contact-messages/${id}/presence`,
    body: { tab: 'a7a7a7a7-0000-4000-8000-000000000000', activity: 'open' },
    headers,
  })

describe('a note', () => {
  it('stands with the message under the name of its writer, oldest first, and keeps the common notes', async () => {
    await test.call('PUT /api/admin/contact-messages/{id}', {
      path: `/api/admin/contact-messages/${id}`,
      body: { adminNotes: 'Yhteinen' },
    })
    await add('Soitin, ei vastannut.', aino.headers)
    await add(' Yritän uudelleen. ')
    expect(await notes()).toMatchObject([
      { author_id: aino.id, author_name: 'Aino Virtanen', text: 'Soitin, ei vastannut.', version: 1 },
      { author_name: 'Omistaja', text: 'Yritän uudelleen.' },
    ])
    const { answer } = await test.call('GET /api/admin/contact-messages')
    expect(answer[0]?.admin_notes).toBe('Yhteinen')
  })

  it('is changed by its writer, and not over what another tab has saved', async () => {
    const { id: noteId } = await add('Yksi', aino.headers)
    expect((await change(noteId, 'Kaksi', { ...aino.headers, 'If-Match': '"1"' })).answer).toMatchObject({
      text: 'Kaksi',
      version: 2,
    })
    const stale = await test.fail('PUT /api/admin/contact-notes/{id}', {
      path: notePath(noteId),
      body: { text: 'Kolme' },
      headers: { ...aino.headers, 'If-Match': '"1"' },
    })
    expect([stale.status, stale.problem.current]).toMatchObject([412, { text: 'Kaksi', version: 2 }])
  })

  it('is neither changed nor deleted by another', async () => {
    const { id: noteId } = await add('Yksi', aino.headers)
    const options = { path: notePath(noteId), body: { text: 'Muu' } }
    expect((await test.fail('PUT /api/admin/contact-notes/{id}', options)).status).toBe(403)
    expect((await test.fail('DELETE /api/admin/contact-notes/{id}', { path: notePath(noteId) })).status).toBe(403)
    expect(await notes()).toMatchObject([{ text: 'Yksi' }])
  })

  it('is deleted by its writer', async () => {
    const { id: noteId } = await add('Yksi', aino.headers)
    await test.call('DELETE /api/admin/contact-notes/{id}', { path: notePath(noteId), headers: aino.headers })
    expect(await notes()).toEqual([])
    expect((await test.fail('DELETE /api/admin/contact-notes/{id}', { path: notePath(noteId) })).status).toBe(404)
  })

  it('keeps the name of a writer who is removed, and goes with its message', async () => {
    await add('Yksi @Omistaja', aino.headers)
    await deletePerson(test.deps.db, aino.id)
    expect(await notes()).toMatchObject([{ author_id: null, author_name: 'Aino Virtanen' }])
    await test.call('DELETE /api/admin/contact-messages/{id}', { path: `/api/admin/contact-messages/${id}` })
    expect(await test.deps.db.selectFrom('contact_notes').selectAll().execute()).toEqual([])
    expect(await test.deps.db.selectFrom('contact_mentions').selectAll().execute()).toEqual([])
  })

  it.each([{ text: ' ' }, { text: 7 }, {}, { text: 'x'.repeat(5_001) }])('says something: not %j', async (body) => {
    const { status, problem } = await test.fail('POST /api/admin/contact-messages/{id}/notes', {
      path: `/api/admin/contact-messages/${id}/notes`,
      body,
    })
    expect([status, problem.errors?.[0]?.path]).toEqual([422, 'text'])
  })

  it('needs a message that is there', async () => {
    const path = '/api/admin/contact-messages/poissa/notes'
    const options = { path, body: { text: 'Yksi' } }
    expect((await test.fail('POST /api/admin/contact-messages/{id}/notes', options)).status).toBe(404)
  })
})

describe('a note that names somebody', () => {
  it('puts the message on their list until they have opened it', async () => {
    await add('@Aino Virtanen, tiedätkö tästä?')
    expect([await mentioned(aino.headers), await mentioned()]).toEqual([1, 0])
    const { answer } = await test.call('GET /api/admin/dashboard', { headers: aino.headers })
    expect(answer.my_mentions).toBe(1)
    await open()
    expect(await mentioned(aino.headers)).toBe(1)
    await open(aino.headers)
    expect(await mentioned(aino.headers)).toBe(0)
  })

  it('does not put it on the list of its writer, nor of one who may not see messages', async () => {
    const editor = await signInStaff(test, 'editor', 'Elli Editori')
    await add('@Aino @Elli', aino.headers)
    expect(await mentioned(aino.headers)).toBe(0)
    expect(await test.deps.db.selectFrom('contact_mentions').selectAll().execute()).toEqual([])
    await deletePerson(test.deps.db, editor.id)
  })

  it('names others once it is changed, and those who have seen it are not called again', async () => {
    const eero = await signInStaff(test, 'sales', 'Eero Laine')
    const { id: noteId } = await add('@Aino')
    await open(aino.headers)
    await change(noteId, '@Aino @Eero')
    expect([await mentioned(aino.headers), await mentioned(eero.headers)]).toEqual([0, 1])
    await change(noteId, '@Aino')
    expect(await mentioned(eero.headers)).toBe(0)
  })
})
