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
>

/** What staff find an order by. Screens and mails write `#` before a number or an id. */
export const orderSearchText = (order: Searched) =>
  searchText(
    `#${order.number}`,
    `#${order.id}`,
    order.customer_name,
    order.customer_email,
    order.customer_phone,
    order.shipping_address,
    order.shipping_postcode,
    order.shipping_city,
  )
