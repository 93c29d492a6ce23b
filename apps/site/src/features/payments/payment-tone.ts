import type { PaymentState } from '@arkpax/schema/order-states'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'

/** How a state of payment looks. */
export const paymentTone: Record<PaymentState, BadgeTone> = {
  untracked: 'outline',
  unpaid: 'low',
  part_paid: 'low',
  paid: 'good',
  overpaid: 'danger',
  part_refunded: 'neutral',
  refunded: 'neutral',
}
