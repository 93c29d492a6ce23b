import type { ContactStatus } from '@arkpax/schema/contact'
import type { DeliveryState, PaymentMethod } from '@arkpax/schema/order-states'
import type { CancelReason } from '@arkpax/schema/order-statuses'
import type { OrderCharge, OrderEvent, StockMove } from '@arkpax/schema/orders'
import type { Generated } from 'kysely'

export interface OrderTable {
  id: string
  /** What people call it by: one more than that of the order before it. */
  number: number
  customer_name: string
  customer_email: string
  customer_phone: string | null
  shipping_address: string
  shipping_postcode: string
  shipping_city: string
  total_amount_cents: number
  /** The value added tax that the total includes: the rate of the day on which the order was made. */
  vat_percent: Generated<number>
  status: string
  /** Of a customer that is a company. */
  company: Generated<string | null>
  business_id: Generated<string | null>
  /** Where the bill goes; null where it goes with the goods. */
  billing_address: Generated<string | null>
  billing_postcode: Generated<string | null>
  billing_city: Generated<string | null>
  einvoice_address: Generated<string | null>
  einvoice_operator: Generated<string | null>
  /** Null where payment is not followed here. */
  payment_method: Generated<PaymentMethod | null>
  /** YYYY-MM-DD in Finland. */
  payment_due_on: Generated<string | null>
  /** All that has come in, and all that was given back or is about to be. */
  paid_cents: Generated<number>
  refunded_cents: Generated<number>
  /** What of that is still to be paid out. */
  refund_waiting_cents: Generated<number>
  /** What credit notes took off what it costs, beyond what edits did. */
  credited_cents: Generated<number>
  delivery_state: Generated<DeliveryState>
  note: string | null
  contact_message_id: string | null
  /** What that message was before the order; null without one. */
  message_status_before: ContactStatus | null
  /** Lower-cased number, id, name, e-mail, phone and postal address, for searching. */
  search_text: string
  /** The Finnish calendar day of `created_at`, for the sales report. */
  ordered_on: string
  /** How many times staff have changed it, from 1. */
  version: Generated<number>
  created_at: string
  updated_at: string
}

/** One row, once there is an order: the number that was given last. */
export interface OrderNumberTable {
  id: number
  last: number
}

export interface OrderItemTable {
  id: string
  order_id: string
  product_id: string
  /** The name and price that the product had when the order was made. */
  product_name: string
  quantity: number
  price_cents: number
  /** What the whole line was cut by. */
  discount_cents: Generated<number>
  /** The value added tax that the product had then, in percent. */
  vat_percent: Generated<number>
  /** How many of its pieces are back in stock: of a cancelled order, or of goods that came back. */
  restocked: Generated<number>
}

/** What an order costs beside its products. */
export interface OrderChargeTable {
  id: string
  order_id: string
  kind: OrderCharge['kind']
  name: string
  quantity: number
  price_cents: number
  discount_cents: Generated<number>
  vat_percent: number
}

export interface OrderEventTable {
  id: string
  order_id: string
  type: OrderEvent['type']
  from_status: string | null
  to_status: string
  /** Whether the customer was to be told. */
  notified: boolean
  stock_move: StockMove | null
  /** JSON of the pieces that it moved, line by line; null where it moved none. */
  moved: Generated<string | null>
  /** Why it was cancelled. */
  reason: Generated<CancelReason | null>
  /** JSON of what an edit changed. */
  changes: Generated<string | null>
  /** The mails of the outbox that it queued, so that they can be taken back while they wait. */
  mail_id: string | null
  invitation_id: string | null
  created_at: string
}

/** What staff tell each other of an order. */
export interface OrderNoteTable {
  id: string
  order_id: string
  /** Null once the person has been removed. */
  author_id: string | null
  author_name: string
  text: string
  version: Generated<number>
  created_at: string
  updated_at: string
}

/** An order whose person is to be forgotten once it is delivered or cancelled. */
export interface OrderErasureTable {
  order_id: string
  created_at: string
}

/** The orders of one status that were made on one Finnish day, added up. */
export interface SalesDayTable {
  /** YYYY-MM-DD */
  day: string
  status: string
  orders: number
  cents: number
}

/** The units of a product that were sold on one Finnish day; cancelled orders sold nothing. */
export interface ProductSalesDayTable {
  day: string
  product_id: string
  units: number
}
