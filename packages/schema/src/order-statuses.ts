/** The states of an order; staff may set any from any. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Order states for staff. */
export const orderStatusLabels: Record<OrderStatus, string> = {
  pending: 'Odottaa',
  processing: 'Käsitellään',
  shipped: 'Lähetetty',
  delivered: 'Toimitettu',
  cancelled: 'Peruutettu',
}

/** Order states for the customer. */
export const customerOrderStatusLabels: Record<OrderStatus, string> = {
  ...orderStatusLabels,
  pending: 'Odottaa käsittelyä',
  processing: 'Käsittelyssä',
}

/** The state an order is shown in: an unknown one displays as pending. */
export const displayedOrderStatus = (status: string): OrderStatus =>
  orderStatuses.find((known) => known === status) ?? 'pending'

/** An order is active until it is delivered or cancelled. */
export const isActiveOrder = (status: string) => status !== 'delivered' && status !== 'cancelled'

/** Why an order is cancelled. */
export const cancelReasons = ['customer', 'unpaid', 'out_of_stock', 'duplicate', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]

export const cancelReasonLabels: Record<CancelReason, string> = {
  customer: 'Asiakas pyysi',
  unpaid: 'Maksua ei tullut',
  out_of_stock: 'Tuotetta ei saada',
  duplicate: 'Sama tilaus kahdesti',
  other: 'Muu syy',
}
