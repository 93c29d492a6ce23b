import type { OrderStatus } from '@arkpax/schema/order-statuses'
import type { BadgeTone } from '~/components/ui/badge.recipe.ts'

/** How a state of an order looks to its customer; its words say the same. */
export const orderStatusTone: Record<OrderStatus, BadgeTone> = {
  pending: 'low',
  processing: 'low',
  shipped: 'neutral',
  delivered: 'good',
  cancelled: 'danger',
}
