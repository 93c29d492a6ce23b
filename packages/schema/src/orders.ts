import * as z from 'zod'
import { isBusinessId } from './business-id.ts'
import { contactStatuses } from './contact.ts'
import { mistakes } from './forms/mistakes.ts'
import { inOrder, listFilters, pageOf, sortBy } from './list-query.ts'
import { chargeInput, orderChargeKinds, pricedItem } from './order-line-input.ts'
import { deliveryStates, paymentMethods, paymentStates } from './order-states.ts'
import { cancelReasons, orderStatuses } from './order-statuses.ts'
import { emailAddress, euros, line, optionalLine, optionalParagraphs, utcInstant } from './text.ts'
import { version } from './version.ts'

/** A line of an order: `price` is the euros a piece had when the order was made, `discount` what the whole line was cut by. */
export const orderItem = z.object({
  id: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  quantity: z.int(),
  price: euros,
  discount: euros,
  vat_percent: z.number(),
})
export type OrderItem = z.output<typeof orderItem>

/** A line of an order that is not a product: its delivery, or work. */
export const orderCharge = z.object({
  id: z.string(),
  kind: z.enum(orderChargeKinds),
  name: z.string(),
  quantity: z.int(),
  price: euros,
  discount: euros,
  vat_percent: z.number(),
})
export type OrderCharge = z.output<typeof orderCharge>

/** An order as staff see it. */
export const order = z.object({
  id: z.uuid(),
  /** What people call it by. */
  number: z.int(),
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
  company: z.string().nullable(),
  business_id: z.string().nullable(),
  /** Where the bill goes; null where it goes with the goods. */
  billing_address: z.string().nullable(),
  billing_postcode: z.string().nullable(),
  billing_city: z.string().nullable(),
  einvoice_address: z.string().nullable(),
  einvoice_operator: z.string().nullable(),
  /** Null where payment is not followed here. */
  payment_method: z.enum(paymentMethods).nullable(),
  /** A calendar day of Finland; null where none was agreed. */
  payment_due_on: z.iso.date().nullable(),
  /** All that has come in, and all that was given back or is about to be. */
  paid_amount: euros,
  refunded_amount: euros,
  /** What of that is still to be paid out. */
  refund_waiting_amount: euros,
  /** What credit notes took off what it costs; where the order was edited instead, its total tells. */
  credited_amount: euros,
  delivery_state: z.enum(deliveryStates),
  items: z.array(orderItem),
  charges: z.array(orderCharge),
  version,
  created_at: utcInstant,
  updated_at: utcInstant,
})
export type Order = z.output<typeof order>

/** What a change of status does to stock: the order's pieces go back to it, or are taken from it again. */
const stockMoves = ['returned', 'taken'] as const
export type StockMove = (typeof stockMoves)[number]

/** One thing that an edit changed: what it was and what it is, in words; both null where only its name is told. */
export const orderChange = z.object({ what: z.string(), from: z.string().nullable(), to: z.string().nullable() })
export type OrderChange = z.output<typeof orderChange>

/** One thing that happened to an order, for its timeline. */
const orderEvent = z.object({
  id: z.string(),
  type: z.enum(['created', 'status', 'edited']),
  from_status: z.string().nullable(),
  to_status: z.string(),
  /** Whether the customer was to be told of it by mail. */
  notified: z.boolean(),
  /** Null where it left the stock alone. */
  stock_move: z.enum(stockMoves).nullable(),
  /** Why it was cancelled; null where nobody said, or it was not. */
  reason: z.enum(cancelReasons).nullable(),
  /** What an edit changed; null of other events. */
  changes: z.array(orderChange).nullable(),
  created_at: utcInstant,
})
export type OrderEvent = z.output<typeof orderEvent>

/** The contact message that an order was made from. */
const originMessage = z.object({
  id: z.string(),
  name: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(contactStatuses),
  created_at: utcInstant,
})

/** Another message of its customer, which names it. */
const namingMessage = originMessage.pick({ id: true, subject: true, status: true, created_at: true })
export type NamingMessage = z.output<typeof namingMessage>

/** One order with its timeline, oldest event first, the message that it was made from while that is kept, and those that name it, newest first. */
export const orderDetail = order.extend({
  events: z.array(orderEvent),
  contact_message: originMessage.nullable(),
  messages: z.array(namingMessage),
})
export type OrderDetail = z.output<typeof orderDetail>

/** Who buys and where it goes; a company gives its business id, and may have a bill sent elsewhere or as an e-invoice. */
export const buyerInput = z.object({
  customer_name: line(200, mistakes.name),
  customer_email: emailAddress(),
  customer_phone: optionalLine(50),
  shipping_address: line(300, 'Osoite on pakollinen'),
  shipping_postcode: line(20, 'Postinumero on pakollinen'),
  shipping_city: line(100, 'Postitoimipaikka on pakollinen'),
  company: optionalLine(200),
  business_id: optionalLine(20).refine(
    (id) => !id || isBusinessId(id),
    'Tarkista Y-tunnus: anna se muodossa 1234567-1',
  ),
  billing_address: optionalLine(300),
  billing_postcode: optionalLine(20),
  billing_city: optionalLine(100),
  einvoice_address: optionalLine(35),
  einvoice_operator: optionalLine(35),
})
export type BuyerInput = z.output<typeof buyerInput>

/** An order made by staff; what has no price of its own costs what the catalogue says, and the server computes the total. */
export const orderInput = buyerInput.extend({
  note: optionalParagraphs(5_000),
  /** How it is paid; null where payment is not followed here. */
  payment_method: z.enum(paymentMethods, 'Valitse maksutapa').nullable().default(null),
  /** The contact message that asks for the order; it counts as replied to from then on. */
  contact_message_id: optionalLine(36),
  /** A message that has an order already is refused (`message_has_order`) unless this says that another is meant. */
  another_from_message: z.boolean().optional(),
  /** Whether the customer gets a confirmation by mail, ten seconds later; one of an order that is cancelled by then is not sent. */
  notify: z.boolean('Valitse, lähteekö tilausvahvistus').default(true),
  items: z
    .array(pricedItem, 'Lisää vähintään yksi tuote')
    .min(1, 'Lisää vähintään yksi tuote')
    .max(100, 'Enintään 100 tuoteriviä'),
  /** Delivery and work. */
  charges: z.array(chargeInput).max(20, 'Enintään 20 lisäriviä').default([]),
})

export type OrderInput = z.output<typeof orderInput>

/** The contact message that a new order is to come from. */
export const askedOrderQuery = z.object({ contact_message_id: line(36, 'Yhteydenotto puuttuu') })

/** What a contact message asks for, to begin an order with: its products cost what the catalogue says, a charge what it says itself. */
export const askedOrder = order
  .pick({
    ...{ customer_name: true, customer_email: true, customer_phone: true },
    ...{ company: true, business_id: true },
  })
  .extend({
    shipping_postcode: z.string().nullable(),
    items: z.array(orderItem.pick({ product_id: true, quantity: true })),
    charges: z.array(orderCharge.pick({ kind: true, name: true, quantity: true, price: true })),
  })
export type AskedOrder = z.output<typeof askedOrder>

const newStatus = z.enum(orderStatuses, 'Tuntematon tila')

/** The new status of an order. */
export const orderStatusInput = z.object({
  status: newStatus,
  /** Whether the customer is told by mail; a change that is kept quiet asks for no review either. */
  notify: z.boolean('Valitse, ilmoitetaanko asiakkaalle').default(true),
  /** Whether a cancelled order's pieces go back to stock. Without a meaning for other changes. */
  restock: z.boolean('Valitse, palautetaanko tuotteet varastoon').default(true),
  /** The lines of a cancelled order whose pieces go back, and how many; all that has not been sent where nothing is said. */
  restock_items: z
    .array(
      z.object({
        id: line(36, 'Rivin tunniste puuttuu'),
        quantity: z.int('Anna määrä').min(0, 'Anna määrä').max(10_000),
      }),
    )
    .max(200)
    .optional(),
  /** Why an order is cancelled. Without a meaning for other changes. */
  reason: z.enum(cancelReasons, 'Valitse peruutuksen syy').nullish(),
  /** Whether what has been paid of a cancelled order is to be given back, but for what has been sent. Without a meaning for other changes. */
  refund: z.boolean('Valitse, palautetaanko maksu').default(false),
})
export type OrderStatusInput = z.output<typeof orderStatusInput>

/** How long a new order and a change of status can be taken back, in milliseconds; their mails wait so long. */
export const STATUS_UNDO_MS = 10_000

/** An order after its status was set; `undo` names the change and how long it can be taken back, where there was one. */
export const changedOrder = order.extend({
  undo: z.object({ event_id: z.string(), until: utcInstant }).optional(),
})
export type ChangedOrder = z.output<typeof changedOrder>

/** The change of status to take back. */
export const orderUndoInput = z.object({ event_id: line(36, 'Tunniste puuttuu') })

/** The status whose consequences are asked about. */
export const orderStatusPreviewQuery = z.object({ status: newStatus, reason: z.enum(cancelReasons).optional() })

/** A mail as it would leave, as plain text. */
const mailToCome = z.object({ to: z.string(), subject: z.string(), text: z.string() })

/** What making an order would send. */
export const orderPreview = z.object({ mail: mailToCome })
export type OrderPreview = z.output<typeof orderPreview>

/** What setting a status would do, before it is done. */
export const orderStatusPreview = z.object({
  from_status: z.string(),
  to_status: z.string(),
  /** The mail to the customer as plain text; null where nobody would be mailed. */
  mail: mailToCome.nullable(),
  /** When the customer would also be asked for a review; null where they would not. */
  review_invitation_at: utcInstant.nullable(),
  /** What would happen to how many pieces; null where stock would stay as it is. */
  stock: z.object({ move: z.enum(stockMoves), pieces: z.int() }).nullable(),
  /** What can go back line by line where it is cancelled, and how much of it has been sent; empty for other changes. */
  lines: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.int(), away: z.int() })),
  /** What the customer has paid and not got back, but the price of what has been sent, where it is cancelled; nothing for other changes. */
  refundable: euros,
})
export type OrderStatusPreview = z.output<typeof orderStatusPreview>

const orderFilters = listFilters.extend({
  status: z.enum(['all', ...orderStatuses]).default('all'),
  payment: z.enum(['all', ...paymentStates]).default('all'),
  delivery: z.enum(['all', ...deliveryStates]).default('all'),
  sort: sortBy(['date', 'customer', 'total'], '-date'),
})

/** Orders by text, states and day. */
export const orderQuery = pageOf(orderFilters)
export type OrderQuery = z.output<typeof orderQuery>

/** The orders that an export takes: all that the list would show on its pages. */
export const orderExportQuery = inOrder(orderFilters)
