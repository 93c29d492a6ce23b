import type { EndpointKey } from '@arkpax/schema/endpoints'
import { dayAfter } from '@arkpax/schema/finnish-days'
import { createAuthenticator } from './authenticator.ts'
import { ADMIN_PASSWORD, type TestApp } from './create-test-app.ts'
import { orderInput } from './factories.ts'
import { signInStaff } from './sign-in-staff.ts'

/** A call of staff that changes something: what it is about is made first, and the line that it leaves is named. */
export interface Sample {
  path?: string
  body?: unknown
  headers?: Record<string, string>
  line: [action: string, entity: string]
}

/** How such a call is made on an app. */
export type Samples = Partial<Record<EndpointKey, () => Promise<Sample>>>

/** The calls about customers and their notes. */
export function customerSamples(test: () => TestApp): Samples {
  const makeCustomer = async (customer_email = 'aino@example.fi') => {
    await test().call('POST /api/admin/orders', { body: orderInput({ customer_email }) })
    const path = `/api/admin/customers/of-address?email=${customer_email}`
    return (await test().call('GET /api/admin/customers/of-address', { path })).answer.id ?? ''
  }
  const makeNote = async () => {
    const path = `/api/admin/customers/${await makeCustomer()}/notes`
    const body = { text: 'Soitettu' }
    const { answer } = await test().call('POST /api/admin/customers/{id}/notes', { path, body })
    return `/api/admin/customer-notes/${answer.id}`
  }
  const nothing = { display_name: null, company: null, business_id: null, phone: null, tags: [] }
  return {
    'POST /api/admin/customers': async () => ({
      body: { ...nothing, email: 'uusi@example.fi', display_name: 'Uusi Asiakas' },
      line: ['create', 'customer'],
    }),
    'PUT /api/admin/customers/{id}': async () => ({
      path: `/api/admin/customers/${await makeCustomer()}`,
      body: { ...nothing, tags: ['yritys'] },
      line: ['update', 'customer'],
    }),
    'POST /api/admin/customers/{id}/notes': async () => ({
      path: `/api/admin/customers/${await makeCustomer()}/notes`,
      body: { text: 'Soitettu' },
      line: ['create', 'customer_note'],
    }),
    'PUT /api/admin/customer-notes/{id}': async () => ({
      path: await makeNote(),
      body: { text: 'Soitettu kahdesti' },
      line: ['update', 'customer_note'],
    }),
    'DELETE /api/admin/customer-notes/{id}': async () => ({
      path: await makeNote(),
      line: ['delete', 'customer_note'],
    }),
    'POST /api/admin/customers/{id}/merge': async () => ({
      path: `/api/admin/customers/${await makeCustomer()}/merge`,
      body: { other_id: await makeCustomer('aino@tyo.example') },
      line: ['merge', 'customer'],
    }),
    'POST /api/admin/customers/{id}/split': async () => {
      const [id, other_id] = [await makeCustomer(), await makeCustomer('aino@tyo.example')]
      const path = `/api/admin/customers/${id}/merge`
      await test().call('POST /api/admin/customers/{id}/merge', { path, body: { other_id } })
      const body = { address_id: other_id }
      return { path: `/api/admin/customers/${id}/split`, body, line: ['split', 'customer'] }
    },
  }
}

/** The calls about goods on their way and units that are kept. */
export function stockSamples(test: () => TestApp): Samples {
  const goods = { product_id: '1', quantity: 5, expected_on: '2030-01-07', reference: 'Tehdas' }
  const order = async () => (await test().call('POST /api/admin/incoming-goods', { body: goods })).answer
  const receive = async () => {
    const path = `/api/admin/incoming-goods/${(await order()).id}/receipt`
    await test().call('POST /api/admin/incoming-goods/{id}/receipt', { path, body: { quantity: 2 } })
    return `${path}/undo`
  }
  const today = new Date().toISOString().slice(0, 10)
  const reservation = { product_id: '1', quantity: 1, until: dayAfter(today), note: 'Kunnan varikolle' }
  const keep = async () => (await test().call('POST /api/admin/stock-reservations', { body: reservation })).answer
  return {
    'POST /api/admin/incoming-goods': async () => ({ body: goods, line: ['create', 'incoming_goods'] }),
    'PUT /api/admin/incoming-goods/{id}': async () => ({
      path: `/api/admin/incoming-goods/${(await order()).id}`,
      body: { quantity: 6 },
      line: ['update', 'incoming_goods'],
    }),
    'POST /api/admin/incoming-goods/{id}/receipt': async () => ({
      path: `/api/admin/incoming-goods/${(await order()).id}/receipt`,
      body: { quantity: 5 },
      line: ['stock', 'product'],
    }),
    'POST /api/admin/incoming-goods/{id}/receipt/undo': async () => ({
      path: await receive(),
      body: { quantity: 2 },
      line: ['stock', 'product'],
    }),
    'POST /api/admin/stock-reservations': async () => ({ body: reservation, line: ['create', 'stock_reservation'] }),
    'DELETE /api/admin/stock-reservations/{id}': async () => ({
      path: `/api/admin/stock-reservations/${(await keep()).id}`,
      line: ['delete', 'stock_reservation'],
    }),
  }
}

/** The calls of the desk for requests about personal data. */
export function privacySamples(test: () => TestApp): Samples {
  const email = 'aino@example.fi'
  const request = { kind: 'erase', email, channel: 'email', received_on: '2026-11-20' }
  const ask = async (isChecked = true) => {
    test().clock.now = new Date('2026-11-22T12:00:00Z')
    await test().deps.db.updateTable('admin_sessions').set(sessionOf(test().clock.now)).execute()
    const { answer } = await test().call('POST /api/admin/privacy-requests', { body: request })
    const path = `/api/admin/privacy-requests/${answer.id}`
    const body = { identity: 'mailbox' }
    if (isChecked) await test().call('PUT /api/admin/privacy-requests/{id}', { path, body })
    return path
  }
  const line = (action: string): Sample['line'] => [action, 'privacy_request']
  return {
    'POST /api/admin/privacy-requests': async () => ({
      body: { ...request, received_on: '2026-01-02' },
      line: line('create'),
    }),
    'PUT /api/admin/privacy-requests/{id}': async () => ({
      path: await ask(false),
      body: { identity: 'mailbox' },
      line: line('update'),
    }),
    'PUT /api/admin/privacy-requests/{id}/outcome': async () => ({
      path: `${await ask()}/outcome`,
      body: { state: 'refused', outcome: 'Ei tietoja' },
      line: line('close'),
    }),
    'POST /api/admin/privacy-requests/{id}/export': async () => ({
      path: `${await ask()}/export`,
      line: line('export'),
    }),
    'POST /api/admin/privacy-requests/{id}/erasure': async () => ({
      path: `${await ask()}/erasure`,
      body: { email, notify: false },
      line: line('erase'),
    }),
  }
}

const sessionOf = (now: Date) => ({
  last_seen_at: now.toISOString(),
  expires_at: new Date(now.getTime() + 3_600_000).toISOString(),
})

/** The calls with which staff keep up their passkeys and recovery codes. */
export function passkeySamples(test: () => TestApp): Samples {
  const begin = async () => {
    const { headers } = await signInStaff(test(), 'sales')
    const key = createAuthenticator()
    const body = { password: ADMIN_PASSWORD }
    const { answer } = await test().call('POST /api/admin/passkeys', { headers, body })
    return { headers, body: { name: 'Puhelin', response: key.make(answer) } }
  }
  const withPasskey = async () => {
    const { headers, body } = await begin()
    await test().call('PUT /api/admin/passkeys', { headers, body })
    const { id } = await test().deps.db.selectFrom('staff_passkeys').select('id').executeTakeFirstOrThrow()
    return { headers, path: `/api/admin/passkeys/${id}` }
  }
  return {
    'PUT /api/admin/passkeys': async () => ({ ...(await begin()), line: ['add-passkey', 'staff'] }),
    'PUT /api/admin/passkeys/{id}': async () => ({
      ...(await withPasskey()),
      body: { name: 'Uusi puhelin' },
      line: ['rename-passkey', 'staff'],
    }),
    'POST /api/admin/passkeys/{id}/remove': async () => {
      const { headers, path } = await withPasskey()
      return { headers, path: `${path}/remove`, body: { password: ADMIN_PASSWORD }, line: ['remove-passkey', 'staff'] }
    },
    'POST /api/admin/recovery-codes': async () => {
      const { headers } = await withPasskey()
      return { headers, body: { password: ADMIN_PASSWORD }, line: ['renew-recovery-codes', 'staff'] }
    },
  }
}
