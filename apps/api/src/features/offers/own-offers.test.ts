import { afterAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { offerCalls } from '../../../test/make-offers.ts'
import { signInCustomer } from '../../../test/sign-in-customer.ts'
import { stopTypesetter } from '../../services/typesetter.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-21T10:00:00Z')
})
afterAll(stopTypesetter)
const { openShop, sent, accept } = offerCalls(() => test)
const EMAIL = 'matti.meikalainen@example.fi'

/** An accepted offer and its order. */
async function accepted() {
  await openShop()
  const offer = await sent()
  await accept(offer.token)
  const [order] = (await test.call('GET /api/admin/orders')).answer
  return { offer, orderId: order?.id ?? '' }
}
const read = (path: string, headers: Record<string, string>) => test.app.request(path, { headers })

it('a customer sees under the account which offer an order came from, and has it as a paper', async () => {
  const { offer, orderId } = await accepted()
  const { headers } = await signInCustomer(test, { email: EMAIL })
  expect(await (await read(`/api/auth/orders/${orderId}/offers`, headers)).json()).toEqual([
    { id: offer.id, number: offer.number, sent_at: '2026-11-21T10:00:00.000Z' },
  ])
  const paper = await read(`/api/auth/offers/${offer.id}/pdf`, headers)
  expect(paper.headers.get('content-disposition')).toContain(`tarjous-${offer.number}.pdf`)
  expect(
    Buffer.from(await paper.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

it.each([
  ['another', { email: 'muu@example.fi' }],
  ['one whose address is not verified', { email: EMAIL, verified: false }],
])('%s sees neither', async (_, who) => {
  const { offer, orderId } = await accepted()
  const { headers } = await signInCustomer(test, who)
  expect((await read(`/api/auth/orders/${orderId}/offers`, headers)).status).toBe(404)
  expect((await read(`/api/auth/offers/${offer.id}/pdf`, headers)).status).toBe(404)
})

it('an offer that waits for its answer is not under the account', async () => {
  await openShop()
  const { id } = await sent()
  const { headers } = await signInCustomer(test, { email: EMAIL })
  expect((await read(`/api/auth/offers/${id}/pdf`, headers)).status).toBe(404)
})

it('the account says how the rest of an order is paid', async () => {
  const { orderId } = await accepted()
  const { headers } = await signInCustomer(test, { email: EMAIL })
  const { answer } = await test.call('GET /api/auth/orders/{id}', { path: `/api/auth/orders/${orderId}`, headers })
  expect(answer.payment).toMatchObject({ amount: 3249, transfer: { iban: 'FI2112345600000785' } })
  expect(answer.payment?.transfer?.qr_svg).toContain('<svg')
})
