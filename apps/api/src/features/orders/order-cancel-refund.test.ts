import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { issueDocument } from '../documents/issue-document.service.ts'
import { takeBackReceipts } from '../documents/issue-receipts.service.ts'
import { recordPayment } from '../payments/payments.service.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  await setStock('1', 5)
})
const { create, read, change, setStock } = shopCalls(() => test)

async function paid(methods: readonly ('bank_transfer' | 'paytrail')[] = ['bank_transfer']) {
  const { id, total_amount } = await create({
    items: [{ product_id: '1', quantity: 1 }],
    payment_method: 'bank_transfer',
  })
  const cents = Math.round((total_amount * 100) / methods.length)
  for (const method of methods)
    await recordPayment(test.deps.db, { orderId: id, cents, method, paidOn: '2026-11-20' }, test.clock.now)
  return id
}
const refundsOf = (id: string) =>
  test.deps.db
    .selectFrom('payments')
    .select(['method', 'state', 'cents'])
    .where('order_id', '=', id)
    .where('kind', '=', 'refund')
    .orderBy('method')
    .execute()

it('a cancellation gives back what was paid, in the same step and once', async () => {
  const id = await paid()
  const cancelled = await change(id, { status: 'cancelled', refund: true })
  expect(cancelled).toMatchObject({ status: 'cancelled', paid_amount: 3350, refunded_amount: 3350 })
  await change(id, { status: 'cancelled', refund: true })
  expect(await refundsOf(id)).toEqual([{ method: 'bank_transfer', state: 'waiting', cents: 335_000 }])
})

it('what came online goes back online, and the rest to an account', async () => {
  const id = await paid(['paytrail', 'bank_transfer'])
  await change(id, { status: 'cancelled', refund: true })
  expect(await refundsOf(id)).toEqual([
    { method: 'bank_transfer', state: 'waiting', cents: 167_500 },
    { method: 'paytrail', state: 'waiting', cents: 167_500 },
  ])
})

it('taking the cancellation back takes the refund back too', async () => {
  const id = await paid()
  const { undo } = await change(id, { status: 'cancelled', refund: true })
  const path = `/api/admin/orders/${id}/status/undo`
  await test.call('POST /api/admin/orders/{id}/status/undo', { path, body: { event_id: undo?.event_id ?? '' } })
  expect(await read(id)).toMatchObject({ status: 'pending', paid_amount: 3350, refunded_amount: 0 })
  expect(await refundsOf(id)).toMatchObject([{ state: 'cancelled' }])
})

it('money stays where it is not to be given back, and where something else than a cancellation is said', async () => {
  const id = await paid()
  await change(id, { status: 'processing', refund: true })
  await change(id, { status: 'cancelled' })
  expect(await refundsOf(id)).toEqual([])
})

it('who may not give money back cannot do it by cancelling', async () => {
  const id = await paid()
  const { headers } = await signInStaff(test, 'sales')
  const path = `/api/admin/orders/${id}/status`
  const refused = await test.fail('PUT /api/admin/orders/{id}/status', {
    path,
    headers,
    body: { status: 'cancelled', refund: true },
  })
  expect(refused.status).toBe(403)
  expect(await read(id)).toMatchObject({ status: 'pending', refunded_amount: 0 })
})

it('the receipt is credited only once the cancellation can no longer be undone', async () => {
  const { db } = test.deps
  const id = await paid()
  await issueDocument(db, { kind: 'receipt', orderId: id }, test.clock.now)
  await change(id, { status: 'cancelled', refund: true })
  const credited = async (secondsLater: number) => {
    await takeBackReceipts(db, new Date(test.clock.now.getTime() + secondsLater * 1000))
    return (await db.selectFrom('documents').select('kind').where('kind', '=', 'credit_note').execute()).length
  }
  expect([await credited(5), await credited(11), await credited(60)]).toEqual([0, 1, 1])
})
