import { expect, it } from 'vitest'
import { createTestApp } from '../../../test/create-test-app.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'

it('each person has a key of their own, the same in every session, and another server has others', async () => {
  const test = await createTestApp()
  const { headers } = await signInStaff(test, 'sales')
  const keyOf = async (as: object) => (await test.call('POST /api/admin/draft-key', as)).answer.key
  const asSales = { headers, asAdmin: false }
  const own = await keyOf(asSales)
  expect(Buffer.from(own, 'base64url')).toHaveLength(32)
  expect(await keyOf(asSales)).toBe(own)
  expect(await keyOf({})).not.toBe(own)

  await test.deps.db.deleteFrom('server_keys').execute()
  expect(await keyOf(asSales)).not.toBe(own)
})

it('nobody gets one who is not signed in', async () => {
  const test = await createTestApp()
  expect((await test.fail('POST /api/admin/draft-key', { asAdmin: false })).status).toBe(401)
})
