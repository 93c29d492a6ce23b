import { percentIn } from '@arkpax/schema/facts-company'
import { formatEuros } from '@arkpax/schema/format-fi'
import { shortOrderId } from '@arkpax/schema/order-names'
import type { Order } from '@arkpax/schema/orders'
import { facts, lines, type MailBlock } from '../mail/mail-blocks.ts'

/** What was ordered, with the total, in which the value added taxes of its lines are included. */
export const orderLines = ({ items, total_amount }: Order, vatPercents: readonly number[]): MailBlock =>
  lines(
    items.map(({ product_name, quantity, price }) => [
      `${product_name}, ${quantity}\u00A0kpl`,
      formatEuros((Math.round(price * 100) * quantity) / 100),
    ]),
    [
      `Yhteensä (sis. alv ${vatPercents.map((percent) => percentIn(percent, 'fi')).join(' ja ')})`,
      formatEuros(total_amount),
    ],
  )

/** The order's number and where it goes. */
export const orderFacts = (order: Order): MailBlock =>
  facts(
    ['Tilausnumero', `${order.number} (${shortOrderId(order.id)})`],
    ['Vastaanottaja', order.customer_name],
    ['Toimitusosoite', `${order.shipping_address}, ${order.shipping_postcode} ${order.shipping_city}`],
  )

/** The taxes of the made-up order, in percent. */
export const SAMPLE_VAT = [25.5]

/** A made-up order for previews. */
export const sampleOrder: Order = {
  id: 'a3f81c20-5b7e-4d19-9c3a-000000000001',
  number: 1042,
  status: 'pending',
  customer_name: 'Matti Meikäläinen',
  customer_email: 'matti.meikalainen@example.fi',
  customer_phone: null,
  shipping_address: 'Satamakatu 4 B 12',
  shipping_postcode: '00160',
  shipping_city: 'Helsinki',
  total_amount: 3449.8,
  note: null,
  contact_message_id: null,
  items: [
    { id: '1', product_id: '1', product_name: 'Ark PRO', quantity: 1, price: 3350 },
    { id: '2', product_id: '9', product_name: 'Latauskaapeli 5 m', quantity: 2, price: 49.9 },
  ],
  version: 1,
  created_at: '2026-11-21T10:05:00.000Z',
  updated_at: '2026-11-21T10:05:00.000Z',
}
