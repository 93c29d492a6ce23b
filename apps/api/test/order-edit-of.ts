import type { Sent } from '@arkpax/schema/endpoints'
import type { Order } from '@arkpax/schema/orders'

type Edit = Sent<'PUT /api/admin/orders/{id}', 'body'>

/** The edit that leaves an order as it is, quietly; a test names what it changes. */
export const editOf = (order: Order, change: Partial<Edit> = {}): Edit => ({
  ...order,
  items: order.items.map(({ id, product_id, quantity, price, discount }) => ({
    ...{ id, product_id, quantity, price, discount },
  })),
  charges: order.charges,
  notify: false,
  ...change,
})
