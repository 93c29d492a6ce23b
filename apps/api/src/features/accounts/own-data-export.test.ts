import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput, orderInput, registrationInput } from '../../../test/factories.ts'
import { CUSTOMER_PASSWORD, signInCustomer } from '../../../test/sign-in-customer.ts'

const EMAIL = 'aino.korhonen@example.fi'
const password = { password: CUSTOMER_PASSWORD }

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const order = async (customer_email = EMAIL) =>
  (await test.call('POST /api/admin/orders', { body: orderInput({ customer_email }) })).answer

describe('the download of one’s data', () => {
  const download = async (headers: Record<string, string>) => {
    const answered = await test.app.request('/api/auth/export', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(password),
    })
    return { headers: answered.headers, data: z.record(z.string(), z.unknown()).parse(await answered.json()) }
  }

  it('is a file with everything that hangs on the account and its address', async () => {
    const { id } = await order()
    await order('muu@example.fi')
    await test.call('POST /api/register-product', { body: registrationInput() })
    await test.call('POST /api/contact', { body: contactInput({ email: 'muu@example.fi' }) })
    await test.call('POST /api/newsletter/subscribe', { body: { email: EMAIL } })
    await test.call('POST /api/admin/newsletters/unsubscribe', { body: { email: EMAIL } })
    await test.call('POST /api/admin/newsletters/resubscribe', {
      body: { email: EMAIL, reason: 'Pyysi itse puhelimessa' },
    })
    const customer = await signInCustomer(test, { phone: '040 123 4567' })
    const { headers, data } = await download(customer.headers)
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="arkpax-omat-tiedot_\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(data).toMatchObject({
      account: { id: customer.id, email: EMAIL, first_name: 'Aino', phone: '040 123 4567' },
      sessions: [{ user_agent: 'Testiselain' }],
      orders: [{ id, total_amount: 3350, items: [{ quantity: 1, price: 3350 }], events: [{ status: 'pending' }] }],
      registrations: [{ serial_number: 'APX-2400-000123' }],
      newsletter: [
        { email: EMAIL, is_active: true, unsubscribed_at: null, resubscribe_reason: 'Pyysi itse puhelimessa' },
      ],
      contact_messages: [],
      incoming_mails: [],
      chat_messages: [],
      reviews: [],
    })
    expect(JSON.stringify(data)).not.toMatch(/argon2id|token|search_text|muu@example/)
  })

  it('has orders whose lines, deliveries and discounts add up to what they cost', async () => {
    const body = orderInput({
      customer_email: EMAIL,
      note: 'Soittaa aina iltaisin',
      items: [{ product_id: '1', quantity: 1, price: 3000, discount: 100 }],
      charges: [{ kind: 'delivery', name: 'Rahti', quantity: 1, price: 49, discount: 9 }],
    })
    await test.call('POST /api/admin/orders', { body })
    const { data } = await download((await signInCustomer(test)).headers)
    expect(data.orders).toMatchObject([
      {
        ...{ total_amount: 2940, payment_method: null, einvoice_operator: null, paid_amount: 0 },
        items: [{ product_name: 'Ark PRO 2400 W', quantity: 1, price: 3000, discount: 100, vat_percent: 25.5 }],
        charges: [{ kind: 'delivery', name: 'Rahti', quantity: 1, price: 49, discount: 9 }],
      },
    ])
    expect(JSON.stringify(data)).not.toContain('iltaisin')
  })

  it('has reviews with what was decided and answered about them', async () => {
    const { id } = await order()
    const path = `/api/admin/orders/${id}/status`
    await test.call('PUT /api/admin/orders/{id}/status', { path, body: { status: 'delivered' } })
    const { headers } = await signInCustomer(test)
    const written = { product_id: '1', rating: 2, title: 'Huono', comment: 'Soita 040 123 4567' }
    const review = (await test.call('POST /api/auth/reviews', { body: written, headers })).answer
    const own = `/api/auth/reviews/${review.id}`
    await test.call('PUT /api/auth/reviews/{id}', { path: own, body: { ...written, rating: 3 }, headers })
    const decided = { hidden: true, hidden_reason: 'Puhelinnumero', answer: 'Pahoittelut!' }
    await test.call('PUT /api/admin/reviews/{id}', { path: `/api/admin/reviews/${review.id}`, body: decided })
    const now = test.clock.now.toISOString()
    const { data } = await download(headers)
    expect(data.reviews).toEqual([
      {
        id: review.id,
        ...written,
        product_name: 'Ark PRO 2400 W',
        rating: 3,
        verified_purchase: true,
        hidden_at: now,
        hidden_reason: 'Puhelinnumero',
        answer: 'Pahoittelut!',
        answered_at: now,
        edited_at: now,
        created_at: now,
      },
    ])
  })

  it('has conversations with the assistant, and messages with the conversation handed over and the answers mailed', async () => {
    const { headers } = await signInCustomer(test)
    const asked = async (message: string, session_id?: string, as = {}) =>
      (await test.call('POST /api/chat', { body: { message, session_id }, headers: as })).answer.session_id
    await asked('Toisen kysymys')
    const session = await asked('Ennen kirjautumista')
    await asked('Kirjautumisen jälkeen', session, headers)
    const body = contactInput({ email: EMAIL, chat_session_id: session })
    await test.call('POST /api/contact', { body })
    const [message] = (await test.call('GET /api/admin/contact-messages')).answer
    const path = `/api/admin/contact-messages/${message?.id}/replies`
    await test.call('POST /api/admin/contact-messages/{id}/replies', { path, body: { message: 'Kolme päivää.' } })

    const { data } = await download(headers)
    const asks = [
      { message: 'Ennen kirjautumista', is_bot: false },
      { message: 'Kirjautumisen jälkeen', is_bot: false },
    ]
    const conversation = [asks[0], { is_bot: true }, asks[1], { is_bot: true }]
    expect(data.chat_messages).toMatchObject(conversation)
    expect(data.contact_messages).toMatchObject([
      { subject: 'Toimitusaika', status: 'replied', conversation, replies: [{ message: 'Kolme päivää.' }] },
    ])
    expect(JSON.stringify(data)).not.toContain('Toisen kysymys')
  })

  it('leaves out what hangs on an address that is not verified', async () => {
    await order()
    const { headers } = await signInCustomer(test, { verified: false })
    const { data } = await download(headers)
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['account', 'sessions', 'reviews']))
    for (const name of ['orders', 'registrations', 'contact_messages', 'newsletter'])
      expect(Object.keys(data)).not.toContain(name)
  })

  it('asks for the password', async () => {
    const { headers } = await signInCustomer(test)
    const { status, problem } = await test.fail('POST /api/auth/export', { body: { password: 'väärä' }, headers })
    expect(status).toBe(422)
    expect(problem.errors).toEqual([{ path: 'password', detail: 'Väärä salasana' }])
  })
})
