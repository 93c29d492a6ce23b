import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { offerCalls, offerInput } from '../../../test/make-offers.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-21T10:00:00Z')
})
const { openShop, draft, sent, send, acceptance, accept, mails, path } = offerCalls(() => test)

const said = (overrides: object = {}) => {
  const { token: _, ...given } = acceptance('')
  return { ...given, accepted_by: 'Maija Meikäläinen', accepted_through: 'phone' as const, ...overrides }
}
const record = async (id: string, overrides: object = {}) =>
  (await test.call('POST /api/admin/offers/{id}/accept', { path: path(id, 'accept'), body: said(overrides) })).answer
const refused = async (id: string, overrides: object = {}) =>
  (await test.fail('POST /api/admin/offers/{id}/accept', { path: path(id, 'accept'), body: said(overrides) })).problem
const orders = async () => (await test.call('GET /api/admin/orders')).answer

it('makes the order that the customer would have made, with the same mails', async () => {
  await openShop()
  const theirs = await sent()
  await accept(theirs.token)
  const ours = await sent()
  const offer = await record(ours.id, { note: 'Soitti aamulla.' })
  expect(offer).toMatchObject({ status: 'accepted', order: { number: expect.any(Number) } })
  const made = (await orders()).map(({ id, number: _, ...order }) => ({
    id,
    order: {
      ...order,
      items: order.items.map(({ id: __, ...item }) => item),
      charges: order.charges.map(({ id: __, ...charge }) => charge),
    },
  }))
  const recorded = made.find(({ id }) => id === offer.order?.id)
  const own = made.find(({ id }) => id !== offer.order?.id)
  const note = `Tarjouksen ${ours.number} hyväksyi Maija Meikäläinen (puhelimitse).\nSoitti aamulla.`
  expect(recorded?.order).toEqual({ ...own?.order, note })
  const confirmed = await mails('offer-accepted')
  expect(confirmed.map(({ to }) => to)).toEqual(['matti.meikalainen@example.fi', 'matti.meikalainen@example.fi'])
  expect(await mails('offer-news')).toHaveLength(2)
  expect(confirmed[1]?.mail?.text).not.toContain('Soitti aamulla')
})

it('makes one order however often it is told, and stands once in the log', async () => {
  await openShop()
  const { id } = await sent()
  const first = await record(id)
  expect((await record(id)).order).toEqual(first.order)
  expect(await orders()).toHaveLength(1)
  const { answer } = await test.call('GET /api/admin/audit-log', { path: '/api/admin/audit-log?entity=offer' })
  const [told, ...others] = answer.filter(({ action }) => action === 'accept')
  expect(others).toEqual([])
  expect(told?.changes).toContainEqual(expect.objectContaining({ field: 'accepted_through', to: 'Puhelimitse' }))
  expect(JSON.stringify(told)).not.toContain('Maija')
})

it('is refused as the customer would be: a draft, one that has ended, another revision, another place or way to pay', async () => {
  await openShop()
  const unsent = await draft()
  expect(await refused(unsent.id)).toMatchObject({ code: 'offer_closed' })
  const { id } = await sent({ valid_until: '2026-11-21' })
  expect((await refused(id, { shipping_postcode: '90100' })).errors).toMatchObject([{ path: 'shipping_postcode' }])
  expect((await refused(id, { payment_method: 'invoice' })).errors).toMatchObject([{ path: 'payment_method' }])
  expect((await refused(id, { accepted_by: '' })).errors).toMatchObject([{ path: 'accepted_by' }])
  await test.call('PUT /api/admin/offers/{id}', {
    path: path(id),
    body: offerInput({ valid_until: '2026-11-21', message: 'Uusi' }),
  })
  await send(id)
  expect(await refused(id)).toMatchObject({ code: 'offer_changed' })
  test.clock.now = new Date('2026-11-21T22:30:00Z')
  expect(await refused(id, { revision: 2 })).toMatchObject({ code: 'offer_closed' })
  expect(await orders()).toEqual([])
})
