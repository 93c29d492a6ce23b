import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput, registrationInput } from '../../../test/factories.ts'
import { mailsTo } from '../../../test/mailed-links.ts'
import { CUSTOMER_PASSWORD } from '../../../test/sign-in-customer.ts'

const EMAIL = 'uhri@example.fi'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })
})

let clients = 0
/** Each call comes from a client of its own. */
const post = (path: string, body: object) => {
  clients += 1
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.0.${clients % 250}` }
  return test.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
}
const inquiry = { name: 'Aino', email: EMAIL, items: [{ product_id: '1', quantity: 1 }] }
const device = {
  serial_number: 'APX-1',
  fault_kind: 'charging',
  wish: 'repair',
  description: 'Ei käynnisty.',
  name: 'Aino',
  email: EMAIL,
}

it.each([
  ['/api/contact', () => ({ ...contactInput(), email: EMAIL })],
  ['/api/inquiries', () => inquiry],
  ['/api/stock-alerts', () => ({ product_id: '1', email: EMAIL })],
  ['/api/register-product', (call: number) => registrationInput({ email: EMAIL, serialNumber: `APX-${call}` })],
  ['/api/warranty-cases', () => device],
])(
  '%s fills nobody’s mailbox: ten mails an hour at most go to an address that somebody typed',
  async (path, bodyOf) => {
    const answers = []
    for (let call = 0; call < 13; call += 1) answers.push(await post(path, bodyOf(call)))
    expect(answers.map(({ status }) => status)).toEqual(Array(13).fill(201))
    expect(await mailsTo(test, EMAIL)).toHaveLength(10)
  },
)

it('the forms share that limit, and the link to a new password has one of its own', async () => {
  for (let call = 0; call < 6; call += 1) {
    await post('/api/contact', { ...contactInput(), email: EMAIL })
    await post('/api/stock-alerts', { product_id: '1', email: EMAIL })
  }
  expect(await mailsTo(test, EMAIL)).toHaveLength(10)
  const account = { email: EMAIL, password: CUSTOMER_PASSWORD, first_name: 'Aino', last_name: 'Korhonen' }
  expect((await post('/api/auth/register', account)).status).toBe(201)
  expect(await mailsTo(test, EMAIL)).toHaveLength(11)
  expect((await test.call('GET /api/admin/contact-messages')).answer).toHaveLength(6)
})
