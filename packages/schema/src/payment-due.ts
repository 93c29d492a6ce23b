import * as z from 'zod'
import { paymentMethods } from './order-states.ts'
import { transferToPay } from './payment-instructions.ts'
import { euros } from './text.ts'

/** How an order is paid by bank transfer, with its codes as pictures (SVG) of black on white. */
export const transferWithCodes = transferToPay.extend({ barcode_svg: z.string().nullable(), qr_svg: z.string() })

/** What is still to be paid of an order, and how. */
export const paymentDue = z.object({
  method: z.enum(paymentMethods),
  amount: euros,
  /** A calendar day of Finland; null where none was agreed. */
  due_on: z.iso.date().nullable(),
  /** Null where it is not paid by transfer, or the settings have no account. */
  transfer: transferWithCodes.nullable(),
  /** Whether it can be paid online. */
  is_online: z.boolean(),
  /** The page of this site that says all this to whoever has its address, and leads to paying online. */
  page: z.string(),
})
export type PaymentDue = z.output<typeof paymentDue>
