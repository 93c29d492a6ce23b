import type { OrderDetail } from '@arkpax/schema/orders'
import { useMay } from '~/components/admin/signed-in.ts'
import { useRead, useReadWhen } from '~/lib/use-read.ts'

/** What tells the next step of an order; what the role may not read stays unread. */
export function useStepReads(order: OrderDetail) {
  const mayReadPayments = useMay('payments.read')
  const mayReadReturns = useMay('returns.read')
  const id = { params: { id: order.id } }
  return {
    deliveries: useRead('GET /api/admin/orders/{id}/deliveries', id),
    money: useReadWhen(mayReadPayments, 'GET /api/admin/orders/{id}/payments', id),
    returns: useReadWhen(mayReadReturns, 'GET /api/admin/orders/{id}/returns', id),
  }
}
