import type { Order } from '@arkpax/schema/orders'
import { phoneDigits } from '../../db/phone-digits.ts'
import { searchText } from '../../db/search-text.ts'
import type { OrderTable } from './orders.table.ts'

type Searched = Pick<
  OrderTable,
  | 'id'
  | 'number'
  | 'customer_name'
  | 'customer_email'
  | 'customer_phone'
  | 'shipping_address'
  | 'shipping_postcode'
  | 'shipping_city'
> &
  Partial<Pick<Order, 'company' | 'business_id'>>

/** What staff find an order by. `#` may stand before a number or an id; a phone number is found in any spelling. */
export const orderSearchText = (order: Searched) =>
  searchText(
    `#${order.number}`,
    `#${order.id}`,
    order.customer_name,
    order.customer_email,
    order.customer_phone,
    order.customer_phone && phoneDigits(order.customer_phone),
    order.shipping_address,
    order.shipping_postcode,
    order.shipping_city,
    order.company ?? '',
    order.business_id ?? '',
  )
