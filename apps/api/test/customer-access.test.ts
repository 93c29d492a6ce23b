import { type EndpointKey, endpoints, type Sent } from '@arkpax/schema/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { orderInput } from './factories.ts'
import { CUSTOMER_PASSWORD, signInCustomer } from './sign-in-customer.ts'

const OWNER = 'aino.korhonen@example.fi'
const callers = ['nobody', 'another customer', 'owner', 'admin'] as const
type Caller = (typeof callers)[number]

/** Who gets what of every customer call. The owner asks for an order, a session … of their own; the others for the same ones. */
const table: Record<string, Record<Caller, number>> = {}

const customerKeys = Object.keys(endpoints).filter(
  (key) => key.includes(' /api/auth/') || key.includes('/orders/track'),
)

type Bodies = { [K in EndpointKey]?: Sent<K, 'body'> }
const bodies: Bodies = {
  'POST /api/auth/register': { email: OWNER, password: CUSTOMER_PASSWORD, first_name: 'Aino', last_name: 'Korhonen' },
  'POST /api/auth/login': { email: OWNER, password: CUSTOMER_PASSWORD },
  'POST /api/auth/verify': { token: 'a'.repeat(43) },
  'POST /api/auth/forgot': { email: OWNER },
  'POST /api/auth/reset': { token: 'a'.repeat(43), password: 'räntäsade-71' },
  'PUT /api/auth/me': { first_name: 'Aino', last_name: 'Korhonen' },
  'DELETE /api/auth/me': { password: CUSTOMER_PASSWORD },
  'PUT /api/auth/password': { current_password: CUSTOMER_PASSWORD, new_password: 'räntäsade-71' },
  'POST /api/auth/export': { password: CUSTOMER_PASSWORD },
  'POST /api/auth/reviews': { product_id: '2', rating: 5 },
  'PUT /api/auth/reviews/{id}': { rating: 4 },
}

/** A shop of its own for every cell, so that no call sees what another has done. */
async function statusFor(key: string, caller: Caller): Promise<number> {
  const test = await createTestApp()
  const items = ['1', '2'].map((product_id) => ({ product_id, quantity: 1 }))
  const order = await test.call('POST /api/admin/orders', { body: orderInput({ customer_email: OWNER, items }) })
  const path = `/api/admin/orders/${order.answer.id}/status`
  await test.call('PUT /api/admin/orders/{id}/status', { path, body: { status: 'delivered' } })
  const owner = await signInCustomer(test, { email: OWNER })
  const other = await signInCustomer(test, { email: 'muu@example.fi' })
  const written = { body: { product_id: '1', rating: 5 }, headers: owner.headers }
  const review = await test.call('POST /api/auth/reviews', written)
  const [method = '', template = ''] = key.split(' ')
  const ids = {
    '/api/auth/orders/{id}': order.answer.id,
    '/api/auth/sessions/{id}': owner.sessionId,
    '/api/auth/reviews/{id}': review.answer.id,
  }
  const id = Object.entries(ids).find(([path]) => path === template)?.[1] ?? 'ei-ole'
  const tracked = { order: order.answer.id, email: OWNER }
  const body = template === '/api/orders/track' ? tracked : new Map<string, unknown>(Object.entries(bodies)).get(key)
  const response = await test.app.request(template.replace('{id}', id), {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headersOf(test, caller, owner.headers, other.headers),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  await test.deps.db.destroy()
  return response.status
}

function headersOf({ token }: TestApp, caller: Caller, owner: { Cookie: string }, other: { Cookie: string }) {
  if (caller === 'owner') return owner
  if (caller === 'another customer') return other
  return caller === 'admin' ? { Authorization: `Bearer ${token}` } : {}
}

beforeAll(async () => {
  for (const key of customerKeys) {
    const row: Record<Caller, number> = { nobody: 0, 'another customer': 0, owner: 0, admin: 0 }
    for (const caller of callers) row[caller] = await statusFor(key, caller)
    table[key] = row
  }
})

it('shows nobody and no staff anything of a customer, and each customer only what is theirs', () => {
  for (const [key, { access }] of Object.entries(endpoints)) {
    if (access !== 'customer') continue
    expect(table[key]).toMatchObject({ nobody: 401, admin: 401 })
    if (key.includes('{id}')) expect(table[key]).toMatchObject({ 'another customer': 404 })
  }
})

it('is told in docs/customer-access.md', async () => {
  const cells = (row: (string | number)[]) => `| ${row.join(' | ')} |`
  const lines = [
    '# Every customer call and who gets what',
    '',
    'Written and checked by `apps/api/test/customer-access.test.ts`; `vitest -u` writes it anew.',
    'Ids in paths are the owner’s; a password in a body is the right one; mailed tokens are none of ours.',
    '',
    cells(['Call', ...callers]),
    cells(['Call', ...callers].map(() => '---')),
    ...Object.entries(table).map(([key, row]) => cells([`\`${key}\``, ...callers.map((caller) => row[caller])])),
    '',
  ]
  await expect(lines.join('\n')).toMatchFileSnapshot('../../../docs/customer-access.md')
})
