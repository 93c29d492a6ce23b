import * as z from 'zod'
import { sentDelivery } from './deliveries.ts'
import { trackingForm } from './forms/order-tracking.ts'
import { orderReturn } from './order-returns.ts'
import { orderMilestone } from './own-things.ts'
import { paymentDue } from './payment-due.ts'
import { emailAddress, line, utcInstant } from './text.ts'

/** Following an order without signing in: its number or id, or the first 8 characters of that, and the address it was made with. */
export const trackInput = z.object({
  order: line(100, trackingForm.fields.order.required),
  email: emailAddress(),
})
export type TrackInput = z.output<typeof trackInput>

/** What anyone who knows both may see of an order: its states and their dates, how to follow what has been sent, and how to pay what is left. */
export const trackedOrder = z.object({
  id: z.string(),
  number: z.int(),
  status: z.string(),
  created_at: utcInstant,
  events: z.array(orderMilestone),
  deliveries: z.array(sentDelivery),
  returns: z.array(orderReturn),
  /** Null where nothing is left to pay, or payment is not followed here. */
  payment: paymentDue.nullable(),
})
export type TrackedOrder = z.output<typeof trackedOrder>
