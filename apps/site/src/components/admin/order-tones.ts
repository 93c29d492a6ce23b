import type { DeliveryState, PaymentState } from '@arkpax/schema/order-states'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'

/** What waits for a hand or for money stands out. */
export const paymentTone: Record<PaymentState, BadgeTone> = {
  untracked: 'outline',
  unpaid: 'low',
  part_paid: 'low',
  paid: 'good',
  overpaid: 'danger',
  to_refund: 'low',
  part_refunded: 'neutral',
  refunded: 'neutral',
}

export const deliveryTone: Record<DeliveryState, BadgeTone> = {
  none: 'outline',
  part_sent: 'low',
  sent: 'neutral',
  delivered: 'good',
  returned: 'danger',
}
