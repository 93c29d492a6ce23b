/** What customers see of their own orders and registrations. A file of its own: the forms of the account load `accounts.ts`, and none of this. */
import * as z from 'zod'
import { sentDelivery } from './deliveries.ts'
import { orderReturn } from './order-returns.ts'
import { deliveryStates, paymentStates } from './order-states.ts'
import { orderCharge, orderItem } from './orders.ts'
import { paymentDue } from './payment-due.ts'
import { registration } from './registrations.ts'
import { euros, utcInstant } from './text.ts'

/** An order as its customer sees it. */
export const customerOrder = z.object({
  id: z.string(),
  number: z.int(),
  status: z.string(),
  created_at: utcInstant,
  total_amount: euros,
  shipping_address: z.string(),
  payment_state: z.enum(paymentStates),
  delivery_state: z.enum(deliveryStates),
  items: z.array(z.object({ product_id: z.string(), product_name: z.string(), quantity: z.int() })),
})
export type CustomerOrder = z.output<typeof customerOrder>

/** A state that an order came to, and when. */
export const orderMilestone = z.object({ status: z.string(), created_at: utcInstant })

/** One order with its lines and its timeline, oldest first, for the signed-in owner. */
export const customerOrderDetail = customerOrder.extend({
  customer_name: z.string(),
  customer_phone: z.string().nullable(),
  shipping_postcode: z.string(),
  shipping_city: z.string(),
  items: z.array(orderItem),
  charges: z.array(orderCharge),
  deliveries: z.array(sentDelivery),
  returns: z.array(orderReturn),
  /** Null where nothing is left to pay, or payment is not followed here. */
  payment: paymentDue.nullable(),
  events: z.array(orderMilestone),
})
export type CustomerOrderDetail = z.output<typeof customerOrderDetail>

/** A registered product as its owner sees it under the account. */
export const customerRegistration = registration
  .pick({
    id: true,
    productModel: true,
    serialNumber: true,
    purchaseDate: true,
    retailer: true,
    warrantyEnd: true,
    created_at: true,
  })
  .extend({
    /** The path of the battery passport; null where we do not know the unit or it has no battery. */
    passport: z.string().nullable(),
  })
export type CustomerRegistration = z.output<typeof customerRegistration>
