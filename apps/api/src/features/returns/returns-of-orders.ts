import { isOpenReturn } from '@arkpax/schema/returns'
import type { ReturnsOfOrders } from '../orders/returns-of-orders.service.ts'
import { listWaitingRefunds } from '../payments/payments.repo.ts'
import { listReturnSummariesOf, returnsPaidBy } from './listed-returns.repo.ts'

/** What orders ask of their returns. */
export const returnsOfOrders: ReturnsOfOrders = {
  async withdrawnOf(db, orderId) {
    const returns = await listReturnSummariesOf(db, orderId)
    const waiting = await listWaitingRefunds(db, orderId)
    const unpaid = await returnsPaidBy(
      db,
      waiting.map(({ id }) => id),
    )
    return returns.map(({ id, number, state, items, announced_at, refund_due_on, refunded }) => ({
      ...{ number, state, items, announced_at, refund_due_on, refunded },
      awaits_money: isOpenReturn(state) || unpaid.has(id),
    }))
  },
}
