import type { Sent } from '@arkpax/schema/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { productInput } from '../../../test/factories.ts'
import { renderMail } from '../../render-mail.ts'
import { readMessagesOf } from '../contact/own-messages.repo.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

type InquiryBody = Sent<'POST /api/inquiries', 'body'>

const inquiry = (overrides: Partial<InquiryBody> = {}): InquiryBody => ({
  name: 'Aino Korhonen',
  email: 'aino.korhonen@example.fi',
  items: [
    { product_id: '1', quantity: 2 },
    { product_id: '4', quantity: 1 },
  ],
  ...overrides,
})

const send = async (overrides: Partial<InquiryBody> = {}) =>
  (await test.call('POST /api/inquiries', { asAdmin: false, body: inquiry(overrides) })).answer
const refused = async (overrides: object) => {
  const { status, problem } = await test.fail('POST /api/inquiries', { body: inquiry(overrides) })
  return { status, errors: problem.errors }
}
const inbox = async (q = '') =>
  (await test.call('GET /api/admin/contact-messages', { path: `/api/admin/contact-messages?q=${q}` })).answer

describe('an inquiry', () => {
  it('comes to the inbox as a message that knows the products, the buyer and the delivery', async () => {
    const { number } = await send({
      phone: '+358 40 123 4567',
      company: 'Saariston Sähkö Oy',
      business_id: '1572860-0',
      postcode: '20100',
      delivery_method: 'rahti',
      delivery_wish: 'Aamupäivällä',
      message: 'Ehtiikö juhannukseksi?',
    })
    const [message] = await inbox()
    expect(message).toMatchObject({
      subject: `Tarjouspyyntö ${number}: 2\u00A0×\u00A0Ark PRO 2400 W, 1\u00A0×\u00A0Aurinkopaneeli 200 W`,
      message: 'Ehtiikö juhannukseksi?',
      status: 'new',
      inquiry: {
        number,
        items: [
          { product_id: '1', product_name: 'Ark PRO 2400 W', quantity: 2, price: 3350 },
          { product_id: '4', product_name: 'Aurinkopaneeli 200 W', quantity: 1, price: expect.any(Number) },
        ],
        phone: '+358 40 123 4567',
        company: 'Saariston Sähkö Oy',
        business_id: '1572860-0',
        postcode: '20100',
        delivery_method: 'rahti',
        delivery_name: 'Rahtikuljetus ovelle',
        delivery_price: 79,
        delivery_wish: 'Aamupäivällä',
      },
    })
  })

  it('needs no more than a name, an address and a product', async () => {
    await send({ items: [{ product_id: '1', quantity: 1 }] })
    const [message] = await inbox()
    expect(message).toMatchObject({
      message: 'Pyydän tarjousta näistä tuotteista.',
      inquiry: { company: null, phone: null, postcode: null, delivery_method: null, delivery_wish: null },
    })
  })

  it('has a number of its own, and a page that nobody can guess', async () => {
    const [first, second] = [await send(), await send()]
    expect(second.number).toBe(first.number + 1)
    expect(first.page).toMatch(/^\/contact\/kiitos\/[\w.-]{60,}$/)
    expect(second.page).not.toBe(first.page)
  })

  it('is stored once however often it is sent with one key', async () => {
    const again = () =>
      test.call('POST /api/inquiries', { body: inquiry(), headers: { 'Idempotency-Key': 'sama-avain-kahdesti' } })
    const [first, second] = [await again(), await again()]
    expect(second.answer).toEqual(first.answer)
    expect(await inbox()).toHaveLength(1)
  })

  it.each(['0401234567', 'saariston', '1572860-0', 'aurinkopaneeli'])('is found by "%s"', async (q) => {
    await send({ phone: '040 123 4567', company: 'Saariston Sähkö Oy', business_id: '1572860-0' })
    await send({ items: [{ product_id: '2', quantity: 1 }] })
    expect(await inbox(q)).toHaveLength(1)
  })

  it('a product that is named twice is one line', async () => {
    const line = { product_id: '1', quantity: 2 }
    await send({ items: [line, line] })
    expect((await inbox())[0]?.inquiry?.items).toMatchObject([{ product_id: '1', quantity: 4 }])
  })

  it('an ordinary message asks no offer of anything', async () => {
    const { name, email } = inquiry()
    await test.call('POST /api/contact', { body: { name, email, subject: 'Hei', message: 'Moi' } })
    expect((await inbox())[0]?.inquiry).toBeNull()
  })
})

describe('mails of an inquiry', () => {
  const mailOf = async (kind: string) => {
    const row = await test.deps.db.selectFrom('outbox').selectAll().where('kind', '=', kind).executeTakeFirstOrThrow()
    const mail = (await renderMail(row, test.deps)) ?? expect.fail('dropped')
    return { ...mail, text: mail.text.replaceAll('\u00A0', ' ') }
  }

  it('tell the visitor the number, the products, when the answer comes and the page, and nothing that was typed', async () => {
    test.clock.now = new Date('2026-11-23T08:00:00Z')
    const { number, page } = await send({
      message: 'Osta www.huijaus.fi',
      delivery_wish: 'Huijaus',
      company: 'Huijaus Oy',
    })
    const { subject, text } = await mailOf('contact-acknowledgement')
    expect(subject).toBe(`Tarjouspyyntösi ${number} on perillä`)
    for (const part of ['2 × Ark PRO 2400 W', '7 099,00 €', '1–2 arkipäivässä', page]) expect(text).toContain(part)
    expect(text).not.toMatch(/huijaus/i)
  })

  it('tell staff all of it', async () => {
    await send({ phone: '040 123 4567', company: 'Saariston Sähkö Oy', business_id: '1572860-0', postcode: '20100' })
    const { text } = await mailOf('contact-notice')
    for (const part of ['Ark PRO 2400 W', '2 kpl', '040 123 4567', 'Saariston Sähkö Oy, 1572860-0', '20100'])
      expect(text).toContain(part)
  })
})

describe('an inquiry as data of a person', () => {
  it('is in what they can download, and goes with its message', async () => {
    await send({ company: 'Saariston Sähkö Oy' })
    const own = () => readMessagesOf(test.deps.db, 'aino.korhonen@example.fi')
    expect(await own()).toMatchObject([{ inquiry: { company: 'Saariston Sähkö Oy', items: [{ quantity: 2 }, {}] } }])
    const [message] = await inbox()
    const path = `/api/admin/contact-messages/${message?.id}`
    await test.call('DELETE /api/admin/contact-messages/{id}', { path })
    expect(await own()).toEqual([])
  })

  it('is in the table that staff export', async () => {
    const { number } = await send({ company: 'Saariston Sähkö Oy', business_id: '1572860-0' })
    const { answer } = await test.call('GET /api/admin/contact-messages/export')
    expect(answer).toContain('2 × Ark PRO 2400 W, 1 × Aurinkopaneeli 200 W')
    for (const part of [String(number), 'Saariston Sähkö Oy', '1572860-0']) expect(answer).toContain(part)
  })
})

describe('is refused at its field:', () => {
  it.each([
    ['a product that is gone', { items: [{ product_id: 'poissa', quantity: 1 }] }, 'items.0.product_id'],
    ['none of a product', { items: [{ product_id: '1', quantity: 0 }] }, 'items.0.quantity'],
    ['half a product', { items: [{ product_id: '1', quantity: 1.5 }] }, 'items.0.quantity'],
    ['nothing at all', { items: [] }, 'items'],
    ['a mistyped business id', { business_id: '1572860-1' }, 'business_id'],
    ['a short postcode', { postcode: '2010' }, 'postcode'],
    ['a way of delivery without a place', { delivery_method: 'rahti' }, 'postcode'],
    ['a battery in a parcel', { postcode: '20100', delivery_method: 'noutopiste' }, 'delivery_method'],
  ])('%s', async (_, change, path) => {
    expect(await refused(change)).toMatchObject({ status: 422, errors: [{ path }] })
    expect(await inbox()).toEqual([])
  })

  it('a product that staff have hidden', async () => {
    const { id } = (await test.call('POST /api/admin/products', { body: { ...productInput(), status: 'draft' } }))
      .answer
    expect(await refused({ items: [{ product_id: id, quantity: 1 }] })).toMatchObject({
      errors: [{ path: 'items.0.product_id', detail: 'Tuote ei ole enää myynnissä. Poista se pyynnöstä.' }],
    })
  })
})
