import { isOpenReturn } from '@arkpax/schema/returns'
import type { ReturnsOfOrders } from '../orders/returns-of-orders.service.ts'
import { listWaitingRefunds } from '../payments/payments.repo.ts'
import { refundedOf } from './listed-returns.repo.ts'
import { listReturnsOf, piecesOf } from './returns.repo.ts'

/** What orders ask of their returns. */
export const returnsOfOrders: ReturnsOfOrders = {
  async withdrawnOf(db, orderId) {
    const returns = await listReturnsOf(db, orderId)
    const waiting = await listWaitingRefunds(db, orderId)
    return returns.map((row) => ({
      number: row.number,
      state: row.state,
      items: piecesOf(row.items),
      announced_at: row.announced_at,
      refund_due_on: row.refund_due_on,
      refunded: refundedOf(row),
      awaits_money: isOpenReturn(row.state) || waiting.some(({ id }) => id === row.payment_id),
    }))
  },
}
