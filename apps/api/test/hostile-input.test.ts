import { type Endpoint, endpoints } from '@arkpax/schema/endpoints'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { signInCustomer } from './sign-in-customer.ts'

// What checks the input is the same on both engines.
const RUNS = process.env.TEST_POSTGRES_URL ? 2_000 : 6_000

let test: TestApp
let customer: Awaited<ReturnType<typeof signInCustomer>>
beforeAll(async () => {
  test = await createTestApp()
  customer = await signInCustomer(test)
})

const fieldNames = [
  ...new Set([
    'name',
    'email',
    'subject',
    'message',
    'firstName',
    'lastName',
    'productModel',
    'serialNumber',
    'purchaseDate',
    'title',
    'slug',
    'content',
    'excerpt',
    'tags',
    'price',
    'stock',
    'image_url',
    'category',
    'description',
    'items',
    'product_id',
    'quantity',
    'status',
    'adminNotes',
    'password',
    'is_published',
    'customer_name',
    'customer_email',
    'shipping_address',
    'shipping_postcode',
    'shipping_city',
    'token',
    'order',
    'first_name',
    'last_name',
    'new_password',
    'current_password',
    'rating',
    'comment',
    'comments',
    'answer',
    'hidden',
    'hidden_reason',
    'session_id',
    'chat_session_id',
    'message_id',
    'helpful',
    'note',
    'retailer',
    'phone',
    '__proto__',
    'constructor',
  ]),
]

const nasty = fc.constantFrom(
  '\u0000',
  '\ud800',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'a'.repeat(3_000),
  '%00',
  '9'.repeat(400),
  'NaN',
  '2026-02-30',
  '1e309',
  'a@b.fi',
  'Ark PRO 2400W',
  '1',
  '\u202e',
  '🛶'.repeat(50),
)
const scalar = fc.oneof(
  nasty,
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
)
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.jsonValue() },
  {
    weight: 1,
    arbitrary: fc.array(fc.dictionary(fc.constantFrom('product_id', 'quantity'), scalar), { maxLength: 3 }),
  },
)
const fields = fc.dictionary(fc.constantFrom(...fieldNames), value, { maxKeys: 12 })
const body = fc.oneof(
  { weight: 6, arbitrary: fields.map((object) => JSON.stringify(object)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)

const call = fc.record({
  key: fc.constantFrom(...Object.keys(endpoints)),
  id: fc.oneof(fc.constantFrom('1', '4', '0', '-1', '99999999999', 'x'), nasty, fc.string()),
  query: fc.dictionary(
    fc.constantFrom('limit', 'cursor', 'q', 'status', 'state', 'show', 'from', 'to', 'x'),
    fc.oneof(nasty, fc.string()),
    { maxKeys: 4 },
  ),
  type: fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/json; charset=utf-16',
  ),
  idempotencyKey: fc.option(fc.constantFrom('same-key-for-all', 'k', '12345678')),
  body,
})

it(`answers ${RUNS} generated inputs over all endpoints without a server error`, async () => {
  const seen = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(call, async (given) => {
      const endpoint: Endpoint = endpoints[given.key as keyof typeof endpoints]
      const [method = '', path = ''] = given.key.split(' ')
      const url = `${path.replace(/\{\w+\}/, encodeURIComponent(given.id.toWellFormed()))}?${new URLSearchParams(given.query)}`
      const response = await test.app.request(url, {
        method,
        headers: {
          'Content-Type': given.type,
          Authorization: `Bearer ${test.token}`,
          ...customer.headers,
          ...(given.idempotencyKey && { 'Idempotency-Key': given.idempotencyKey }),
        },
        ...(method !== 'GET' && given.body && { body: given.body }),
      })
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
      expect(response.status).toBeLessThan(500)
      if (response.status >= 400 && !response.headers.get('content-type')?.startsWith('text/html')) {
        expect(await response.json()).toMatchObject({ status: response.status, detail: expect.any(String) })
      }
      if (given.key.endsWith('/logout')) await reopenSession()
      expect(endpoint).toBeDefined()
    }),
    { numRuns: RUNS, seed: 20261121 },
  )
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 415, 422]))
}, 240_000)

/** Logging out ends the session that the other calls need. */
async function reopenSession() {
  const fresh = await createTestApp()
  await test.deps.db.destroy()
  test = fresh
  customer = await signInCustomer(test)
}
