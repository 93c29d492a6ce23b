import type { ErasurePart, PrivacyRequest } from '@arkpax/schema/privacy-requests'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput, orderInput, registrationInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { passTime } from '../../../test/pass-time.ts'
import { signInCustomer } from '../../../test/sign-in-customer.ts'

const AINO = 'aino.korhonen@example.fi'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-22T10:00:00Z')
})

const order = async (customer_email = AINO) =>
  (await test.call('POST /api/admin/orders', { body: orderInput({ customer_email }) })).answer
const deliver = (id: string) =>
  test.call('PUT /api/admin/orders/{id}/status', {
    path: `/api/admin/orders/${id}/status`,
    body: { status: 'delivered' },
  })
const answer = async () => {
  const [message] = (await test.call('GET /api/admin/contact-messages')).answer
  const path = `/api/admin/contact-messages/${message?.id}`
  await test.call('PUT /api/admin/contact-messages/{id}', { path, body: { status: 'resolved' } })
}
const note = async (email = AINO) => {
  const found = `/api/admin/customers/of-address?email=${email}`
  const { id } = (await test.call('GET /api/admin/customers/of-address', { path: found })).answer
  const path = `/api/admin/customers/${id}/notes`
  await test.call('POST /api/admin/customers/{id}/notes', { path, body: { text: 'Haluaa puhelun.' } })
}

async function ask(kind = 'erase', identity: string | null = 'mailbox'): Promise<PrivacyRequest> {
  const body = { kind, email: AINO, channel: 'email', received_on: '2026-11-20' }
  const { answer: request } = await test.call('POST /api/admin/privacy-requests', { body })
  const path = `/api/admin/privacy-requests/${request.id}`
  return identity
    ? (await test.call('PUT /api/admin/privacy-requests/{id}', { path, body: { identity } })).answer
    : request
}
const preview = async ({ id }: PrivacyRequest): Promise<ErasurePart[]> => {
  const path = `/api/admin/privacy-requests/${id}/erasure`
  return (await test.call('GET /api/admin/privacy-requests/{id}/erasure', { path })).answer.parts
}
const erase = ({ id }: PrivacyRequest, body: object = { email: AINO, notify: true }) =>
  test.call('POST /api/admin/privacy-requests/{id}/erasure', {
    path: `/api/admin/privacy-requests/${id}/erasure`,
    body,
  })
const download = async ({ id }: PrivacyRequest) => {
  const answered = await test.app.request(`/api/admin/privacy-requests/${id}/export`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${test.token}` },
  })
  return { answered, data: z.record(z.string(), z.unknown()).parse(await answered.json()) }
}

const mailKinds = async () => (await test.deps.db.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind)

/** A person without an account of whom the shop has something of every kind. */
async function knownToAll() {
  const open = await order()
  const closed = await order()
  await deliver(closed.id)
  await test.call('POST /api/contact', { body: contactInput() })
  await answer()
  await test.call('POST /api/contact', { body: contactInput({ subject: 'Uusi asia' }) })
  await test.call('POST /api/register-product', { body: registrationInput() })
  await test.call('POST /api/newsletter/subscribe', { body: { email: AINO } })
  await note()
  return { open, closed }
}

/** Where in the whole database an address still stands. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = [
    'orders',
    'contact_messages',
    'product_registrations',
    'newsletter_subscriptions',
    'customers',
  ] as const
  const more = [
    'customer_notes',
    'customer_users',
    'privacy_requests',
    'outbox',
    'audit_log',
    'product_reviews',
  ] as const
  const found: string[] = []
  for (const table of [...tables, ...more])
    if (JSON.stringify(await test.deps.db.selectFrom(table).selectAll().execute()).includes(text)) found.push(table)
  return found
}

describe('what is stored about an address', () => {
  it('is given as the file that a customer gets, also without an account, and tells what is left out', async () => {
    const { open } = await knownToAll()
    await order('muu@example.fi')
    const { answered, data } = await download(await ask('access'))
    expect(answered.headers.get('content-disposition')).toBe(
      'attachment; filename="arkpax-henkilotiedot_2026-11-22.json"',
    )
    expect(data).toMatchObject({
      email: AINO,
      orders: expect.arrayContaining([expect.objectContaining({ id: open.id })]),
      contact_messages: [{ subject: 'Toimitusaika' }, { subject: 'Uusi asia' }],
      registrations: [{ serial_number: 'APX-2400-000123' }],
      newsletter: [{ email: AINO }],
      customer_card: [{ notes: [{ text: 'Haluaa puhelun.' }] }],
      privacy_requests: [{ kind: 'access' }],
    })
    expect(JSON.stringify(data.left_out)).toContain('Osoitteella ei ole vahvistettua tiliä')
    expect(JSON.stringify(data)).not.toMatch(/muu@example|Omistaja|email_hash|search_text/)
  })

  it('has the account of whoever verified the address, and no other', async () => {
    const { id } = await signInCustomer(test)
    await signInCustomer(test, { verified: false, first_name: 'Valehtelija' })
    const { data } = await download(await ask('access'))
    expect(data.account).toMatchObject({ id, first_name: 'Aino' })
    expect(JSON.stringify(data)).not.toMatch(/Valehtelija|argon2id/)
  })

  it('is given to nobody before it is known who asks', async () => {
    const { answered, data } = await download(await ask('access', null))
    expect([answered.status, data.code]).toEqual([409, 'identity_unchecked'])
  })
})

describe('the erasure of an address', () => {
  it('tells beforehand what goes, what stays and until when', async () => {
    await knownToAll()
    expect(await preview(await ask())).toEqual([
      { kind: 'closed-orders', count: 1, effect: 'anonymised', until: '2032-12-31' },
      { kind: 'open-orders', count: 1, effect: 'kept', until: null },
      { kind: 'registrations', count: 1, effect: 'kept', until: '2031-06-01' },
      { kind: 'done-messages', count: 1, effect: 'deleted', until: null },
      { kind: 'open-messages', count: 1, effect: 'kept', until: null },
      { kind: 'newsletter', count: 1, effect: 'deleted', until: null },
      { kind: 'notes', count: 1, effect: 'deleted', until: null },
      { kind: 'mails', count: expect.any(Number), effect: 'kept', until: '2027-02-20' },
    ])
  })

  it('shows the mail that tells of it as it will leave', async () => {
    const request = await ask()
    const path = `/api/admin/privacy-requests/${request.id}/erasure`
    const { answer } = await test.call('GET /api/admin/privacy-requests/{id}/erasure', { path })
    await erase(request)
    const [left] = await leavingMail(test)
    expect(answer.mail).toEqual({ subject: left?.subject, text: left?.text })
  })

  it('leaves of a person without an account what the law asks for, and a line that names nobody', async () => {
    const { open, closed } = await knownToAll()
    const request = await ask()
    const body = { email: AINO, notify: true, open_messages_reason: 'Odottaa vielä vastausta.' }
    const { answer: done } = await erase(request, body)
    expect(done).toMatchObject({
      ...{ state: 'done', email: null, kind: 'erase', outcome: 'Odottaa vielä vastausta.' },
      erased_at: test.clock.now.toISOString(),
      left: [
        { kind: 'closed-orders', count: 1, effect: 'anonymised', until: '2032-12-31' },
        { kind: 'open-orders', count: 1, effect: 'kept' },
        { kind: 'registrations', count: 1, effect: 'kept' },
        { kind: 'open-messages', count: 1, effect: 'kept' },
        { kind: 'mails', effect: 'kept' },
      ],
    })
    expect((await preview(await ask())).filter(({ effect }) => effect !== 'kept')).toEqual([])
    expect(await tablesWith('Haluaa puhelun')).toEqual([])
    const orders = (await test.call('GET /api/admin/orders')).answer
    expect(orders.find(({ id }) => id === closed.id)).toMatchObject({
      customer_name: 'Poistettu asiakas',
      customer_email: '',
    })
    expect(orders.find(({ id }) => id === open.id)).toMatchObject({ customer_email: AINO })

    await deliver(open.id)
    await passTime(test)
    expect(await tablesWith('Meikäläinen')).toEqual([])
    const mine = (await list(AINO)).map(({ id, email }) => ({ id, email }))
    expect(mine).toContainEqual({ id: request.id, email: null })
  })

  it('stays open while a message waits for an answer, and ends when the rest has gone', async () => {
    await knownToAll()
    const request = await ask()
    const { answer: partly } = await erase(request)
    expect(partly).toMatchObject({ state: 'open', email: AINO, closed_at: null })
    expect(partly.left.map(({ kind }) => kind)).toContain('open-messages')
    expect((await preview(request)).filter(({ effect }) => effect === 'deleted')).toEqual([])
    expect(await mailKinds()).not.toContain('data-erased')

    await answer()
    const { answer: done } = await erase(request)
    expect(done).toMatchObject({ state: 'done', email: null, outcome: null })
    expect(done.left.map(({ kind }) => kind)).toEqual(expect.not.arrayContaining(['open-messages', 'done-messages']))
    expect(done.left).toContainEqual({ kind: 'closed-orders', count: 1, effect: 'anonymised', until: '2032-12-31' })
    expect(await test.deps.db.selectFrom('contact_messages').select('id').execute()).toEqual([])
    expect(await mailKinds()).toContain('data-erased')
  })

  it('counts a message that was merged with the one it is a part of', async () => {
    await test.call('POST /api/contact', { body: contactInput() })
    await test.call('POST /api/contact', { body: contactInput({ subject: 'Uusi asia' }) })
    const [main, part] = (await test.call('GET /api/admin/contact-messages')).answer
    const path = `/api/admin/contact-messages/${main?.id}/merge`
    await test.call('POST /api/admin/contact-messages/{id}/merge', { path, body: { ids: [part?.id] } })
    await answer()
    await test.deps.db
      .updateTable('contact_messages')
      .set({ status: 'new' })
      .where('id', '=', part?.id ?? '')
      .execute()
    expect((await erase(await ask())).answer).toMatchObject({ state: 'done', left: [{ kind: 'mails' }] })
    expect(await test.deps.db.selectFrom('contact_messages').select('id').execute()).toEqual([])
  })

  it('takes an account with its reviews, shown ones too, and its conversations', async () => {
    const { id } = await order()
    await deliver(id)
    const { headers } = await signInCustomer(test)
    const body = { product_id: '1', rating: 4, title: 'Hyvä', comment: 'Toimii' }
    await test.call('POST /api/auth/reviews', { body, headers })
    const request = await ask()
    expect((await preview(request)).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['account', 'reviews']))
    await erase(request)
    expect(await test.deps.db.selectFrom('product_reviews').selectAll().execute()).toEqual([])
    expect(await test.deps.db.selectFrom('customer_users').selectAll().execute()).toEqual([])
    const [product] = (await test.call('GET /api/products')).answer
    expect(product?.rating ?? null).toBeNull()
  })

  it('is confirmed by mail, or kept quiet', async () => {
    await erase(await ask(), { email: AINO, notify: false })
    expect(await mailKinds()).toEqual([])
    await erase(await ask())
    expect(await mailKinds()).toEqual(['data-erased'])
    expect((await leavingMail(test))[0]?.text).toContain('poistimme pyynnöstäsi henkilötiedot')
  })

  it('asks for the address once more, and for who asked', async () => {
    await knownToAll()
    const request = await ask()
    const key = 'POST /api/admin/privacy-requests/{id}/erasure'
    const path = `/api/admin/privacy-requests/${request.id}/erasure`
    const wrong = await test.fail(key, { path, body: { email: 'muu@example.fi', notify: true } })
    expect(wrong.problem.errors).toEqual([{ path: 'email', detail: 'Osoite ei ole sama kuin pyynnössä' }])
    const unchecked = await ask('erase', null)
    const body = { email: AINO, notify: true }
    const early = await test.fail(key, { path: `/api/admin/privacy-requests/${unchecked.id}/erasure`, body })
    expect(early.problem.code).toBe('identity_unchecked')
    expect(await tablesWith('Haluaa puhelun')).toEqual(['customer_notes'])
  })

  it('does nothing by half: a failure leaves everything, and the request open', async () => {
    await knownToAll()
    const request = await ask()
    const path = `/api/admin/privacy-requests/${request.id}/erasure`
    const stale = { path, body: { email: AINO, notify: true }, headers: { 'If-Match': '"1"' } }
    expect((await test.fail('POST /api/admin/privacy-requests/{id}/erasure', stale)).status).toBe(412)
    expect(await tablesWith('Haluaa puhelun')).toEqual(['customer_notes'])
    expect((await list(AINO))[0]).toMatchObject({ state: 'open', email: AINO })
  })

  it('splits the addresses that were merged into it, which keep what is theirs', async () => {
    await order()
    await order('muu@example.fi')
    await note('muu@example.fi')
    const customers = (await test.call('GET /api/admin/customers')).answer
    const idOf = (email: string) => customers.find((one) => one.email === email)?.id ?? ''
    const path = `/api/admin/customers/${idOf(AINO)}/merge`
    await test.call('POST /api/admin/customers/{id}/merge', { path, body: { other_id: idOf('muu@example.fi') } })
    await erase(await ask())
    const after = (await test.call('GET /api/admin/customers')).answer
    expect(after.map(({ email, orders }) => ({ email, orders }))).toEqual(
      expect.arrayContaining([
        { email: 'muu@example.fi', orders: 1 },
        { email: AINO, orders: 1 },
      ]),
    )
    expect(await tablesWith('Haluaa puhelun')).toEqual(['customer_notes'])
  })
})

const list = async (email: string) =>
  (await test.call('GET /api/admin/privacy-requests', { path: `/api/admin/privacy-requests?state=all&email=${email}` }))
    .answer
