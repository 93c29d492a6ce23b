import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput } from '../../../test/factories.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'

let test: TestApp
let aino: Awaited<ReturnType<typeof signInStaff>>
let path: string
beforeEach(async () => {
  test = await createTestApp()
  aino = await signInStaff(test, 'sales', 'Aino Virtanen')
  await test.call('POST /api/contact', { body: contactInput() })
  path = `/api/admin/contact-messages/${(await test.call('GET /api/admin/contact-messages')).answer[0]?.id}`
})

const [mine, hers] = [randomUUID(), randomUUID()]
const tell = async (tab: string, activity: string, headers = {}) =>
  (
    await test.call('PUT /api/admin/contact-messages/{id}/presence', {
      path: `${path}/presence`,
      body: { tab, activity },
      headers,
    })
  ).answer
const othersOf = async (tab: string) => (await tell(tab, 'open')).others
const later = (seconds: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + seconds * 1_000)
}

it('one who opens a message sees who has it open, and who writes, before writing', async () => {
  expect(await othersOf(mine)).toEqual([])
  await tell(hers, 'open', aino.headers)
  expect(await othersOf(mine)).toEqual([{ id: aino.id, name: 'Aino Virtanen', you: false, typing: false }])
  await tell(hers, 'typing', aino.headers)
  expect(await othersOf(mine)).toMatchObject([{ name: 'Aino Virtanen', typing: true }])
})

it('it ends when the message is left, and by itself when nothing more is heard', async () => {
  await tell(hers, 'open', aino.headers)
  await tell(hers, 'left', aino.headers)
  expect(await othersOf(mine)).toEqual([])
  await tell(hers, 'typing', aino.headers)
  later(14)
  expect(await othersOf(mine)).toHaveLength(1)
  later(2)
  expect(await othersOf(mine)).toEqual([])
  expect(await test.deps.db.selectFrom('contact_presence').select('tab').execute()).toEqual([{ tab: mine }])
})

it('another tab of one’s own counts too, as one’s own', async () => {
  await tell(randomUUID(), 'typing')
  expect(await othersOf(mine)).toMatchObject([{ you: true, typing: true }])
})

it('the state is another once anything about the message has changed', async () => {
  const state = async () => (await tell(mine, 'open')).state
  const states = [await state()]
  expect(await state()).toBe(states[0])
  const change = { path, body: { status: 'resolved' } }
  await test.call('PUT /api/admin/contact-messages/{id}', change)
  states.push(await state())
  await test.call('POST /api/admin/contact-messages/{id}/notes', { path: `${path}/notes`, body: { text: 'Yksi' } })
  states.push(await state())
  await test.call('POST /api/admin/contact-messages/{id}/replies', {
    path: `${path}/replies`,
    body: { message: 'Hei' },
  })
  states.push(await state())
  expect(new Set(states).size).toBe(4)
})

it.each([
  ['a message that is not there', '/api/admin/contact-messages/poissa/presence', mine, 404],
  ['a tab without an id', undefined, 'tab', 422],
])('%s is refused', async (_, other, tab, status) => {
  const options = { path: other ?? `${path}/presence`, body: { tab, activity: 'open' } }
  expect((await test.fail('PUT /api/admin/contact-messages/{id}/presence', options)).status).toBe(status)
})
