import type { Order } from '@arkpax/schema/orders'

/** An order that waits to be handled. */
export const madeUpOrder: Order = {
  id: '6e1dda80-5a1c-4c0f-9a51-0c1d2e3f4a5b',
  number: 1042,
  version: 1,
  status: 'pending',
  customer_name: 'Aino Korhonen',
  customer_email: 'aino@example.fi',
  customer_phone: null,
  shipping_address: 'Kotikuja 1',
  shipping_postcode: '00100',
  shipping_city: 'Helsinki',
  total_amount: 890,
  note: null,
  contact_message_id: null,
  items: [],
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
}
