export interface OrderTable {
  id: string
  customer_name: string
  customer_email: string
  customer_phone: string | null
  shipping_address: string
  shipping_postcode: string
  shipping_city: string
  total_amount_cents: number
  status: string
  note: string | null
  contact_message_id: string | null
  /** Lower-cased id, name, e-mail, phone and postal address, for searching. */
  search_text: string
  /** The Finnish calendar day of `created_at`, for the sales report. */
  ordered_on: string
  created_at: string
  updated_at: string
}

export interface OrderItemTable {
  id: string
  order_id: string
  product_id: string
  /** The name and price that the product had when the order was made. */
  product_name: string
  quantity: number
  price_cents: number
}

export interface OrderEventTable {
  id: string
  order_id: string
  type: 'created' | 'status'
  from_status: string | null
  to_status: string
  created_at: string
}
