import type { Sent } from '@arkpax/schema/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { CUSTOMER_PASSWORD, signInCustomer } from '../../../test/sign-in-customer.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const registration = (overrides: Partial<Sent<'POST /api/auth/register', 'body'>> = {}) => ({
  email: 'Aino.Korhonen@Example.fi ',
  password: CUSTOMER_PASSWORD,
  first_name: 'Aino',
  last_name: 'Korhonen',
  ...overrides,
})

/** What a browser sends back of the cookies that an answer sets. */
const cookiesOf = (headers: Headers) => ({
  Cookie: headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; '),
})
const me = async (headers: Record<string, string>) => (await test.call('GET /api/auth/me', { headers })).answer

describe('registering', () => {
  it('makes an account and signs in', async () => {
    const { status, answer, headers } = await test.call('POST /api/auth/register', { body: registration() })
    expect(status).toBe(201)
    expect(answer).toEqual({
      id: expect.any(String),
      email: 'aino.korhonen@example.fi',
      email_verified: false,
      first_name: 'Aino',
      last_name: 'Korhonen',
      phone: null,
      address: null,
      city: null,
      postal_code: null,
      created_at: test.clock.now.toISOString(),
    })
    expect(await me(cookiesOf(headers))).toEqual(answer)
  })
})

describe('signing in', () => {
  it('opens the account of the address and the password', async () => {
    const customer = await signInCustomer(test)
    const { status, answer, headers } = await test.call('POST /api/auth/login', {
      body: { email: customer.email, password: CUSTOMER_PASSWORD },
    })
    expect(status).toBe(200)
    expect(answer.id).toBe(customer.id)
    expect(await me(cookiesOf(headers))).toEqual(answer)
  })
})
