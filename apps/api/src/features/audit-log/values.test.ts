import { finnishDay, formatDateTime } from '@arkpax/schema/format-fi'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { blogPostInput, contactInput, orderInput } from '../../../test/factories.ts'
import { passTime } from '../../../test/pass-time.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { verifyChain } from '../../db/audit-chain.ts'
import { forgetOrdersOf } from '../orders/order-erasures.service.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const log = async (query = '') =>
  (await test.call('GET /api/admin/audit-log', { path: `/api/admin/audit-log${query}` })).answer
const changesOf = async (query = '') => (await log(query))[0]?.changes

const changeProduct = (body: object, headers = {}) =>
  test.call('PUT /api/admin/products/{id}', { path: '/api/admin/products/1', body, headers })
const setStatus = (id: string, status: string, notify = true) =>
  test.call('PUT /api/admin/orders/{id}/status', {
    path: `/api/admin/orders/${id}/status`,
    body: { status, notify },
  })
const makeOrder = async () => (await test.call('POST /api/admin/orders', { body: orderInput() })).answer.id
const makeCustomer = async (customer_email: string) => {
  await test.call('POST /api/admin/orders', { body: orderInput({ customer_email }) })
  const path = `/api/admin/customers/of-address?email=${customer_email}`
  return (await test.call('GET /api/admin/customers/of-address', { path })).answer.id ?? ''
}
const makeMessage = async () => {
  await test.call('POST /api/contact', { body: contactInput() })
  return (await test.call('GET /api/admin/contact-messages')).answer[0]?.id ?? ''
}

describe('a line tells', () => {
  it('only what has changed, as people read it, also inside the details', async () => {
    await changeProduct({ price: 3_400, status: 'hidden', details: { weightKg: 27.5, peak: null } })
    expect(await changesOf()).toEqual([
      { field: 'price', from: '3\u00A0350,00', to: '3\u00A0400,00' },
      { field: 'details.peak.watts', from: '4\u00A0800', to: null },
      { field: 'details.peak.seconds', from: expect.any(String), to: null },
      { field: 'details.weightKg', from: expect.any(String), to: '27,5' },
      { field: 'status', from: 'Näkyvissä', to: 'Piilotettu' },
    ])
  })

  it('nothing, and is not written, where a call changes nothing', async () => {
    await changeProduct({ price: 3_350 })
    expect(await log()).toEqual([])
  })

  it('a long text from shortly before where it differs, cut, and how long it is', async () => {
    const content = (end: string) => `<p>${'alku '.repeat(300)}</p><p>${end}</p>`
    const { answer } = await test.call('POST /api/admin/blog', { body: blogPostInput({ content: content('vanha') }) })
    const path = `/api/admin/blog/${answer.id}`
    await test.call('PUT /api/admin/blog/{id}', {
      path,
      body: { ...blogPostInput({ content: content('uusi') }), slug: answer.slug },
    })
    const [change] = (await changesOf()) ?? []
    expect(change?.from).toMatch(/^….{1,60}vanha<\/p> \(1\u00A0\d{3}\u00A0merkkiä\)$/)
    expect(change?.to).toMatch(/^….{1,60}uusi<\/p> \(1\u00A0\d{3}\u00A0merkkiä\)$/)
  })

  it('the status of an order and whether the customer was told', async () => {
    const id = await makeOrder()
    expect(await changesOf()).toContainEqual({
      field: 'items',
      from: null,
      to: expect.stringMatching(/^1 × Ark PRO 2400/),
    })
    await setStatus(id, 'shipped', false)
    expect(await changesOf()).toEqual([
      { field: 'status', from: 'Odottaa', to: 'Lähetetty' },
      { field: 'notify', from: null, to: 'Ei' },
    ])
  })

  it('an order by its running number', async () => {
    await setStatus(await makeOrder(), 'shipped')
    const number = (await test.call('GET /api/admin/orders')).answer[0]?.number
    expect((await log()).map(({ title }) => title)).toEqual([String(number), String(number)])
    expect(await log(`?q=tilaus%20${number}`)).toHaveLength(2)
  })

  it('who a message was given to and until when it was put off', async () => {
    const { id, headers } = await signInStaff(test, 'sales', 'Aino Virtanen')
    const path = `/api/admin/contact-messages/${await makeMessage()}`
    const put = (body: object) => test.call('PUT /api/admin/contact-messages/{id}', { path, headers, body })
    await put({ assignee_id: id })
    expect(await changesOf()).toEqual([{ field: 'assignee.name', from: null, to: 'Aino Virtanen' }])
    const tomorrow = new Date(test.clock.now.getTime() + 86_400_000).toISOString()
    await put({ snoozed_until: tomorrow })
    expect(await changesOf()).toEqual([{ field: 'snoozed_until', from: null, to: formatDateTime(tomorrow) }])
  })

  it('how many messages were merged and parted', async () => {
    const [part, main] = [await makeMessage(), await makeMessage()]
    const path = `/api/admin/contact-messages/${main}`
    const body = { ids: [part] }
    await test.call('POST /api/admin/contact-messages/{id}/merge', { path: `${path}/merge`, body })
    expect(await changesOf()).toEqual([{ field: 'merged', from: '0', to: '1' }])
    await test.call('POST /api/admin/contact-messages/{id}/unmerge', { path: `${path}/unmerge`, body })
    expect((await log())[0]).toMatchObject({
      title: contactInput().subject,
      changes: [{ field: 'merged', from: '1', to: '0' }],
    })
  })

  it('what staff keep of a customer, and which addresses stand together', async () => {
    const [id, other_id] = [await makeCustomer('aino@koti.fi'), await makeCustomer('aino@tyo.fi')]
    const path = `/api/admin/customers/${id}`
    const body = { display_name: 'Aino K.', company: 'Saari Oy', business_id: null, phone: null, tags: ['vene', 'oy'] }
    await test.call('PUT /api/admin/customers/{id}', { path, body })
    expect((await log())[0]).toMatchObject({
      title: 'Aino K.',
      changes: [
        { field: 'display_name', from: null, to: 'Aino K.' },
        { field: 'company', from: null, to: 'Saari Oy' },
        { field: 'tags', from: null, to: 'oy, vene' },
      ],
    })
    await test.call('POST /api/admin/customers/{id}/merge', { path: `${path}/merge`, body: { other_id } })
    const [one, both] = ['aino@koti.fi', 'aino@koti.fi, aino@tyo.fi']
    expect(await changesOf()).toEqual([{ field: 'addresses', from: one, to: both }])
    const split = { path: `${path}/split`, body: { address_id: other_id } }
    await test.call('POST /api/admin/customers/{id}/split', split)
    expect(await changesOf()).toEqual([{ field: 'addresses', from: both, to: one }])
  })

  it('how long a note is, not what it says', async () => {
    const path = `/api/admin/customers/${await makeCustomer('aino@koti.fi')}/notes`
    const { answer } = await test.call('POST /api/admin/customers/{id}/notes', { path, body: { text: 'Salaisuus' } })
    const one = { path: `/api/admin/customer-notes/${answer.id}`, body: { text: 'Salaisuus!!' } }
    await test.call('PUT /api/admin/customer-notes/{id}', one)
    expect(await changesOf()).toEqual([{ field: 'length', from: '9', to: '11' }])
    expect(JSON.stringify(await log())).not.toContain('Salaisuus')
  })

  it('what was asked of a person’s data and how far it is, not whose they are', async () => {
    const request = { kind: 'access', email: 'aino@koti.fi', channel: 'phone', received_on: finnishDay(test.clock.now) }
    const { answer } = await test.call('POST /api/admin/privacy-requests', { body: request })
    const path = `/api/admin/privacy-requests/${answer.id}`
    await test.call('PUT /api/admin/privacy-requests/{id}', { path, body: { identity: 'call-back' } })
    expect((await log())[0]).toMatchObject({
      title: 'Tietojen saaminen',
      changes: [{ field: 'identity', from: null, to: 'Soitettu tilauksen numeroon' }],
    })
    const outcome = { path: `${path}/outcome`, body: { state: 'done', outcome: null } }
    await test.call('PUT /api/admin/privacy-requests/{id}/outcome', outcome)
    expect(await changesOf()).toEqual([{ field: 'state', from: 'Avoinna', to: 'Tehty' }])
    expect(JSON.stringify(await log())).not.toContain('aino@koti.fi')
  })

  it('a kept filter by its name, not what it searches for', async () => {
    const body = { list: 'orders', name: 'Ainon', filters: { q: 'aino@koti.fi' } }
    await test.call('POST /api/admin/saved-filters', { body })
    expect((await log())[0]).toMatchObject({
      title: 'Ainon',
      changes: [{ to: 'Tilaukset' }, { to: 'Ainon' }, { to: 'Ei' }],
    })
    expect(JSON.stringify(await log())).not.toContain('aino@koti.fi')
  })

  it('a change of stock with its reason', async () => {
    const body = { stock: 20, note: 'Inventaario' }
    await test.call('PUT /api/admin/products/{id}/stock', { path: '/api/admin/products/1/stock', body })
    expect(await changesOf()).toEqual([
      { field: 'stock', from: '24', to: '20' },
      { field: 'note', from: null, to: 'Inventaario' },
    ])
  })
})

describe('what the log tells of a customer is forgotten', () => {
  const linesWith = async (text: string) => {
    const stored = await test.deps.db.selectFrom('audit_log').selectAll().execute()
    return stored.filter((line) => JSON.stringify(line).toLowerCase().includes(text)).length
  }

  it('with a message that staff delete, at once', async () => {
    const id = await makeMessage()
    const path = `/api/admin/contact-messages/${id}`
    await test.call('PUT /api/admin/contact-messages/{id}', { path, body: { adminNotes: 'Aino Korhonen, 040 1' } })
    expect(await linesWith('aino korhonen')).toBe(1)
    await test.call('DELETE /api/admin/contact-messages/{id}', { path })
    expect(await linesWith('aino korhonen')).toBe(0)
    expect(await log()).toMatchObject([{ action: 'delete' }, { action: 'update', forgotten: true, changes: [] }])
    expect(await verifyChain(test.deps.db)).toMatchObject({ lines: 2, forgotten: 1, broken: null })
  })

  it('with a note about a message, and with the message that it is about', async () => {
    const message = await makeMessage()
    const path = `/api/admin/contact-messages/${message}/notes`
    const note = async () =>
      (await test.call('POST /api/admin/contact-messages/{id}/notes', { path, body: { text: 'Soitettu' } })).answer.id
    const subject = contactInput().subject.toLowerCase()
    const kept = await note()
    await test.call('DELETE /api/admin/contact-notes/{id}', { path: `/api/admin/contact-notes/${await note()}` })
    expect(await linesWith(subject)).toBe(1)
    await test.call('DELETE /api/admin/contact-messages/{id}', { path: `/api/admin/contact-messages/${message}` })
    expect(await linesWith(subject)).toBe(0)
    expect((await log(`?entity_id=${kept}`)).map(({ forgotten }) => forgotten)).toEqual([true])
  })

  it('with the data of an address, also where others were merged with it and of requests about it', async () => {
    const [email, other] = ['aino@koti.fi', 'tyo@saari.fi']
    const [id, other_id] = [await makeCustomer(email), await makeCustomer(other)]
    const body = { text: 'Soitettu' }
    await test.call('POST /api/admin/customers/{id}/notes', { path: `/api/admin/customers/${id}/notes`, body })
    const merge = { path: `/api/admin/customers/${other_id}/merge`, body: { other_id: id } }
    await test.call('POST /api/admin/customers/{id}/merge', merge)
    const filter = { list: 'orders', name: email, filters: { status: 'pending' } }
    await test.call('POST /api/admin/saved-filters', { body: filter })
    const request = { kind: 'erase', email, channel: 'email', received_on: finnishDay(test.clock.now) }
    const { answer } = await test.call('POST /api/admin/privacy-requests', { body: request })
    const path = `/api/admin/privacy-requests/${answer.id}`
    await test.call('PUT /api/admin/privacy-requests/{id}', {
      path,
      body: { identity: 'mailbox', extension_reason: `Odotetaan vastausta: ${email}` },
    })
    expect(await linesWith(email)).toBeGreaterThan(3)
    await test.call('POST /api/admin/privacy-requests/{id}/erasure', {
      path: `${path}/erasure`,
      body: { email, notify: false },
    })
    expect(await linesWith(email)).toBe(0)
    expect((await log())[0]).toMatchObject({
      action: 'erase',
      title: 'Tietojen poistaminen',
      changes: [
        { field: 'state', from: 'Avoinna', to: 'Tehty' },
        { field: 'notify', to: 'Ei' },
      ],
    })
    expect((await verifyChain(test.deps.db)).broken).toBeNull()
  })

  it('with a newsletter subscription that is deleted', async () => {
    const body = { email: 'marko@example.fi' }
    await test.call('POST /api/newsletter/subscribe', { body })
    await test.call('POST /api/admin/newsletters/unsubscribe', { body })
    expect(await linesWith('marko')).toBe(1)
    await test.call('DELETE /api/admin/newsletters', { body })
    expect(await linesWith('marko')).toBe(0)
  })

  it('with the person of an order', async () => {
    const id = await makeOrder()
    await setStatus(id, 'delivered')
    await forgetOrdersOf(test.deps.db, orderInput().customer_email, test.clock.now)
    expect((await log()).map(({ forgotten }) => forgotten)).toEqual([true, true])
    expect(await verifyChain(test.deps.db)).toMatchObject({ lines: 2, forgotten: 2, broken: null })
  })

  it('with what time takes, and the log itself after 24 months, the chain being whole all the while', async () => {
    test.clock.now = new Date('2026-11-21T12:00:00Z')
    const path = `/api/admin/contact-messages/${await makeMessage()}`
    await test.call('PUT /api/admin/contact-messages/{id}', { path, body: { status: 'resolved' } })
    await test.deps.db.deleteFrom('contact_messages').execute()
    await passTime(test, new Date('2026-11-22T12:00:00Z'))
    const { db } = test.deps
    expect(await verifyChain(db)).toMatchObject({ lines: 1, forgotten: 1, broken: null })
    await passTime(test, new Date('2028-11-20T12:00:00Z'))
    expect(await verifyChain(db)).toMatchObject({ lines: 1, broken: null })
    await passTime(test, new Date('2028-11-22T12:00:00Z'))
    expect(await verifyChain(db)).toMatchObject({ lines: 0, head: { number: 1 }, broken: null })
  })
})
