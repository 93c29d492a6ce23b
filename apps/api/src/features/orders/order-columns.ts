import { formatDateTime } from '@arkpax/schema/format-fi'
import { displayedOrderStatus, orderStatusLabels } from '@arkpax/schema/labels'
import type { Order } from '@arkpax/schema/orders'

/** The columns of exported orders; the total is in euros. */
export const orderColumns: Record<string, (order: Order) => string | number | null> = {
  Tilaus: (order) => order.id,
  Tilattu: (order) => formatDateTime(order.created_at),
  Tila: (order) => orderStatusLabels[displayedOrderStatus(order.status)],
  Asiakas: (order) => order.customer_name,
  Sähköposti: (order) => order.customer_email,
  Puhelin: (order) => order.customer_phone,
  Osoite: (order) => order.shipping_address,
  Postinumero: (order) => order.shipping_postcode,
  Postitoimipaikka: (order) => order.shipping_city,
  Tuotteet: (order) => order.items.map((item) => `${item.quantity} × ${item.product_name}`).join(', '),
  'Yhteensä (€)': (order) => order.total_amount,
  Huomautus: (order) => order.note,
}
