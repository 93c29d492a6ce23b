import type { Answer } from '@arkpax/schema/endpoints'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const log = async (query = '') => {
  const path = `/api/admin/audit-log${query}`
  return (await test.call('GET /api/admin/audit-log', { path })).answer
}
const told = (lines: Answer<'GET /api/admin/audit-log'>) =>
  lines.map(({ actor, action, entity, entity_id }) => [actor, action, entity, entity_id])

const setStock = (stock: number, headers = {}) =>
  test.call('PUT /api/admin/products/{id}/stock', { path: '/api/admin/products/1/stock', body: { stock }, headers })

it('tells the owner who did what, when and to which thing, newest first', async () => {
  expect(await log()).toEqual([])
  const editor = await signInStaff(test, 'editor', 'Erkki Editori')
  const path = '/api/admin/products/2'
  await test.call('PUT /api/admin/products/{id}', { path, body: { price: 2_900 }, headers: editor.headers })
  test.clock.now = new Date(test.clock.now.getTime() + 60_000)
  await setStock(20)
  const lines = await log()
  expect(told(lines)).toEqual([
    [null, 'stock', 'product', '1'],
    [`Erkki Editori <${editor.email}>`, 'update', 'product', '2'],
  ])
  expect(lines[0]?.created_at).toBe(test.clock.now.toISOString())
  expect(Object.keys(lines[0] ?? {})).not.toContain('detail')
})

it('still tells who did it when they have been removed', async () => {
  const { id, email, headers } = await signInStaff(test, 'sales', 'Aino Virtanen')
  await setStock(20, headers)
  await test.call('DELETE /api/admin/staff/{id}', { path: `/api/admin/staff/${id}` })
  expect(told(await log())).toEqual([
    [null, 'remove', 'staff', id],
    [`Aino Virtanen <${email}>`, 'stock', 'product', '1'],
  ])
})

it('comes page by page', async () => {
  for (const stock of [1, 2, 3]) await setStock(stock)
  const whole = await log()
  const first = await test.call('GET /api/admin/audit-log', { path: '/api/admin/audit-log?limit=2' })
  const next = first.headers.get('Link')?.match(/<(.+)>; rel="next"/)?.[1]
  const rest = await test.call('GET /api/admin/audit-log', { path: next ?? 'no next page' })
  expect([...first.answer, ...rest.answer]).toEqual(whole)
  expect([first.answer.length, rest.answer.length, rest.headers.get('Link')]).toEqual([2, 1, null])
})
