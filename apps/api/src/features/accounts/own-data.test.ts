import { DAY_MS } from '@arkpax/schema/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput, orderInput, registrationInput } from '../../../test/factories.ts'
import { passTime } from '../../../test/pass-time.ts'
import { CUSTOMER_PASSWORD, signInCustomer } from '../../../test/sign-in-customer.ts'

const EMAIL = 'aino.korhonen@example.fi'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const wait = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
const order = async (customer_email = EMAIL) => {
  wait(1_000)
  return (await test.call('POST /api/admin/orders', { body: orderInput({ customer_email }) })).answer
}
const setStatus = (id: string, status: string) =>
  test.call('PUT /api/admin/orders/{id}/status', { path: `/api/admin/orders/${id}/status`, body: { status } })
const adminOrder = async (id: string) =>
  (await test.call('GET /api/admin/orders/{id}', { path: `/api/admin/orders/${id}` })).answer
const ownOrder = (id: string) => `/api/auth/orders/${id}`
const password = { password: CUSTOMER_PASSWORD }

describe('own orders', () => {
  it('are those of the verified address, newest first, as the customer sees them', async () => {
    const first = await order()
    const second = await order('AINO.Korhonen@example.fi')
    await order('muu@example.fi')
    const { headers } = await signInCustomer(test)
    const { answer } = await test.call('GET /api/auth/orders', { headers })
    expect(answer).toMatchObject(
      [second, first].map(({ id, number, status, created_at, total_amount, shipping_address }) => ({
        id,
        number,
        status,
        created_at,
        total_amount,
        shipping_address,
      })),
    )
  })

  it('come page by page', async () => {
    const made = [await order(), await order(), await order()]
    const { headers } = await signInCustomer(test)
    const first = await test.call('GET /api/auth/orders', { path: '/api/auth/orders?limit=2', headers })
    const next = first.headers.get('link')?.match(/<([^>]+)>; rel="next"/)?.[1] ?? ''
    const rest = await test.call('GET /api/auth/orders', { path: next.replace(/^https?:\/\/[^/]+/, ''), headers })
    expect([...first.answer, ...rest.answer].map(({ id }) => id)).toEqual(made.map(({ id }) => id).toReversed())
    expect(rest.headers.get('link')).toBeNull()
  })

  it('have their lines and their timeline, and no note of staff', async () => {
    const { id } = await order()
    await setStatus(id, 'shipped')
    const { headers } = await signInCustomer(test)
    const { answer } = await test.call('GET /api/auth/orders/{id}', { path: ownOrder(id), headers })
    expect(answer).toMatchObject({
      id,
      status: 'shipped',
      customer_name: 'Matti Meikäläinen',
      items: [{ product_id: '1', quantity: 1, price: 3350 }],
      events: [{ status: 'pending' }, { status: 'shipped', created_at: test.clock.now.toISOString() }],
    })
    expect(Object.keys(answer)).not.toContain('note')
  })

  it('are nobody else’s', async () => {
    const { id } = await order()
    const { headers } = await signInCustomer(test, { email: 'muu@example.fi' })
    const failed = await test.fail('GET /api/auth/orders/{id}', { path: ownOrder(id), headers })
    const missing = await test.fail('GET /api/auth/orders/{id}', { path: ownOrder('ei-ole'), headers })
    expect(failed.status).toBe(404)
    expect(failed.problem).toEqual(missing.problem)
  })

  it('and registrations wait for the address to be verified', async () => {
    const { id } = await order()
    await test.call('POST /api/register-product', { body: registrationInput() })
    const { headers } = await signInCustomer(test, { verified: false })
    expect((await test.call('GET /api/auth/orders', { headers })).answer).toEqual([])
    expect((await test.call('GET /api/auth/registrations', { headers })).answer).toEqual([])
    expect((await test.fail('GET /api/auth/orders/{id}', { path: ownOrder(id), headers })).status).toBe(404)
  })
})

it('registered products of the address have the end of their warranty', async () => {
  await test.call('POST /api/register-product', { body: registrationInput() })
  await test.call('POST /api/register-product', { body: registrationInput({ email: 'muu@example.fi' }) })
  const { headers } = await signInCustomer(test)
  expect((await test.call('GET /api/auth/registrations', { headers })).answer).toEqual([
    {
      id: expect.any(String),
      productModel: 'Ark PRO 2400W',
      serialNumber: 'APX-2400-000123',
      purchaseDate: '2026-06-01',
      retailer: 'Venetarvike Oy',
      warrantyEnd: '2028-06-01',
      passport: null,
      created_at: test.clock.now.toISOString(),
    },
  ])
})

describe('deleting the account', () => {
  const remove = (headers: Record<string, string>, body: unknown = password) =>
    test.call('DELETE /api/auth/me', { body, headers })

  it('asks for the password', async () => {
    const { headers } = await signInCustomer(test)
    for (const body of [{ password: 'väärä' }, { password: '' }, {}])
      expect((await test.fail('DELETE /api/auth/me', { body, headers })).status).toBe(422)
    expect((await test.call('GET /api/auth/me', { headers })).status).toBe(200)
  })

  it('is told to a verified address, and to no other', async () => {
    const mails = async () =>
      (await test.deps.db.selectFrom('outbox').select(['kind', 'recipient']).execute()).filter(
        ({ kind }) => kind === 'account-deleted',
      )
    await remove((await signInCustomer(test, { verified: false })).headers)
    expect(await mails()).toEqual([])
    await remove((await signInCustomer(test)).headers)
    expect(await mails()).toEqual([{ kind: 'account-deleted', recipient: EMAIL }])
  })

  it('ends its sessions, frees the address and takes the cookies back', async () => {
    const customer = await signInCustomer(test)
    const { status, headers } = await remove(customer.headers)
    expect(status).toBe(204)
    expect(headers.getSetCookie()).toHaveLength(2)
    expect((await test.fail('GET /api/auth/me', { headers: customer.headers })).status).toBe(401)
    const { db } = test.deps
    for (const table of ['customer_users', 'customer_sessions', 'customer_devices', 'email_tokens'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  it('takes the person out of delivered orders and keeps what bookkeeping needs', async () => {
    const message = contactInput({ email: EMAIL })
    await test.call('POST /api/contact', { body: message })
    const contact = (await test.call('GET /api/admin/contact-messages')).answer[0]
    const body = orderInput({ customer_email: EMAIL, note: 'Ovikoodi 1234', contact_message_id: contact?.id })
    const before = (await test.call('POST /api/admin/orders', { body })).answer
    await setStatus(before.id, 'delivered')
    const other = await order('muu@example.fi')
    await remove((await signInCustomer(test)).headers)

    const after = await adminOrder(before.id)
    expect(after).toMatchObject({
      customer_name: 'Poistettu asiakas',
      customer_email: '',
      customer_phone: null,
      shipping_address: '',
      shipping_postcode: before.shipping_postcode,
      shipping_city: before.shipping_city,
      note: null,
      contact_message_id: null,
      total_amount: before.total_amount,
      items: before.items,
      created_at: before.created_at,
      events: [{ to_status: 'pending' }, { to_status: 'delivered' }],
    })
    const stored = await test.deps.db.selectFrom('orders').selectAll().where('id', '=', before.id).execute()
    expect(JSON.stringify(stored)).not.toMatch(/meikäläinen|korhonen|satamakatu|040 123|ovikoodi/i)
    expect((await adminOrder(other.id)).customer_name).toBe('Matti Meikäläinen')
    await setStatus(before.id, 'cancelled')
    expect(await test.deps.db.selectFrom('outbox').select('id').where('recipient', '=', '').execute()).toEqual([])
  })

  it('leaves an order that is on its way deliverable, and forgets the person when it is there', async () => {
    const { id } = await order()
    await remove((await signInCustomer(test)).headers)
    await passTime(test)
    expect((await adminOrder(id)).customer_email).toBe(EMAIL)
    await setStatus(id, 'delivered')
    await passTime(test)
    expect((await adminOrder(id)).customer_email).toBe('')
    await passTime(test)
    expect((await adminOrder(id)).customer_name).toBe('Poistettu asiakas')
  })

  it('touches no orders while the address is not verified', async () => {
    const { id } = await order()
    await setStatus(id, 'delivered')
    await remove((await signInCustomer(test, { verified: false })).headers)
    expect((await adminOrder(id)).customer_email).toBe(EMAIL)
  })

  it('leaves reviews that are shown without the person, and registrations and messages for their own time', async () => {
    const { id, headers } = await signInCustomer(test)
    await test.call('POST /api/register-product', { body: registrationInput() })
    await test.call('POST /api/contact', { body: contactInput({ email: EMAIL }) })
    const review = { product_id: '1', rating: 5, title: 'Hyvä', comment: null, verified_purchase: true }
    const rest = { answer: null, answered_at: null, edited_at: null, search_text: 'hyvä', created_at: '2026-11-01' }
    const shown = { ...review, ...rest, id: 'r', user_id: id, hidden_at: null, hidden_reason: null }
    const hidden = { ...shown, id: 'h', product_id: '2', hidden_at: '2026-11-02', hidden_reason: 'Nimi' }
    await test.deps.db.insertInto('product_reviews').values([shown, hidden]).execute()
    await remove(headers)
    const reviews = await test.deps.db.selectFrom('product_reviews').select(['id', 'user_id']).execute()
    expect(reviews).toEqual([{ id: 'r', user_id: null }])
    expect((await test.call('GET /api/admin/registrations')).answer).toHaveLength(1)
    expect((await test.call('GET /api/admin/contact-messages')).answer).toHaveLength(1)
  })
})

describe('time', () => {
  const left = async () =>
    (await test.deps.db.selectFrom('customer_users').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    )

  it('deletes accounts that nobody verified in a week', async () => {
    await signInCustomer(test, { email: 'a@example.fi', verified: false })
    await signInCustomer(test, { email: 'b@example.fi' })
    wait(6 * DAY_MS)
    await signInCustomer(test, { email: 'c@example.fi', verified: false })
    await passTime(test)
    expect(await left()).toEqual(['a@example.fi', 'b@example.fi', 'c@example.fi'])
    wait(DAY_MS + 1)
    await passTime(test)
    expect(await left()).toEqual(['b@example.fi', 'c@example.fi'])
  })

  it('deletes accounts that nobody has used for 36 months, and sessions that have run out', async () => {
    const unused = await signInCustomer(test, { email: 'a@example.fi' })
    const used = await signInCustomer(test, { email: 'b@example.fi' })
    wait(20 * DAY_MS)
    await test.call('GET /api/auth/me', { headers: used.headers })
    wait(36 * 30.5 * DAY_MS - 10 * DAY_MS)
    await passTime(test)
    expect(await left()).toEqual(['b@example.fi'])
    expect(await test.deps.db.selectFrom('customer_sessions').select('id').execute()).toEqual([])
    expect(unused.id).not.toBe(used.id)
  })

  it('takes with an unused account what nobody else could see, and leaves orders for bookkeeping', async () => {
    const { id } = await order()
    await setStatus(id, 'delivered')
    const customer = await signInCustomer(test)
    const review = { product_id: '1', rating: 1, title: null, comment: 'Soita 040 123 4567', verified_purchase: true }
    const hidden = { hidden_at: '2026-11-02', hidden_reason: 'Puhelinnumero', created_at: '2026-11-01' }
    const rest = { answer: null, answered_at: null, edited_at: null, search_text: '' }
    await test.deps.db
      .insertInto('product_reviews')
      .values({ ...review, ...hidden, ...rest, id: 'h', user_id: customer.id })
      .execute()
    wait(37 * 31 * DAY_MS)
    await passTime(test)
    expect(await left()).toEqual([])
    expect(await test.deps.db.selectFrom('product_reviews').select('id').execute()).toEqual([])
    const orders = await test.deps.db.selectFrom('orders').select(['id', 'customer_email']).execute()
    expect(orders).toEqual([{ id, customer_email: EMAIL }])
  })
})
