import type { ReturnDetail } from '@arkpax/schema/returns'
import { expect, it } from 'vitest'
import { nextReturnStep } from './next-return-step.ts'

type Given = Parameters<typeof nextReturnStep>[0]

const piece: ReturnDetail['items'][number] = {
  ...{ id: 'p1', order_item_id: 'l1', product_id: '1', product_name: 'Ark PRO', is_cancelled: false, value: 3350 },
  ...{ loss: 0, loss_reason: null, restock: null, serial: null, is_scrapped: false, known_serials: [] },
}
const stepOf = (given: Partial<Given>) =>
  nextReturnStep({ state: 'announced', items: [piece], sent_on: null, ...given })

it('waits for the goods and a look at them before their money', () => {
  expect(stepOf({})).toBe('pickup')
  expect(stepOf({ sent_on: '2026-11-30' })).toBe('arrived')
  expect(stepOf({ state: 'pickup' })).toBe('arrived')
  expect(stepOf({ state: 'arrived' })).toBe('inspected')
  expect(stepOf({ state: 'inspected' })).toBe('refunded')
})

it('waits for its money alone where nothing comes back, and for nothing once it is over', () => {
  expect(stepOf({ items: [{ ...piece, is_cancelled: true }] })).toBe('refunded')
  expect(stepOf({ state: 'refunded' })).toBeNull()
  expect(stepOf({ state: 'closed' })).toBeNull()
})
