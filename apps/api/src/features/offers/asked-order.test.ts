import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput } from '../../../test/factories.ts'
import { offerCalls } from '../../../test/make-offers.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
const { openShop } = offerCalls(() => test)

const messageId = async () => (await test.call('GET /api/admin/contact-messages')).answer[0]?.id ?? ''
const pathOf = (id: string) => `/api/admin/orders/asked?contact_message_id=${id}`
const asked = async (id: string) => (await test.call('GET /api/admin/orders/asked', { path: pathOf(id) })).answer

it('an inquiry fills an order in as it fills an offer in', async () => {
  await openShop()
  const buyer = { name: 'Aino Korhonen', email: 'aino.korhonen@example.fi', postcode: '20100', phone: '050 765 4321' }
  const company = { company: 'Saariston Sähkö Oy', business_id: '1572860-0' }
  const items = [
    { product_id: '1', quantity: 2 },
    { product_id: '4', quantity: 1 },
  ]
  await test.call('POST /api/inquiries', { body: { ...buyer, ...company, items } })
  const id = await messageId()
  const { answer: offer } = await test.call('POST /api/admin/offers', { body: { contact_message_id: id } })
  const delivery = offer.rows.find(({ kind }) => kind === 'delivery')
  expect(await asked(id)).toEqual({
    ...{ customer_name: buyer.name, customer_email: buyer.email, customer_phone: buyer.phone },
    ...{ ...company, shipping_postcode: buyer.postcode, items },
    charges: [{ kind: 'delivery', name: delivery?.name, quantity: 1, price: delivery?.price }],
  })
})

it('a message that is no inquiry tells who asks', async () => {
  await test.call('POST /api/contact', { body: contactInput() })
  expect(await asked(await messageId())).toEqual({
    ...{ customer_name: 'Aino Korhonen', customer_email: 'aino.korhonen@example.fi', customer_phone: null },
    ...{ company: null, business_id: null, shipping_postcode: null, items: [], charges: [] },
  })
})

it('a message that is gone is named as the fault', async () => {
  const { status, problem } = await test.fail('GET /api/admin/orders/asked', { path: pathOf('nobody') })
  expect(status).toBe(422)
  expect(problem.errors).toEqual([{ path: 'contact_message_id', detail: 'Yhteydenottoa ei löytynyt' }])
})
