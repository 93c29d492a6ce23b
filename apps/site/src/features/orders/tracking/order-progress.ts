import { displayedOrderStatus, type OrderStatus } from '@arkpax/schema/order-statuses'

/** The way of an order that is not cancelled. */
export const way = ['pending', 'processing', 'shipped', 'delivered'] as const satisfies OrderStatus[]

/** A state and when the order came to it. */
interface Milestone {
  status: string
  created_at: string
}

/** A step of the way: passed, where the order is now, or still to come; `at` is when the order came to it. */
export interface ProgressStep {
  status: OrderStatus
  state: 'passed' | 'current' | 'coming'
  at: string | undefined
}

/**
 * How far an order is, for its progress line: nothing for a cancelled one. A step that staff went back from is coming again.
 * Takes the events oldest first.
 */
export function orderProgress(status: string, events: readonly Milestone[]): ProgressStep[] {
  const now = displayedOrderStatus(status)
  if (now === 'cancelled') return []
  const current = way.indexOf(now)
  return way.map((step, index) => {
    const state = index < current ? 'passed' : index === current ? 'current' : 'coming'
    const at = events.findLast((event) => event.status === step)?.created_at
    return { status: step, state, at: state === 'coming' ? undefined : at }
  })
}
