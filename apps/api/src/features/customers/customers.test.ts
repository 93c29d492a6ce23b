import type { CustomerRow } from '@arkpax/schema/customers'
import { permissions } from '@arkpax/schema/permissions'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput, orderInput, registrationInput } from '../../../test/factories.ts'
import { signInCustomer } from '../../../test/sign-in-customer.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { insertQuestion } from '../chat/chat.repo.ts'

const AINO = 'aino.korhonen@example.fi'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const order = async (customer_email: string, more = {}) =>
  (await test.call('POST /api/admin/orders', { body: orderInput({ customer_email, ...more }) })).answer
const write = (email: string, name = 'Aino Korhonen') =>
  test.call('POST /api/contact', { body: contactInput({ email, name }) })
const list = async (query = ''): Promise<CustomerRow[]> =>
  (await test.call('GET /api/admin/customers', { path: `/api/admin/customers${query}` })).answer
const emails = async (query = '') => (await list(query)).map(({ email }) => email)
const cancel = (id: string) =>
  test.call('PUT /api/admin/orders/{id}/status', {
    path: `/api/admin/orders/${id}/status`,
    body: { status: 'cancelled' },
  })
const idOf = async (email: string) =>
  (await test.call('GET /api/admin/customers/of-address', { path: `/api/admin/customers/of-address?email=${email}` }))
    .answer.id
const read = async (email: string) =>
  (await test.call('GET /api/admin/customers/{id}', { path: `/api/admin/customers/${await idOf(email)}` })).answer
const change = async (email: string, body: object, headers = {}) =>
  test.call('PUT /api/admin/customers/{id}', { path: `/api/admin/customers/${await idOf(email)}`, body, headers })
const kept = { display_name: null, company: null, business_id: null, phone: null, tags: [] }

describe('the list of customers', () => {
  it('has everyone who ordered, wrote, registered a product or verified an account, whoever was heard of last first', async () => {
    await signInCustomer(test, { email: 'tili@example.fi' })
    await signInCustomer(test, { email: 'vain-vaite@example.fi', verified: false })
    test.clock.now = new Date(test.clock.now.getTime() + 1_000)
    await test.call('POST /api/register-product', { body: registrationInput({ email: 'takuu@example.fi' }) })
    test.clock.now = new Date(test.clock.now.getTime() + 1_000)
    await write('Kysyja@Example.fi')
    test.clock.now = new Date(test.clock.now.getTime() + 1_000)
    await order('ostaja@example.fi')
    expect(await emails()).toEqual(['ostaja@example.fi', 'kysyja@example.fi', 'takuu@example.fi', 'tili@example.fi'])
  })

  it('tells orders and what was bought without the cancelled ones, and follows each change at once', async () => {
    await order(AINO)
    const { id } = await order(AINO, { items: [{ product_id: '2', quantity: 2 }] })
    const [before] = await list()
    expect(before).toMatchObject({ name: 'Matti Meikäläinen', phone: '040 123 4567', orders: 2 })
    expect(before?.bought).toBeGreaterThan(3350)
    await cancel(id)
    expect(await list()).toMatchObject([{ orders: 2, bought: 3350 }])
  })

  it('tells the company of the last order, unless staff have named another', async () => {
    const company = { company: 'Saariston Venevuokraus Ky', business_id: '2345671-3' }
    const { id } = await order(AINO, { ...company, customer_name: 'Camilla Holm' })
    const told = { name: 'Camilla Holm', company: 'Saariston Venevuokraus Ky' }
    expect(await list('?q=venevuokraus')).toMatchObject([told])
    expect(await list('?q=camilla')).toMatchObject([told])
    const { db } = test.deps
    await db.updateTable('orders').set({ company: 'Toinen Ky' }).where('id', '=', id).execute()
    expect(await list()).toMatchObject([{ company: 'Toinen Ky' }])
    await change(AINO, { ...kept, company: 'Venevuokra Oy' })
    expect(await list()).toMatchObject([{ company: 'Venevuokra Oy' }])
  })

  it('finds a name, an address, a company, a phone number with and without spaces, and the number of an order', async () => {
    const { id, number } = await order(AINO, { customer_name: 'ÅKE Öhman', customer_phone: '+358 40 765 4321' })
    await order('muu@example.fi')
    await change(AINO, { ...kept, company: 'Venevuokra Oy', business_id: '2345671-3' })
    for (const q of [
      'åke öhm',
      'AINO.korh',
      'venevuokra',
      '0407654321',
      '040 765 43',
      '+358407654321',
      '23456713',
      `${number}`,
      `#${number}`,
      id,
      id.slice(0, 8),
    ])
      expect([q, await emails(`?q=${encodeURIComponent(q)}`)]).toEqual([q, [AINO]])
    expect(await emails('?q=ei-ole')).toEqual([])
  })

  it('is sorted by what they bought, a page at a time, and chosen by a tag', async () => {
    await order('vahan@example.fi', { items: [{ product_id: '4', quantity: 1 }] })
    await order('paljon@example.fi', { items: [{ product_id: '1', quantity: 3 }] })
    await write('ei-mitaan@example.fi')
    const first = await test.call('GET /api/admin/customers', { path: '/api/admin/customers?sort=-bought&limit=2' })
    expect(first.answer.map(({ email }) => email)).toEqual(['paljon@example.fi', 'vahan@example.fi'])
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    expect(await emails(new URL(next, 'http://any').search)).toEqual(['ei-mitaan@example.fi'])

    await change('vahan@example.fi', { ...kept, tags: ['Jälleenmyyjä', 'jälleenmyyjä', 'VENE'] })
    expect(await emails('?tag=j%C3%A4lleenmyyj%C3%A4')).toEqual(['vahan@example.fi'])
    expect((await test.call('GET /api/admin/customers/tags')).answer.tags).toEqual([
      { tag: 'jälleenmyyjä', customers: 1 },
      { tag: 'vene', customers: 1 },
    ])
  })

  it('is turned round, and narrowed to the Finnish days on which they were last heard of', async () => {
    test.clock.now = new Date('2026-03-01T12:00:00Z')
    await write('ennen@example.fi')
    // Past midnight in Finland, still the day before in UTC.
    test.clock.now = new Date('2026-03-01T22:30:00Z')
    await write('jalkeen@example.fi')
    expect(await emails('?sort=latest')).toEqual(['ennen@example.fi', 'jalkeen@example.fi'])
    expect(await emails('?from=2026-03-02')).toEqual(['jalkeen@example.fi'])
    expect(await emails('?to=2026-03-01')).toEqual(['ennen@example.fi'])
    const wrong = { path: '/api/admin/customers?from=2026-03-02&to=2026-03-01' }
    expect((await test.fail('GET /api/admin/customers', wrong)).problem.errors?.[0]?.path).toBe('from')
  })

  it('refuses a cursor that is none of its own', async () => {
    for (const cursor of ['x', Buffer.from('["abc","d"]').toString('base64url')]) {
      const path = `/api/admin/customers?sort=-bought&cursor=${cursor}`
      expect((await test.fail('GET /api/admin/customers', { path })).status).toBe(422)
    }
  })

  it('can be taken as a table', async () => {
    await order(AINO, { customer_name: '=1+1' })
    const { answer } = await test.call('GET /api/admin/customers/export')
    expect(answer).toMatch(/Nimi;Yritys;Sähköposti;.*\r\n'=1\+1;;aino\.korhonen@example\.fi;040 123 4567;;1;3350;/)
  })

  it('forgets whoever has nothing left', async () => {
    await write(AINO)
    expect(await emails()).toEqual([AINO])
    await test.deps.db.deleteFrom('contact_messages').execute()
    expect(await emails()).toEqual([])
  })
})

describe('the page of a customer', () => {
  it('has everything that belongs to the address', async () => {
    const { id } = await order(AINO)
    await order('muu@example.fi')
    await write(AINO)
    await test.call('POST /api/register-product', { body: registrationInput() })
    await test.call('POST /api/newsletter/subscribe', { body: { email: AINO } })
    await test.call('POST /api/stock-alerts', { body: { email: AINO, product_id: '1' } })
    const account = await signInCustomer(test)
    const question = { message: 'Mitä Ark PRO painaa?', isFirst: true }
    await insertQuestion(test.deps.db, { key: 'avain', userId: account.id }, question, test.clock.now)
    const customer = await read(AINO)
    expect(customer).toMatchObject({
      email: AINO,
      orders: 1,
      bought: 3350,
      addresses: [{ email: AINO, account_since: account.created_at }],
      last_delivery: { shipping_address: 'Satamakatu 4 B 12', customer_phone: '040 123 4567' },
      sections: {
        orders: { items: [{ id, total_amount: 3350 }], more: false },
        offers: { items: [], more: false },
        messages: { items: [{ subject: 'Toimitusaika', status: 'new' }] },
        registrations: { items: [{ serialNumber: 'APX-2400-000123' }] },
        reviews: { items: [] },
        chats: { items: [{ first_message: 'Mitä Ark PRO painaa?' }] },
        newsletter: [{ is_active: true }],
        stock_alerts: [{ product_id: '1', confirmed_at: null, told_at: null }],
      },
    })
    expect(customer.sections.mails?.items.map(({ kind }) => kind)).toContain('order-confirmation')
  })

  it('leaves out what the role may not see', async () => {
    await write(AINO)
    await test.call('POST /api/newsletter/subscribe', { body: { email: AINO } })
    const sales = await signInStaff(test, 'sales')
    const path = `/api/admin/customers/${await idOf(AINO)}`
    const { answer } = await test.call('GET /api/admin/customers/{id}', {
      path,
      headers: sales.headers,
      asAdmin: false,
    })
    expect(answer.sections.newsletter).toBeNull()
    expect(answer.sections.messages?.items).toHaveLength(1)
  })

  it('is not there for an address that nobody has', async () => {
    expect(await idOf('tuntematon@example.fi')).toBeNull()
    expect((await test.fail('GET /api/admin/customers/{id}', { path: '/api/admin/customers/ei-ole' })).status).toBe(404)
  })

  it('shows the sums of orders only to roles that may read orders', () => {
    expect(permissions['orders.read']).toEqual(expect.arrayContaining([...permissions['customers.read']]))
  })
})

describe('what staff keep of a customer', () => {
  it('stands before what was found, and is written over only by whoever has seen it', async () => {
    await order(AINO)
    const { version } = await read(AINO)
    const seen = { 'If-Match': `"${version}"` }
    const body = { ...kept, display_name: 'Aino K.', phone: '09 1234', tags: ['vip'] }
    expect((await change(AINO, body, seen)).answer).toMatchObject({ name: 'Aino K.', phone: '09 1234', tags: ['vip'] })
    const path = `/api/admin/customers/${await idOf(AINO)}`
    const late = await test.fail('PUT /api/admin/customers/{id}', { path, body: kept, headers: seen })
    expect([late.status, late.problem.current]).toEqual([412, expect.objectContaining({ display_name: 'Aino K.' })])
    expect((await change(AINO, kept)).answer).toMatchObject({ name: 'Matti Meikäläinen', tags: [] })
  })

  it('has a business id that may exist', async () => {
    await order(AINO)
    const path = `/api/admin/customers/${await idOf(AINO)}`
    const body = { ...kept, business_id: '1234567-8' }
    const { problem } = await test.fail('PUT /api/admin/customers/{id}', { path, body })
    expect(problem.errors).toEqual([{ path: 'business_id', detail: 'Tarkista Y-tunnus, esim. 1234567-1' }])
  })

  it('has notes with their writer and a version', async () => {
    await write(AINO)
    const path = `/api/admin/customers/${await idOf(AINO)}/notes`
    const sales = await signInStaff(test, 'sales', 'Aino Virtanen')
    const { answer: note } = await test.call('POST /api/admin/customers/{id}/notes', {
      ...{ path, body: { text: 'Soittaa mieluummin.' }, headers: sales.headers, asAdmin: false },
    })
    expect(note).toMatchObject({ author: 'Aino Virtanen', email: AINO, version: 1 })
    const own = `/api/admin/customer-notes/${note.id}`
    const mine = { path: own, headers: { 'If-Match': '"1"' } }
    await test.call('PUT /api/admin/customer-notes/{id}', { ...mine, body: { text: 'Vain sähköposti.' } })
    const late = await test.fail('PUT /api/admin/customer-notes/{id}', { ...mine, body: { text: 'Puhelin.' } })
    expect(late.problem).toMatchObject({ status: 412, current: { text: 'Vain sähköposti.', author: 'Omistaja' } })
    await test.call('DELETE /api/admin/customer-notes/{id}', { path: own })
    expect((await read(AINO)).notes).toEqual([])
  })
})

describe('a customer who is written down by hand', () => {
  const kept = {
    display_name: 'Uusi Asiakas',
    company: 'Venevuokra Oy',
    business_id: null,
    phone: '040 1234567',
    tags: [],
  }
  const add = (more = {}) => ({ body: { ...kept, email: 'Uusi@Example.fi', ...more } })

  it('is in the list with what was written, found by it, and stays', async () => {
    const { answer } = await test.call('POST /api/admin/customers', add())
    expect(answer).toMatchObject({
      email: 'uusi@example.fi',
      name: 'Uusi Asiakas',
      company: 'Venevuokra Oy',
      orders: 0,
    })
    expect(await emails('?q=venevuokra')).toEqual(['uusi@example.fi'])
    await order('uusi@example.fi')
    expect(await list()).toMatchObject([{ id: answer.id, name: 'Uusi Asiakas', orders: 1 }])
  })

  it('needs a name, an address that is nobody’s yet and a business id that can be', async () => {
    await order(AINO)
    const mistakes = async (more: object) =>
      (await test.fail('POST /api/admin/customers', add(more))).problem.errors?.map(({ path }) => path)
    expect(await mistakes({ email: AINO })).toEqual(['email'])
    expect(await mistakes({ display_name: ' ' })).toEqual(['display_name'])
    expect(await mistakes({ business_id: '1234567-8' })).toEqual(['business_id'])
    expect(await emails()).toEqual([AINO])
  })
})
