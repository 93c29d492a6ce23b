import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'

const AINO = 'aino.korhonen@example.fi'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-22T10:00:00Z')
})

const make = async () =>
  (await test.call('POST /api/admin/orders', { body: orderInput({ customer_email: AINO }) })).answer
const mailsOf = async (id: string) =>
  (await test.call('GET /api/admin/orders/{id}/mails', { path: `/api/admin/orders/${id}/mails` })).answer
const later = (seconds: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + seconds * 1_000)
}

it('tells of each mail whether it waits or has left, and when', async () => {
  const { id } = await make()
  expect(await mailsOf(id)).toMatchObject([{ kind: 'order-confirmation', state: 'waiting' }])
  later(60)
  await leavingMail(test)
  expect(await mailsOf(id)).toMatchObject([
    { kind: 'order-confirmation', state: 'sent', at: '2026-11-22T10:01:00.000Z' },
  ])
})

it('tells of the mail of a delivery, and not of the mails of another order', async () => {
  const { id, items } = await make()
  await make()
  const { answer: delivery } = await test.call('POST /api/admin/orders/{id}/deliveries', {
    path: `/api/admin/orders/${id}/deliveries`,
    body: { items: items.map((item) => ({ order_item_id: item.id, quantity: item.quantity })) },
  })
  await test.call('PUT /api/admin/deliveries/{id}/state', {
    path: `/api/admin/deliveries/${delivery.id}/state`,
    body: { state: 'sent' },
  })
  later(60)
  await leavingMail(test)
  expect((await mailsOf(id)).map(({ kind, state }) => [kind, state])).toEqual([
    ['order-confirmation', 'sent'],
    ['delivery-sent', 'sent'],
  ])
})

it('keeps what went to an address that has been changed since', async () => {
  const { id } = await make()
  await test.deps.db.updateTable('orders').set({ customer_email: 'uusi@example.fi' }).where('id', '=', id).execute()
  expect(await mailsOf(id)).toMatchObject([{ kind: 'order-confirmation' }])
})

it('is for those who may read mails, of an order that is there', async () => {
  const { id } = await make()
  const { headers } = await signInStaff(test, 'viewer')
  const path = `/api/admin/orders/${id}/mails`
  expect((await test.fail('GET /api/admin/orders/{id}/mails', { path, headers })).status).toBe(403)
  const elsewhere = '/api/admin/orders/poissa/mails'
  expect((await test.fail('GET /api/admin/orders/{id}/mails', { path: elsewhere })).status).toBe(404)
})
