import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'

let test: TestApp

beforeEach(async () => {
  test = await createTestApp()
})

const body = {
  customer_name: 'Aino Korhonen',
  customer_email: 'aino@example.fi',
  shipping_address: 'Satamakatu 4',
  shipping_postcode: '00160',
  shipping_city: 'Helsinki',
  items: [{ product_id: '1', quantity: 2 }],
}
const rowsOf = async () => [
  await test.deps.db.selectFrom('orders').selectAll().execute(),
  await test.deps.db.selectFrom('products').select(['id', 'stock']).orderBy('id').execute(),
  await test.deps.db.selectFrom('outbox').selectAll().execute(),
  await test.deps.db.selectFrom('order_numbers').selectAll().execute(),
]

it('the confirmation of an order is shown as it will leave, and nothing is stored', async () => {
  const before = await rowsOf()
  const { answer } = await test.call('POST /api/admin/orders/preview', { body })
  expect(answer.mail.to).toBe('aino@example.fi')
  expect(await rowsOf()).toEqual(before)

  const { answer: order } = await test.call('POST /api/admin/orders', { body })
  expect(answer.mail.subject).toBe(`Tilausvahvistus ${order.number}`)
  expect(answer.mail.text).toContain('Ark PRO 2400 W, 2\u00A0kpl')
  expect(answer.mail.text).toContain('Satamakatu 4, 00160 Helsinki')
})

it('what cannot be ordered has no confirmation either', async () => {
  const tooMany = { ...body, items: [{ product_id: '1', quantity: 5_000 }] }
  const { status, problem } = await test.fail('POST /api/admin/orders/preview', { body: tooMany })
  expect([status, problem]).toMatchObject([409, { code: 'insufficient_stock' }])
})
