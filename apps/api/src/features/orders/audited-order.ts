import type { Order } from '@arkpax/schema/orders'

/** What the log calls an order: its running number, as people say it. */
export const ofOrder = ({ id, number }: Pick<Order, 'id' | 'number'>) =>
  ({ entity: 'order', entityId: id, title: String(number) }) as const
