import { percentIn } from '@arkpax/schema/facts-company'
import { formatEuros } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { lineCents, namedLines, vatLinesOf } from '@arkpax/schema/order-sums'
import type { Order } from '@arkpax/schema/orders'
import { WITHDRAW_HERE } from '@arkpax/schema/withdrawal-words'
import { facts, lines, type MailBlock, note } from '../mail/mail-blocks.ts'
import { withdrawalLink } from '../mail/site-links.ts'

/** What was ordered, with the total, in which the value added taxes of its lines are included. */
export const orderLines = (order: Order): MailBlock =>
  lines(
    namedLines(order).map((line) => [`${line.name}, ${line.quantity}\u00A0kpl`, formatEuros(toEuros(lineCents(line)))]),
    [
      `Yhteensä (sis. alv ${vatLinesOf(order)
        .map(({ vatPercent }) => percentIn(vatPercent, 'fi'))
        .join(' ja ')})`,
      formatEuros(order.total_amount),
    ],
  )

/** The order's number and where it goes, or who fetches it. */
export const orderFacts = (order: Order, isCollected = false): MailBlock =>
  facts(
    ['Tilausnumero', String(order.number)],
    [isCollected ? 'Tilaaja' : 'Vastaanottaja', receiverNameOf(order)],
    [
      isCollected ? 'Osoite' : 'Toimitusosoite',
      `${order.shipping_address}, ${order.shipping_postcode} ${order.shipping_city}`,
    ],
  )

/** Who takes the goods in: the company where there is one, and its person. */
export const receiverNameOf = ({ company, customer_name }: Pick<Order, 'company' | 'customer_name'>): string =>
  [company, customer_name].filter(Boolean).join(', ')

/** Where the order is withdrawn from, in every mail that confirms it or its delivery. */
export const withdrawalNote = (
  { number }: Pick<Order, 'number'>,
  config: Parameters<typeof withdrawalLink>[0],
): MailBlock => note(`${WITHDRAW_HERE}: ${withdrawalLink(config, number)}`)

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
  company: null,
  business_id: null,
  billing_address: null,
  billing_postcode: null,
  billing_city: null,
  einvoice_address: null,
  einvoice_operator: null,
  payment_method: 'bank_transfer',
  payment_due_on: '2026-11-28',
  paid_amount: 0,
  refunded_amount: 0,
  refund_waiting_amount: 0,
  credited_amount: 0,
  delivery_state: 'none',
  items: [
    { id: '1', product_id: '1', product_name: 'Ark PRO', quantity: 1, price: 3350, discount: 0, vat_percent: 25.5 },
    {
      id: '2',
      product_id: '9',
      product_name: 'Latauskaapeli 5 m',
      quantity: 2,
      price: 49.9,
      discount: 0,
      vat_percent: 25.5,
    },
  ],
  charges: [],
  version: 1,
  created_at: '2026-11-21T10:05:00.000Z',
  updated_at: '2026-11-21T10:05:00.000Z',
}
