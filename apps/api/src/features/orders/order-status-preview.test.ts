import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { shopCalls } from '../../../test/shop-calls.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
const { create, read, change } = shopCalls(() => test)

const previewPath = (id: string, status: string) => `/api/admin/orders/${id}/status-preview?status=${status}`
const preview = async (id: string, status: string) =>
  (await test.call('GET /api/admin/orders/{id}/status-preview', { path: previewPath(id, status) })).answer

it('shows the mail word for word as it then leaves, and changes nothing', async () => {
  const { id } = await create({ notify: false })
  const before = await read(id)
  const { mail, ...rest } = await preview(id, 'shipped')
  expect(rest).toMatchObject({ from_status: 'pending', to_status: 'shipped', review_invitation_at: null, stock: null })
  expect([await read(id), await leavingMail(test)]).toEqual([before, []])

  await change(id, { status: 'shipped' })
  test.clock.now = new Date(test.clock.now.getTime() + 10_000)
  const [left] = await leavingMail(test)
  expect(mail).toEqual({ to: left?.to, subject: left?.subject, text: left?.text })
})

it('tells the tax of the day on which the order was made, whatever the rate is now', async () => {
  const before = await create()
  const settings = (await test.call('GET /api/admin/settings')).answer
  await test.call('PUT /api/admin/settings/terms', { body: { ...settings.terms, vatPercent: 24 } })
  const after = await create()
  expect((await preview(before.id, 'shipped')).mail?.text).toContain('sis. alv 25,5\u00A0%')
  expect((await preview(after.id, 'shipped')).mail?.text).toContain('sis. alv 24\u00A0%')
})

it('tells how many pieces would go back to stock, and be taken again', async () => {
  const { id } = await create({
    items: [
      { product_id: '1', quantity: 1 },
      { product_id: '4', quantity: 2 },
    ],
  })
  expect((await preview(id, 'cancelled')).stock).toEqual({ move: 'returned', pieces: 3 })
  await change(id, { status: 'cancelled' })
  expect((await preview(id, 'pending')).stock).toEqual({ move: 'taken', pieces: 3 })
  await change(id, { status: 'pending' })
  await change(id, { status: 'cancelled', restock: false })
  expect((await preview(id, 'pending')).stock).toBeNull()
})

it('tells when the first delivery would ask for a review, and nothing of the status it has', async () => {
  const { id } = await create()
  const inAWeek = new Date(test.clock.now.getTime() + 7 * 24 * 3_600_000).toISOString()
  expect((await preview(id, 'delivered')).review_invitation_at).toBe(inAWeek)
  await change(id, { status: 'delivered' })
  expect(await preview(id, 'delivered')).toMatchObject({ mail: null, stock: null, review_invitation_at: null })
  await change(id, { status: 'shipped' })
  expect((await preview(id, 'delivered')).review_invitation_at).toBeNull()
})

it('mails nobody where the person has been taken out of the order', async () => {
  const { id } = await create()
  await test.deps.db.updateTable('orders').set({ customer_email: '' }).where('id', '=', id).execute()
  expect((await preview(id, 'shipped')).mail).toBeNull()
  await change(id, { status: 'shipped' })
  expect((await read(id)).events.at(-1)).toMatchObject({ to_status: 'shipped', notified: false })
})

it('is 422 for a status that is none and 404 for an order that is not there', async () => {
  const { id } = await create()
  const fail = (path: string) => test.fail('GET /api/admin/orders/{id}/status-preview', { path })
  expect((await fail(previewPath(id, 'lost'))).status).toBe(422)
  expect((await fail(previewPath('x', 'shipped'))).status).toBe(404)
})
