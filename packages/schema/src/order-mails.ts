import type * as z from 'zod'
import { mail } from './mail.ts'
import { utcInstant } from './text.ts'

/** A mail to the customer about an order, as its timeline tells of it. */
export const orderMail = mail.pick({ id: true, kind: true, state: true }).extend({
  /** When it left or was given up; until then, when it is to leave. */
  at: utcInstant,
})
export type OrderMail = z.output<typeof orderMail>
