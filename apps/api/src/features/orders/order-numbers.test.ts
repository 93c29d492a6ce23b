import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput } from '../../../test/factories.ts'
import { shopCalls } from '../../../test/shop-calls.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
const { create } = shopCalls(() => test)

it('orders are numbered one after the other, from 1001 on', async () => {
  expect([(await create()).number, (await create()).number]).toEqual([1001, 1002])
})

it('an order that is refused takes no number', async () => {
  await create()
  await test.fail('POST /api/admin/orders', { body: orderInput({ items: [{ product_id: '1', quantity: 9_999 }] }) })
  expect((await create()).number).toBe(1002)
})

it('the number of a deleted order is not given again', async () => {
  await create()
  await test.deps.db.deleteFrom('orders').execute()
  expect((await create()).number).toBe(1002)
})

it('is in the exported table', async () => {
  const { number, id } = await create()
  const { answer } = await test.call('GET /api/admin/orders/export')
  expect(answer).toContain(`\r\n${number};${id};`)
})
