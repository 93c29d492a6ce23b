/** What stands beside the status of an order: how it is paid and how far it has been paid and delivered. */

/** Without credit first, as the law asks. */
export const paymentMethods = ['bank_transfer', 'paytrail', 'on_collection', 'invoice'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  bank_transfer: 'Tilisiirto etukäteen',
  paytrail: 'Verkkomaksu',
  on_collection: 'Maksu noudettaessa',
  invoice: 'Lasku (yritykset)',
}

export const paymentStates = [
  'untracked',
  'unpaid',
  'part_paid',
  'paid',
  'overpaid',
  'to_refund',
  'part_refunded',
  'refunded',
] as const
export type PaymentState = (typeof paymentStates)[number]

export const paymentStateLabels: Record<PaymentState, string> = {
  untracked: 'Ei seurata',
  unpaid: 'Maksamatta',
  part_paid: 'Osa maksettu',
  paid: 'Maksettu',
  overpaid: 'Maksettu liikaa',
  to_refund: 'Palautettavana',
  part_refunded: 'Osa palautettu',
  refunded: 'Palautettu',
}

/** Money of an order, in any one unit. `total` is what it costs now: nothing once it is cancelled. */
interface OrderMoney {
  method: PaymentMethod | null
  total: number
  /** What credit notes took off the price. */
  credited: number
  paid: number
  /** What was given back or is about to be, and how much of that nobody has paid out yet. */
  refunded: number
  waiting: number
}

/**
 * How far an order has been paid. What was given back counts first where nothing, or only a part, is kept; what had come over the price does
 * not. It is not told as given back before it has been paid out.
 */
export function paymentState({ method, total, credited, paid, refunded, waiting }: OrderMoney): PaymentState {
  if (method === null && paid === 0) return 'untracked'
  const kept = paid - refunded
  if (kept > total) return 'overpaid'
  if (refunded > 0 && (kept !== total || kept === 0 || credited > 0)) {
    if (waiting > 0) return 'to_refund'
    return kept === 0 ? 'refunded' : 'part_refunded'
  }
  if (kept === total) return 'paid'
  return kept > 0 ? 'part_paid' : 'unpaid'
}

export const deliveryStates = ['none', 'part_sent', 'sent', 'delivered', 'returned'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const deliveryStateLabels: Record<DeliveryState, string> = {
  none: 'Ei lähetetty',
  part_sent: 'Osa lähetetty',
  sent: 'Lähetetty',
  delivered: 'Toimitettu',
  returned: 'Palautunut',
}
