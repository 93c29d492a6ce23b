import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestApp } from '../../../test/create-test-app.ts'
import { letterCalls, letterInput } from '../../../test/make-letters.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'

const [mine, hers] = [randomUUID(), randomUUID()]

it('who else writes a letter is told with its version, until they leave', async () => {
  const test = await createTestApp()
  const { path, write } = letterCalls(() => test)
  const { id } = await write()
  const aino = await signInStaff(test, 'editor', 'Aino Virtanen')
  const tell = async (tab: string, activity: string, headers = {}) =>
    (
      await test.call('PUT /api/admin/letters/{id}/presence', {
        ...{ path: path(id, 'presence'), body: { tab, activity }, headers },
      })
    ).answer
  const { others, state } = await tell(mine, 'open')
  expect(others).toEqual([])
  await tell(hers, 'typing', aino.headers)
  await test.call('PUT /api/admin/letters/{id}', {
    ...{ path: path(id), headers: aino.headers, body: letterInput({ subject: 'Kevät' }) },
  })
  expect(await tell(mine, 'open')).toEqual({
    others: [{ id: aino.id, name: 'Aino Virtanen', you: false, typing: true }],
    state: String(Number(state) + 1),
  })
  await tell(hers, 'left', aino.headers)
  expect((await tell(mine, 'open')).others).toEqual([])
  const missing = { path: path('poissa', 'presence'), body: { tab: mine, activity: 'open' } }
  expect((await test.fail('PUT /api/admin/letters/{id}/presence', missing)).status).toBe(404)
})
