import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput } from '../../../test/factories.ts'
import { replyDueAt } from './contact.repo.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const send = (overrides = {}) => test.call('POST /api/contact', { body: contactInput(overrides) })
const messages = async (query = '') =>
  (await test.call('GET /api/admin/contact-messages', { path: `/api/admin/contact-messages${query}` })).answer
const newest = async () => (await messages())[0] ?? expect.fail('no messages')
const update = (id: string, body: unknown) =>
  test.call('PUT /api/admin/contact-messages/{id}', { path: `/api/admin/contact-messages/${id}`, body })

describe('a visitor', () => {
  it('sends a message that staff see as new', async () => {
    const { status, answer } = await send({ email: ' Aino.Korhonen@Example.fi ' })
    expect(status).toBe(201)
    expect(answer).toEqual({ success: true })
    expect(await messages()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Aino Korhonen',
        email: 'aino.korhonen@example.fi',
        subject: 'Toimitusaika',
        message: 'Hei!\nKuinka nopeasti Ark PRO ehtii Ouluun?',
        inquiry: null,
        status: 'new',
        admin_notes: null,
        assignee: null,
        snoozed_until: null,
        version: 1,
        waiting_since: test.clock.now.toISOString(),
        reply_due_at: expect.any(String),
        created_at: test.clock.now.toISOString(),
        updated_at: test.clock.now.toISOString(),
      },
    ])
  })

  it('cannot set what belongs to staff', async () => {
    await send({ status: 'resolved', admin_notes: 'x', id: 'mine' })
    expect(await newest()).toMatchObject({ status: 'new', admin_notes: null, id: expect.not.stringMatching('mine') })
  })

  it('sends once when the same form goes out twice under one key', async () => {
    const once = { body: contactInput(), headers: { 'Idempotency-Key': 'key-of-this-form' } }
    await test.call('POST /api/contact', once)
    const { status, headers } = await test.call('POST /api/contact', once)
    expect([status, headers.get('Idempotency-Replayed')]).toEqual([201, 'true'])
    expect(await messages()).toHaveLength(1)
  })

  it.each([
    ['name', { name: '  ' }, 'Nimi on pakollinen'],
    ['name', { name: 7 }, 'Nimi on pakollinen'],
    ['name', { name: 'Aino\nBcc: kaikki@example.fi' }, 'Tekstissä on merkkejä, joita ei voi tallentaa'],
    ['email', { email: undefined }, 'Sähköpostiosoite on pakollinen'],
    ['email', { email: 'aino@' }, 'Virheellinen sähköpostiosoite'],
    ['subject', { subject: '' }, 'Aihe on pakollinen'],
    ['message', { message: '\n\t ' }, 'Viesti on pakollinen'],
    ['message', { message: 'x'.repeat(20_001) }, 'Enintään 20\u00A0000 merkkiä'],
    ['message', { message: 'nolla\u0000' }, 'Tekstissä on merkkejä, joita ei voi tallentaa'],
  ])('is told what is wrong with %s: %j', async (path, wrong, detail) => {
    const { status, problem } = await test.fail('POST /api/contact', { body: { ...contactInput(), ...wrong } })
    expect(status).toBe(422)
    expect(problem.errors).toEqual([{ path, detail }])
    expect(await messages()).toEqual([])
  })

  it('is limited to 20 messages an hour', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    for (let sent = 0; sent < 20; sent++) await send()
    const { status, headers } = await test.fail('POST /api/contact', { body: contactInput() })
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3_500)
  })
})

describe('a visitor without JavaScript', () => {
  const post = (fields: Record<string, string>) =>
    test.app.request('/api/contact', { method: 'POST', body: new URLSearchParams(fields) })
  const typed = { name: 'Aino', email: 'aino@example.fi', subject: 'Hei', message: 'Kysymys' }

  it('gets a page that thanks', async () => {
    const response = await post(typed)
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('<h1>Viesti lähetetty!</h1>')
    expect(page).toContain('Otamme yhteyttä mahdollisimman pian.')
    expect(await newest()).toMatchObject({ ...typed, status: 'new' })
  })

  it('gets the form back with everything that was typed, harmless', async () => {
    const response = await post({
      ...typed,
      name: '"><script>alert(1)</script>',
      email: 'ei osoite',
      message: '</textarea><img src=x onerror=alert(1)>',
    })
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(page).toContain('value="ei osoite"')
    expect(page).toContain('value="Hei"')
    expect(page).toContain('&lt;/textarea&gt;&lt;img src=x onerror=alert(1)&gt;</textarea>')
    expect(page).toContain('id="email-mistake">Virheellinen sähköpostiosoite')
    expect(page).toContain('<label for="message">Viesti *</label>')
    expect(page).toMatch(/<textarea[^>]+rows="6"/)
    expect(page).not.toMatch(/<script|<img/)
    expect(await messages()).toEqual([])
  })

  it('is told how to go on when the limit is full', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    for (let sent = 0; sent < 20; sent++) await post(typed)
    const response = await post(typed)
    const page = await response.text()
    expect(response.status).toBe(429)
    expect(page).toContain('<h1>Virhe viestin lähetyksessä</h1>')
    expect(page).toContain('Yritä uudelleen myöhemmin tai ota yhteyttä suoraan.')
    expect(page).toContain('value="Aino"')
  })
})

describe('staff', () => {
  it('set the status and keep the notes, set the notes and keep the status', async () => {
    await send()
    const { id, created_at } = await newest()
    test.clock.now = new Date(test.clock.now.getTime() + 60_000)
    expect((await update(id, { adminNotes: ' Soitettu.\nOdottaa osaa. ' })).answer).toMatchObject({
      status: 'new',
      admin_notes: 'Soitettu.\nOdottaa osaa.',
      created_at,
      updated_at: test.clock.now.toISOString(),
    })
    for (const status of ['resolved', 'new', 'replied', 'read'] as const) {
      expect((await update(id, { status })).answer).toMatchObject({ status, admin_notes: 'Soitettu.\nOdottaa osaa.' })
    }
    expect((await update(id, { status: 'resolved', adminNotes: '  ' })).answer).toMatchObject({
      status: 'resolved',
      admin_notes: null,
    })
  })

  it.each([{}, { status: 'gone' }, { status: null }, { adminNotes: 7 }, { admin_notes: 'x' }])(
    'cannot change a message with %j',
    async (body) => {
      await send()
      const before = await newest()
      const { status } = await test.fail('PUT /api/admin/contact-messages/{id}', {
        path: `/api/admin/contact-messages/${before.id}`,
        body,
      })
      expect(status).toBe(422)
      expect(await newest()).toEqual(before)
    },
  )

  it('search without regard to case and filter by status', async () => {
    await send({ name: 'Åke Öhman', subject: 'Takuu 100 %' })
    await send({ name: 'Veera', email: 'veera@saaristo.fi', message: 'ÄÄNI kuuluu' })
    const { id } = await newest()
    await update(id, { status: 'replied' })
    const names = async (query: string) => (await messages(query)).map(({ name }) => name)
    expect(await names('?q=öhman')).toEqual(['Åke Öhman'])
    expect(await names(`?q=${encodeURIComponent('100 %')}`)).toEqual(['Åke Öhman'])
    expect(await names('?q=%25')).toEqual(['Åke Öhman'])
    expect(await names('?q=SAARISTO')).toEqual(['Veera'])
    expect(await names('?q=ääni')).toEqual(['Veera'])
    expect(await names('?q=_')).toEqual([])
    expect(await names('?status=replied')).toEqual(['Veera'])
    expect(await names('?status=new&q=veera')).toEqual([])
    expect(await names('?status=waiting')).toEqual(['Åke Öhman'])
    expect(await names('')).toEqual(['Veera', 'Åke Öhman'])
  })

  it('find exactly those whose reply is late, as many as the dashboard counts', async () => {
    const { db } = test.deps
    const received = {
      'Torstaina aamulla': '2026-04-02T05:30:00.000Z',
      'Kiirastorstaina iltapäivällä': '2026-04-02T12:00:00.000Z',
      Pääsiäisenä: '2026-04-05T09:00:00.000Z',
      Vastattu: '2026-03-02T09:00:00.000Z',
      Ratkaistu: '2026-03-02T09:00:00.000Z',
      Luettu: '2026-03-31T09:00:00.000Z',
    }
    for (const [subject, created_at] of Object.entries(received)) {
      await send({ subject })
      await db
        .updateTable('contact_messages')
        .set({ waiting_since: created_at, reply_due_at: await replyDueAt(db, new Date(created_at)) })
        .where('subject', '=', subject)
        .execute()
    }
    const set = (subject: string, status: 'read' | 'replied' | 'resolved') =>
      db.updateTable('contact_messages').set({ status }).where('subject', '=', subject).execute()
    await set('Luettu', 'read')
    await set('Vastattu', 'replied')
    await set('Ratkaistu', 'resolved')

    const lateAt = async (now: string) => {
      test.clock.now = new Date(now)
      const seen = { last_seen_at: now, expires_at: '2999-01-01T00:00:00.000Z' }
      await db.updateTable('admin_sessions').set(seen).execute()
      const { answer } = await test.call('GET /api/admin/dashboard')
      const late = (await messages('?status=late')).map(({ subject }) => subject)
      expect(answer.overdue_messages).toBe(late.length)
      return late
    }
    // Good Friday to Easter Monday the office is closed: it opens on Tuesday at nine.
    expect(await lateAt('2026-04-02T14:00:00.000Z')).toEqual(['Luettu'])
    expect(await lateAt('2026-04-06T12:00:00.000Z')).toEqual(['Luettu', 'Torstaina aamulla'])
    expect(await lateAt('2026-04-07T06:00:00.001Z')).toEqual(['Luettu', 'Torstaina aamulla'])
    expect(await lateAt('2026-04-07T13:00:00.000Z')).toEqual([
      ...['Luettu', 'Torstaina aamulla', 'Kiirastorstaina iltapäivällä'],
    ])
    expect(await lateAt('2026-04-08T06:00:00.001Z')).toEqual([
      ...['Luettu', 'Torstaina aamulla', 'Kiirastorstaina iltapäivällä', 'Pääsiäisenä'],
    ])
  })

  it('page through messages, newest first', async () => {
    for (const subject of ['1', '2', '3']) await send({ subject })
    const path = '/api/admin/contact-messages?limit=2'
    const page = await test.call('GET /api/admin/contact-messages', { path })
    expect(page.answer.map(({ subject }) => subject)).toEqual(['3', '2'])
    const next = page.headers.get('Link')?.match(/<(.+)>; rel="next"/)?.[1]
    const rest = await test.call('GET /api/admin/contact-messages', { path: next ?? 'no next page' })
    expect(rest.answer.map(({ subject }) => subject)).toEqual(['1'])
    expect(rest.headers.get('Link')).toBeNull()
  })

  it('delete a message; an order that was made from it stays and the deletion is written down', async () => {
    await send()
    const { id } = await newest()
    const { db } = test.deps
    const now = test.clock.now.toISOString()
    const orderRow = {
      id: 'a7a7a7a7-0000-4000-8000-000000000000',
      number: 1001,
      customer_name: 'Aino',
      customer_email: 'aino@example.fi',
      customer_phone: null,
      shipping_address: 'Katu 1',
      shipping_postcode: '00100',
      shipping_city: 'Helsinki',
      total_amount_cents: 100,
      status: 'pending',
      note: null,
      contact_message_id: id,
      search_text: 'aino',
      ordered_on: '2026-11-21',
      created_at: now,
      updated_at: now,
    }
    await db.insertInto('orders').values(orderRow).execute()

    const call = { path: `/api/admin/contact-messages/${id}` }
    expect((await test.call('DELETE /api/admin/contact-messages/{id}', call)).status).toBe(204)
    expect(await messages()).toEqual([])
    expect(await db.selectFrom('orders').selectAll().execute()).toMatchObject([
      { ...orderRow, vat_percent: 25.5, version: 1, contact_message_id: null, message_status_before: null },
    ])
    expect(await db.selectFrom('audit_log').select(['action', 'entity', 'entity_id']).execute()).toEqual([
      { action: 'delete', entity: 'contact_message', entity_id: id },
    ])

    const again = await test.fail('DELETE /api/admin/contact-messages/{id}', call)
    expect([again.status, again.problem.detail]).toEqual([404, 'Viestiä ei löytynyt.'])
    const change = await test.fail('PUT /api/admin/contact-messages/{id}', { ...call, body: { status: 'read' } })
    expect(change.status).toBe(404)
  })

  it('are asked to sign in, and a password in the address opens nothing', async () => {
    const path = '/api/admin/contact-messages?auth=secret'
    expect((await test.fail('GET /api/admin/contact-messages', { asAdmin: false, path })).status).toBe(401)
    const item = { asAdmin: false, path: '/api/admin/contact-messages/x?auth=secret' }
    expect((await test.fail('PUT /api/admin/contact-messages/{id}', { ...item, body: {} })).status).toBe(401)
    expect((await test.fail('DELETE /api/admin/contact-messages/{id}', item)).status).toBe(401)
  })
})

describe('one message', () => {
  it('is read by its id', async () => {
    await send()
    const { id } = await newest()
    const path = `/api/admin/contact-messages/${id}`
    expect((await test.call('GET /api/admin/contact-messages/{id}', { path })).answer).toEqual({
      ...(await newest()),
      replies: [],
      mails: [],
      orders: [],
      notes: [],
      merged_into: null,
      parts: [],
      others: [],
      named_orders: [],
      offer_turns: [],
      conversation: [],
    })
  })

  it('is 404 when it is not there', async () => {
    const path = '/api/admin/contact-messages/ei-ole'
    const { status, problem } = await test.fail('GET /api/admin/contact-messages/{id}', { path })
    expect([status, problem.detail]).toEqual([404, 'Viestiä ei löytynyt.'])
  })
})

it('the export holds the messages that the filters choose, and nothing that staff noted', async () => {
  await send({ message: '=1+1' })
  await update((await newest()).id, { adminNotes: 'Salainen', status: 'read' })
  await send({ email: 'toinen@example.fi' })
  const { answer, headers } = await test.call('GET /api/admin/contact-messages/export', {
    path: '/api/admin/contact-messages/export?status=read',
  })
  expect(headers.get('content-disposition')).toMatch(/yhteydenotot_/)
  expect(answer).toContain(";'=1+1")
  expect(answer).not.toContain('Salainen')
  expect(answer.trimEnd().split('\r\n')).toHaveLength(2)
})
