import { expect, it } from 'vitest'
import { ADMIN_PASSWORD, createTestApp } from './create-test-app.ts'
import { signInStaff } from './sign-in-staff.ts'

it('tries that come at once and fail are all counted, on either engine: the right one behind them is one too many', async () => {
  const test = await createTestApp({ RATE_LIMITS: 'on' })
  const { headers } = await signInStaff(test, 'sales')
  const guess = async (password: string) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } }
    const response = await test.app.request('/api/admin/second-factor', { ...init, body: JSON.stringify({ password }) })
    return response.status
  }
  const passwords = [...Array.from({ length: 60 }, (_, n) => `arvaus-${n}`), ADMIN_PASSWORD]
  const statuses = await Promise.all(passwords.map(guess))
  expect(statuses.filter((status) => status === 422)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(51)
})
