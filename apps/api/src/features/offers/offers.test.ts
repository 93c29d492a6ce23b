import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput, orderInput } from '../../../test/factories.ts'
import { offerCalls, offerInput } from '../../../test/make-offers.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { expireOffers, remindOfOffers } from './offer-sweeps.service.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-21T10:00:00Z')
})
const { openShop, draft, send, read, tokenOf, sent, acceptance, accept, refuse, mails, path } = offerCalls(() => test)
const { stockOf } = shopCalls(() => test)
const orders = async () => (await test.call('GET /api/admin/orders')).answer

it('offers are exported with their rows, as the list is filtered', async () => {
  await openShop()
  const { id, number } = await draft({ customer_name: '=Aino', company: 'Venetarvike Oy' })
  const exported = async (query: string) =>
    (await test.call('GET /api/admin/offers/export', { path: `/api/admin/offers/export${query}` })).answer
  expect(await exported('')).toMatch(new RegExp(`\\r\\n${number};Luonnos;21.11.2026;`))
  expect(await exported('')).toContain(`'=Aino;Venetarvike Oy;`)
  expect(await exported('?status=sent')).not.toContain(String(number))
  expect((await read(id)).rows.length).toBeGreaterThan(0)
})

describe('a draft', () => {
  it('is valid for as long as the settings say, and has a number of its own', async () => {
    const { answer: first } = await test.call('POST /api/admin/offers', { body: {} })
    const { answer: second } = await test.call('POST /api/admin/offers', { body: {} })
    expect(first).toMatchObject({ number: 2001, status: 'draft', revision: 0, valid_until: '2026-12-05', rows: [] })
    expect(second.number).toBe(2002)
  })

  it('that is begun on a screen is stored with its first save, under the id that it has there', async () => {
    const { answer: empty } = await test.call('GET /api/admin/offers/empty')
    expect(empty).toMatchObject({ customer_name: '', valid_until: '2026-12-05' })
    const path = '/api/admin/offers/b3c1f0de-1111-4222-8333-444455556666'
    const body = { ...empty, customer_name: 'Aino', rows: [] }
    const first = { path, body, headers: { 'If-Match': '"0"' } }
    const { answer } = await test.call('PUT /api/admin/offers/{id}', first)
    expect(answer).toMatchObject({ number: 2001, status: 'draft', customer_name: 'Aino', version: 1 })
    expect((await test.fail('PUT /api/admin/offers/{id}', first)).problem).toMatchObject({ current: { version: 1 } })
    for (const refused of [
      { path, headers: {} },
      { path: '/api/admin/offers/x', headers: first.headers },
    ]) {
      await test.call('DELETE /api/admin/offers/{id}', { path }).catch(() => {})
      expect((await test.fail('PUT /api/admin/offers/{id}', { body, ...refused })).status).toBe(404)
    }
  })

  it('is of the sender of a message, once', async () => {
    await test.call('POST /api/contact', { body: contactInput() })
    const [message] = (await test.call('GET /api/admin/contact-messages')).answer
    const body = { contact_message_id: message?.id }
    const { answer } = await test.call('POST /api/admin/offers', { body })
    const { answer: again } = await test.call('POST /api/admin/offers', { body })
    expect(answer).toMatchObject({ customer_name: 'Aino Korhonen', customer_email: 'aino.korhonen@example.fi' })
    expect(again.id).toBe(answer.id)
    const listed = await test.call('GET /api/admin/offers', {
      path: `/api/admin/offers?contact_message_id=${message?.id}`,
    })
    expect(listed.answer.map(({ id }) => id)).toEqual([answer.id])
  })

  it('of an inquiry has its products at the prices of now and its delivery, and is sent as it is', async () => {
    await openShop()
    const asked = { name: 'Aino Korhonen', email: 'aino.korhonen@example.fi', postcode: '20100', phone: '050 765 4321' }
    await test.call('POST /api/inquiries', { body: { ...asked, items: [{ product_id: '1', quantity: 2 }] } })
    const [message] = (await test.call('GET /api/admin/contact-messages')).answer
    const { answer } = await test.call('POST /api/admin/offers', { body: { contact_message_id: message?.id } })
    expect(answer).toMatchObject({
      ...{ customer_name: 'Aino Korhonen', customer_phone: '050 765 4321', shipping_postcode: '20100' },
      rows: [
        { kind: 'product', product_id: '1', name: 'Ark PRO 2400 W', quantity: 2, price: 3350 },
        { kind: 'delivery', quantity: 1 },
      ],
    })
    expect(answer.return_cost).toBeGreaterThan(0)
    expect(await send(answer.id)).toMatchObject({ status: 'sent', customer_email: 'aino.korhonen@example.fi' })
  })

  it('of an inquiry of panels goes by the cheapest way that brings them, or the one that was chosen', async () => {
    await openShop()
    const asked = { name: 'Aino Korhonen', email: 'aino.korhonen@example.fi', postcode: '20100' }
    const deliveryOf = async (email: string, delivery_method?: string) => {
      const items = [{ product_id: '4', quantity: 1 }]
      await test.call('POST /api/inquiries', { body: { ...asked, email, items, delivery_method } })
      const messages = (await test.call('GET /api/admin/contact-messages')).answer
      const contact_message_id = messages.find((message) => message.email === email)?.id
      const { answer } = await test.call('POST /api/admin/offers', { body: { contact_message_id } })
      return answer.rows.find(({ kind }) => kind === 'delivery')
    }
    const { answer: asks } = await test.call('POST /api/delivery-options', {
      body: { postcode: asked.postcode, items: [{ product_id: '4', quantity: 1 }] },
    })
    const brought = asks.options.filter(({ kind, price }) => kind !== 'collection' && price !== null)
    const prices = brought.map(({ price }) => price ?? 0)
    expect(new Set(prices).size).toBeGreaterThan(1)
    expect((await deliveryOf('yksi@example.fi'))?.price).toBe(Math.min(...prices))
    const dearest = brought.find(({ price }) => price === Math.max(...prices))
    expect(await deliveryOf('kaksi@example.fi', dearest?.method)).toMatchObject({ price: dearest?.price })
  })

  it('of an inquiry that asks for a delivery without a price has none yet, and is not to be fetched', async () => {
    await openShop()
    const items = [{ product_id: '1', quantity: 1 }]
    const { answer: asks } = await test.call('POST /api/delivery-options', { body: { postcode: '22100', items } })
    const freight = asks.options.find(({ kind, price }) => kind !== 'collection' && price === null)
    const asked = { name: 'Aino Korhonen', email: 'aino@example.fi', postcode: '22100', items }
    await test.call('POST /api/inquiries', { body: { ...asked, delivery_method: freight?.method } })
    const [message] = (await test.call('GET /api/admin/contact-messages')).answer
    expect(message?.inquiry?.delivery_name).toBe(freight?.name)
    const { answer } = await test.call('POST /api/admin/offers', { body: { contact_message_id: message?.id } })
    expect(answer.is_collected).toBe(false)
    expect(answer.rows.map(({ kind }) => kind)).toEqual(['product'])
  })

  it('adds its rows up, and tells what a product costs in the catalogue', async () => {
    const offer = await draft({
      rows: [
        { kind: 'product', product_id: '1', name: 'muu nimi', quantity: 2, price: '3 200,00', discount: 100.5 },
        { kind: 'service', product_id: null, name: 'Asennus', quantity: 3, price: 65 },
      ],
    })
    expect(offer.total_amount).toBe(6494.5)
    expect(offer.rows).toMatchObject([
      { name: 'Ark PRO 2400 W', price: 3200, discount: 100.5, catalogue_price: 3350, vat_percent: 25.5 },
      { name: 'Asennus', catalogue_price: null, vat_percent: 25.5 },
    ])
  })

  it('names every row that is wrong', async () => {
    const { id } = await draft()
    const rows = [
      { kind: 'product', product_id: 'ei-ole', name: '', quantity: 1, price: 1 },
      { kind: 'service', product_id: null, name: 'Asennus', quantity: 1, price: 10, discount: 11 },
    ]
    const wrong = { path: path(id), body: { ...offerInput(), rows } }
    expect((await test.fail('PUT /api/admin/offers/{id}', wrong)).problem.errors).toEqual([
      { path: 'rows.1.discount', detail: 'Alennus on suurempi kuin rivin hinta' },
    ])
    const unknown = { path: path(id), body: { ...offerInput(), rows: rows.slice(0, 1) } }
    expect((await test.fail('PUT /api/admin/offers/{id}', unknown)).problem.errors).toEqual([
      { path: 'rows.0.product_id', detail: 'Tuotetta ei ole valikoimassa' },
    ])
  })

  it('is changed by one of two people at a time', async () => {
    const { id, version } = await draft()
    const change = (name: string) => ({
      path: path(id),
      body: offerInput({ customer_name: name }),
      headers: { 'If-Match': `"${version}"` },
    })
    await test.call('PUT /api/admin/offers/{id}', change('Aino'))
    const { status, problem } = await test.fail('PUT /api/admin/offers/{id}', change('Matti'))
    expect(status).toBe(412)
    expect(problem.current).toMatchObject({ customer_name: 'Aino' })
  })

  it('is deleted while it is one', async () => {
    await openShop()
    const { id } = await draft()
    await test.call('DELETE /api/admin/offers/{id}', { path: path(id) })
    expect((await test.fail('GET /api/admin/offers/{id}', { path: path(id) })).status).toBe(404)
    const offer = await sent()
    expect((await test.fail('DELETE /api/admin/offers/{id}', { path: path(offer.id) })).problem.code).toBe(
      'offer_closed',
    )
  })

  it('copies another offer', async () => {
    await openShop()
    const offer = await sent({ message: 'Tervetuloa takaisin' })
    const { answer } = await test.call('POST /api/admin/offers', { body: { copy_of: offer.id } })
    expect(answer).toMatchObject({
      ...{ number: offer.number + 1, status: 'draft', revision: 0 },
      ...{ message: 'Tervetuloa takaisin', total_amount: 3249, customer_name: 'Matti Meikäläinen' },
    })
  })
})

describe('sending', () => {
  it('asks for all that is lacking at once', async () => {
    const { id } = (await test.call('POST /api/admin/offers', { body: {} })).answer
    const { problem } = await test.fail('POST /api/admin/offers/{id}/send', { path: path(id, 'send') })
    expect(problem.errors?.map((error) => error.path)).toEqual(['customer_name', 'customer_email', 'rows', 'iban'])
  })

  it('mails a link that opens the offer, and keeps only its hash', async () => {
    await openShop()
    const { id } = await draft()
    await send(id)
    const [first] = await mails('offer')
    const [, token = ''] = /\/tarjous\/([\w-]{43})/.exec(first?.mail?.text ?? '') ?? []
    expect(first).toMatchObject({ to: 'matti.meikalainen@example.fi', mail: { subject: 'Tarjous 2001' } })
    expect((await test.app.request(`/tarjous/${token}`)).status).toBe(200)
    const stored = JSON.stringify([
      await test.deps.db.selectFrom('offer_links').selectAll().execute(),
      await test.deps.db.selectFrom('outbox').selectAll().execute(),
    ])
    expect(stored).not.toContain(token)
  })

  it('counts the message that asked for it as replied to', async () => {
    await openShop()
    await test.call('POST /api/contact', { body: contactInput() })
    const [message] = (await test.call('GET /api/admin/contact-messages')).answer
    const { id } = await draft({}, { contact_message_id: message?.id })
    await send(id)
    expect((await test.call('GET /api/admin/contact-messages')).answer).toMatchObject([{ status: 'replied' }])
  })

  it('is taken back within ten seconds, and not later', async () => {
    await openShop()
    const { id } = await draft({ holds_stock: true })
    await send(id)
    const undo = { path: path(id, 'undo-send') }
    expect((await test.call('POST /api/admin/offers/{id}/undo-send', undo)).answer).toMatchObject({
      ...{ status: 'draft', revision: 0, revisions: [] },
    })
    expect(await mails('offer')).toEqual([])
    expect(await test.deps.db.selectFrom('stock_reservations').selectAll().execute()).toEqual([])
    await send(id)
    test.clock.now = new Date(test.clock.now.getTime() + 10_000)
    expect((await test.fail('POST /api/admin/offers/{id}/undo-send', undo)).problem.code).toBe('undo_expired')
  })

  it('that is taken back leaves the message that asked for it waiting, as it did', async () => {
    await openShop()
    await test.call('POST /api/contact', { body: contactInput() })
    const [message] = (await test.call('GET /api/admin/contact-messages')).answer
    const { id } = await draft({}, { contact_message_id: message?.id })
    await send(id)
    await test.call('POST /api/admin/offers/{id}/undo-send', { path: path(id, 'undo-send') })
    expect((await test.call('GET /api/admin/contact-messages')).answer).toMatchObject([{ status: 'new' }])
  })

  it.each([true, false])('that is taken back keeps again what the sending before it kept: %s', async (kept) => {
    await openShop()
    const { id } = await sent({ holds_stock: kept })
    await test.call('PUT /api/admin/offers/{id}', { path: path(id), body: offerInput({ holds_stock: !kept }) })
    await send(id)
    await test.call('POST /api/admin/offers/{id}/undo-send', { path: path(id, 'undo-send') })
    expect(await read(id)).toMatchObject({ status: 'sent', revision: 1, is_changed: true, holds_stock: !kept })
    expect(await test.deps.db.selectFrom('stock_reservations').selectAll().execute()).toHaveLength(Number(kept))
  })

  it('shows the customer a change only once it is sent again, also under the old link', async () => {
    await openShop()
    const offer = await sent()
    const dearer = offerInput({ rows: [{ kind: 'product', product_id: '1', name: '', quantity: 1, price: 3100 }] })
    await test.call('PUT /api/admin/offers/{id}', { path: path(offer.id), body: dearer })
    const shown = async () =>
      (await (await test.app.request(`/tarjous/${offer.token}`)).text()).replaceAll('\u00A0', ' ')
    expect(await read(offer.id)).toMatchObject({ is_changed: true, revision: 1, total_amount: 3100 })
    expect(await shown()).toContain('3 249,00 €')
    await send(offer.id)
    expect(await shown()).toContain('3 100,00 €')
    expect(await shown()).toContain('Lähetimme tarjouksesta uuden version')
    expect((await read(offer.id)).revisions).toMatchObject([
      { revision: 1, total_amount: 3249 },
      { revision: 2, total_amount: 3100 },
    ])
    expect((await refuse(acceptance(offer.token, 1))).code).toBe('offer_changed')
    expect((await accept(offer.token, 2)).total_amount).toBe(3100)
  })
})

describe('products that are kept', () => {
  it('are sold to nobody else, and released when the offer is withdrawn', async () => {
    await openShop(1)
    const offer = await sent({ holds_stock: true })
    expect((await test.fail('POST /api/admin/orders', { body: orderInput() })).problem.code).toBe('insufficient_stock')
    await test.call('POST /api/admin/offers/{id}/withdraw', { path: path(offer.id, 'withdraw') })
    expect((await refuse(acceptance(offer.token))).code).toBe('offer_closed')
    expect((await test.call('POST /api/admin/orders', { body: orderInput() })).status).toBe(201)
  })

  it('cannot be promised twice', async () => {
    await openShop(1)
    await sent({ holds_stock: true })
    const { id } = await draft({ holds_stock: true })
    const { problem } = await test.fail('POST /api/admin/offers/{id}/send', { path: path(id, 'send') })
    expect(problem).toMatchObject({ code: 'insufficient_stock', errors: [{ path: 'rows.0.quantity' }] })
    expect(await read(id)).toMatchObject({ status: 'draft', revision: 0 })
  })

  it('are released when the offer ends, and the offer is expired', async () => {
    await openShop(1)
    const offer = await sent({ holds_stock: true, valid_until: '2026-11-22' })
    await expireOffers(test.deps.db, new Date('2026-11-22T21:59:00Z'))
    expect((await read(offer.id)).status).toBe('sent')
    await expireOffers(test.deps.db, new Date('2026-11-22T22:00:00Z'))
    expect((await read(offer.id)).status).toBe('expired')
    expect((await test.call('POST /api/admin/orders', { body: orderInput() })).status).toBe(201)
  })
})

describe('acceptance', () => {
  it('makes the order at the prices of the offer, with its delivery, and takes the stock', async () => {
    await openShop(3)
    const offer = await sent({ holds_stock: true })
    await test.call('PUT /api/admin/products/{id}', { path: '/api/admin/products/1', body: { price: 3999 } })
    expect(await accept(offer.token)).toEqual({ order_number: 1001, total_amount: 3249 })
    expect(await orders()).toMatchObject([
      {
        ...{ total_amount: 3249, payment_method: 'bank_transfer', payment_due_on: '2026-11-28' },
        items: [{ product_id: '1', price: 3200, quantity: 1 }],
        charges: [{ kind: 'delivery', name: 'Kuljetus kotiovelle', price: 49 }],
        customer_email: 'matti.meikalainen@example.fi',
      },
    ])
    expect(await stockOf('1')).toBe(2)
    expect(await read(offer.id)).toMatchObject({ status: 'accepted', order: { number: 1001 } })
    expect(await test.deps.db.selectFrom('stock_reservations').selectAll().execute()).toEqual([])
  })

  it('keeps a row that was cut, and an offer of work alone', async () => {
    await openShop()
    const offer = await sent({
      rows: [{ kind: 'service', product_id: null, name: 'Asennus', quantity: 2, price: 65, discount: 10 }],
    })
    expect((await accept(offer.token)).total_amount).toBe(120)
    expect(await orders()).toMatchObject([{ items: [], charges: [{ quantity: 2, price: 65, discount: 10 }] }])
  })

  it('is confirmed by mail with how to pay and the terms of the day attached; staff are told', async () => {
    await openShop()
    await accept((await sent()).token)
    const [confirmation, ...more] = await mails('offer-accepted')
    expect(more).toEqual([])
    expect(confirmation?.mail?.text).toContain('FI21')
    expect(confirmation?.mail?.text).toContain('10016')
    const [terms] = confirmation?.mail?.attachments ?? []
    expect(terms?.filename).toBe('sopimusehdot-2026-11-21.html')
    expect(String(terms?.content)).toContain('Peruuttamislomake')
    expect(String(terms?.content)).not.toContain('[[')
    expect((await mails('offer-news'))[0]?.mail?.subject).toBe('Tarjous 2001 hyväksyttiin')
    expect(await mails('order-confirmation')).toEqual([])
  })

  it('twice is one order', async () => {
    await openShop()
    const { token } = await sent()
    expect(await accept(token)).toEqual(await accept(token))
    expect(await orders()).toHaveLength(1)
  })

  it('comes too late once the last day is over', async () => {
    await openShop()
    const { token } = await sent({ valid_until: '2026-11-21' })
    test.clock.now = new Date('2026-11-21T22:00:00Z')
    expect((await refuse(acceptance(token))).code).toBe('offer_closed')
  })

  it('of the last unit is made by the first of two who were offered it', async () => {
    await openShop(1)
    const [one, other] = [await sent(), await sent()]
    await accept(one.token)
    expect(await refuse(acceptance(other.token))).toMatchObject({
      code: 'insufficient_stock',
      detail: 'Tuote ”Ark PRO 2400 W” on loppunut varastosta.',
    })
    expect((await read(other.id)).status).toBe('sent')
  })

  it('is for the place that was offered', async () => {
    await openShop()
    const { token } = await sent()
    const elsewhere = { ...acceptance(token), shipping_postcode: '96100' }
    expect((await refuse(elsewhere)).errors?.[0]?.path).toBe('shipping_postcode')
  })

  it('on credit is for companies alone', async () => {
    await openShop()
    const consumer = { ...acceptance((await sent()).token), payment_method: 'invoice' as const }
    expect((await refuse(consumer)).errors?.[0]?.path).toBe('payment_method')
    const { token } = await sent({ company: 'Saaristoveneet Oy', business_id: '0112038-9' })
    await test.call('POST /api/offers/accept', { body: { ...consumer, token } })
    expect(await orders()).toMatchObject([{ payment_method: 'invoice', company: 'Saaristoveneet Oy' }])
  })

  it('needs a link of ours', async () => {
    expect((await refuse(acceptance('x'.repeat(43)))).code).toBe('link_expired')
  })
})

describe('other answers', () => {
  it('decline the offer for good, and tell why', async () => {
    await openShop(1)
    const offer = await sent({ holds_stock: true })
    const body = { token: offer.token, reason: 'Ostimme muualta.' }
    await test.call('POST /api/offers/decline', { body })
    await test.call('POST /api/offers/decline', { body })
    expect(await read(offer.id)).toMatchObject({ status: 'declined', decline_reason: 'Ostimme muualta.' })
    expect(await mails('offer-news')).toHaveLength(1)
    expect((await refuse(acceptance(offer.token))).code).toBe('offer_closed')
    expect(await test.deps.db.selectFrom('stock_reservations').selectAll().execute()).toEqual([])
  })

  it('ask in the conversation of the inquiry, which waits again', async () => {
    await openShop()
    await test.call('POST /api/contact', { body: contactInput() })
    const [message] = (await test.call('GET /api/admin/contact-messages')).answer
    const { id } = await draft({}, { contact_message_id: message?.id })
    await send(id)
    const body = { token: await tokenOf(id), question: 'Sopiiko nouto?' }
    await test.call('POST /api/offers/question', { body })
    await test.call('POST /api/offers/question', { body })
    const { answer } = await test.call('GET /api/admin/contact-messages/{id}', {
      path: `/api/admin/contact-messages/${message?.id}`,
    })
    expect(answer).toMatchObject({ status: 'new', mails: [{ text: 'Sopiiko nouto?' }] })
  })

  it('begin a conversation where there is none', async () => {
    await openShop()
    const offer = await sent()
    await test.call('POST /api/offers/question', { body: { token: offer.token, question: 'Sopiiko nouto?' } })
    const [message] = (await test.call('GET /api/admin/contact-messages')).answer
    expect(message).toMatchObject({ subject: 'Kysymys tarjouksesta 2001', message: 'Sopiiko nouto?' })
    expect((await read(offer.id)).contact_message_id).toBe(message?.id)
  })
})

describe('a reminder', () => {
  it('leaves once, two days before the last one', async () => {
    await openShop()
    const { id } = await sent({ valid_until: '2026-11-28' })
    await sent({ valid_until: '2026-11-28', reminds: false })
    const at = async (now: string) => {
      await remindOfOffers(test.deps.db, new Date(now))
      return (await mails('offer-reminder')).length
    }
    expect(await at('2026-11-25T10:00:00Z')).toBe(0)
    expect(await at('2026-11-26T10:00:00Z')).toBe(1)
    expect(await at('2026-11-27T10:00:00Z')).toBe(1)
    await test.deps.db.deleteFrom('outbox').where('kind', '=', 'offer-reminder').execute()
    const path = `/api/admin/offers/${id}`
    test.clock.now = new Date('2026-11-27T10:00:00Z')
    await send(id)
    await test.call('POST /api/admin/offers/{id}/undo-send', { path: `${path}/undo-send` })
    expect(await at('2026-11-27T11:00:00Z')).toBe(0)
  })
})
