import { beforeEach, describe, expect, it } from 'vitest'
import { payOrder } from '../../../test/billed-shop.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { documentsPrivacy } from './documents.privacy.ts'
import { issueDocument } from './issue-document.service.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
const { create } = shopCalls(() => test)
const EMAIL = 'matti.meikalainen@example.fi'
const person = { id: undefined, email: EMAIL }

/** A receipt of this day, and a credit note of it a year later. */
async function creditedReceipt(now: Date) {
  const { db } = test.deps
  const order = await create()
  await payOrder(db, order.id, order.total_amount)
  const receipt = await issueDocument(db, { kind: 'receipt', orderId: order.id }, now)
  const later = new Date(now.getTime() + 366 * 24 * 60 * 60 * 1000)
  const credits = { documentId: receipt.id, reason: 'Palautus' }
  return [receipt, await issueDocument(db, { kind: 'credit_note', orderId: order.id, credits }, later)]
}

const numbers = async () =>
  (await test.deps.db.selectFrom('documents').select('number').orderBy('number').execute()).map(({ number }) => number)

describe('documents and whom they are about', () => {
  it('are in the download of their data', async () => {
    await creditedReceipt(new Date('2026-11-24T10:00:00Z'))
    const own =
      typeof documentsPrivacy.ownData === 'function' ? await documentsPrivacy.ownData(test.deps.db, person) : {}
    expect(own).toMatchObject({ documents: [{ number: 40001, buyer: { email: EMAIL } }, { number: 30001 }] })
  })

  it('stay when the person asks for erasure, until six years after the last of their years', async () => {
    await creditedReceipt(new Date('2026-11-24T10:00:00Z'))
    expect(await documentsPrivacy.erasureParts?.(test.deps.db, person)).toEqual([
      { kind: 'documents', count: 2, effect: 'kept', until: '2033-12-31' },
    ])
  })

  it('go after that, what a kept credit note takes back with it', async () => {
    await creditedReceipt(new Date('2026-11-24T10:00:00Z'))
    const [sweep] = documentsPrivacy.retain
    const pass = (day: string) => sweep(test.deps.db, new Date(day), test.deps.config)
    await pass('2033-06-01T00:00:00Z')
    expect(await numbers()).toEqual([30001, 40001])
    await pass('2034-01-02T00:00:00Z')
    expect(await numbers()).toEqual([])
  })
})
