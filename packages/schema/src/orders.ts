import * as z from 'zod'
import { orderStatuses } from './order-statuses.ts'
import { searchQuery } from './paging.ts'
import { emailAddress, euros, line, optionalLine, optionalParagraphs, utcInstant } from './text.ts'

/** A line of an order: `price` is the euros a piece had when the order was made. */
export const orderItem = z.object({
  id: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  quantity: z.int(),
  price: euros,
})
export type OrderItem = z.output<typeof orderItem>

/** An order as staff see it (spec §3). */
export const order = z.object({
  id: z.uuid(),
  status: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string().nullable(),
  shipping_address: z.string(),
  shipping_postcode: z.string(),
  shipping_city: z.string(),
  total_amount: euros,
  note: z.string().nullable(),
  contact_message_id: z.string().nullable(),
  items: z.array(orderItem),
  created_at: utcInstant,
  updated_at: utcInstant,
})
export type Order = z.output<typeof order>

/** One thing that happened to an order, for its timeline. */
export const orderEvent = z.object({
  id: z.string(),
  type: z.enum(['created', 'status']),
  from_status: z.string().nullable(),
  to_status: z.string(),
  created_at: utcInstant,
})
export type OrderEvent = z.output<typeof orderEvent>

/** One order with its timeline, oldest event first. */
export const orderDetail = order.extend({ events: z.array(orderEvent) })
export type OrderDetail = z.output<typeof orderDetail>

const quantity = z
  .number('Anna määrä')
  .int('Määrän on oltava kokonaisluku')
  .min(1, 'Määrän on oltava vähintään 1')
  .max(10_000, 'Enintään 10 000 kappaletta')

/** An order made by staff; the server computes prices and the total (architecture §4). */
export const orderInput = z.object({
  customer_name: line(200, 'Nimi on pakollinen'),
  customer_email: emailAddress(),
  customer_phone: optionalLine(50),
  shipping_address: line(300, 'Osoite on pakollinen'),
  shipping_postcode: line(20, 'Postinumero on pakollinen'),
  shipping_city: line(100, 'Postitoimipaikka on pakollinen'),
  note: optionalParagraphs(5_000),
  contact_message_id: optionalLine(36),
  items: z
    .array(z.object({ product_id: line(36, 'Valitse tuote'), quantity }), 'Lisää vähintään yksi tuote')
    .min(1, 'Lisää vähintään yksi tuote')
    .max(100, 'Enintään 100 tuoteriviä'),
})
export type OrderInput = z.output<typeof orderInput>

/** The new status of an order (spec §7). */
export const orderStatusInput = z.object({ status: z.enum(orderStatuses, 'Tuntematon tila') })

/** Orders by text and status, newest first. */
export const orderQuery = searchQuery.extend({ status: z.enum(['all', ...orderStatuses]).default('all') })
export type OrderQuery = z.output<typeof orderQuery>

/** The orders that an export takes: all that the list would show on its pages. */
export const orderExportQuery = orderQuery.omit({ limit: true, cursor: true })
