import { finnishDay } from '@arkpax/schema/format-fi'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { OWN_IBAN } from '../../../test/camt.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput } from '../../../test/factories.ts'
import { renderMail } from '../../render-mail.ts'
import { stopTypesetter } from '../../services/typesetter.ts'
import { issueReceipts } from '../documents/issue-receipts.service.ts'
import { tellPayments } from './payment-news.service.ts'

let test: TestApp
let order: { id: string; number: number; total_amount: number }
beforeEach(async () => {
  test = await createTestApp()
  const { sale } = (await test.call('GET /api/admin/settings')).answer
  await test.call('PUT /api/admin/settings/sale', { body: { ...sale, iban: OWN_IBAN } })
  const body = orderInput({ payment_method: 'bank_transfer', notify: false })
  order = (await test.call('POST /api/admin/orders', { body })).answer
})
afterAll(stopTypesetter)

const pay = async (amount: number) =>
  (
    await test.call('POST /api/admin/orders/{id}/payments', {
      path: `/api/admin/orders/${order.id}/payments`,
      body: { method: 'bank_transfer', amount, paid_on: finnishDay(test.clock.now) },
    })
  ).answer
const later = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
/** What a minute later has been told, newest last. */
async function told() {
  later(10_000)
  await issueReceipts(test.deps.db, test.clock.now)
  await tellPayments(test.deps.db, test.clock.now, test.deps.config)
  const rows = await test.deps.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'payment-received')
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async (row) => {
      const mail = await renderMail(row, test.deps)
      return {
        text: mail?.text.replaceAll('\u00A0', ' ') ?? '',
        files: mail?.attachments?.map(({ filename }) => filename) ?? [],
      }
    }),
  )
}

describe('a customer whose money has come', () => {
  it('is thanked once, and has the receipt of what is paid in full', async () => {
    await pay(order.total_amount)
    const [mail, ...others] = [...(await told()), ...(await told()).slice(1)]
    expect(mail?.text).toContain('kokonaan maksettu')
    expect(mail?.files).toEqual([expect.stringMatching(/^kuitti-\d+\.pdf$/)])
    expect(others).toEqual([])
  })

  it('is told what is missing and how to pay it', async () => {
    await pay(100)
    const [mail] = await told()
    expect(mail?.text).toMatch(/saaneet maksusi 100,00 €[\s\S]*vielä maksamatta[\s\S]*FI21 1234/)
    expect(mail?.files).toEqual([])
  })

  it('is told what is too much', async () => {
    await pay(order.total_amount + 25)
    expect((await told())[0]?.text).toContain('Maksoit 25,00 € enemmän kuin tilaus maksaa')
  })

  it('is told at once of payments that came together', async () => {
    await pay(100)
    await pay(50)
    const mails = await told()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('maksusi 150,00 €')
  })

  it('hears nothing of what was taken back, or is no news', async () => {
    const { payments } = await pay(100)
    const id = payments[0]?.id
    await test.call('POST /api/admin/payments/{id}/undo', { path: `/api/admin/payments/${id}/undo` })
    expect(await told()).toEqual([])
    await pay(100)
    later(3 * 86_400_000)
    expect(await told()).toEqual([])
  })
})
