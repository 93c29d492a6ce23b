import * as z from 'zod'
import { line } from './text.ts'

/** How a payment or a refund stands with Paytrail: `new` until somebody pays, `pending` and `delayed` while it is not certain. */
const paytrailStatuses = ['new', 'pending', 'delayed', 'ok', 'fail'] as const
const paytrailStatus = z.enum(paytrailStatuses)
export type PaytrailStatus = z.output<typeof paytrailStatus>

const cents = z.int().min(0)

/** What Paytrail answers, as far as we read it. */
export const paytrailAnswers = {
  created: z.object({ transactionId: z.string().min(1).max(200), href: z.url({ protocol: /^https?$/ }) }),
  payment: z.object({
    transactionId: z.string(),
    status: paytrailStatus,
    amount: cents,
    stamp: z.string(),
    reference: z.string(),
    paidAt: z.iso.datetime({ offset: true }).optional(),
  }),
  refund: z.object({ transactionId: z.string().min(1).max(200), status: paytrailStatus }),
} as const
export type PaytrailAnswers = { [K in keyof typeof paytrailAnswers]: z.output<(typeof paytrailAnswers)[K]> }

/** What Paytrail adds to the address to which it sends the customer, and which it calls itself. */
export const paytrailReturn = z.object({
  'checkout-amount': z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  'checkout-stamp': z.string(),
  'checkout-reference': z.string(),
  'checkout-transaction-id': z.string().min(1).max(200),
  'checkout-status': paytrailStatus,
})

/** The order that is to be paid, by what its page has in its address. */
export const payOrderInput = z.object({ token: line(100, 'Linkki puuttuu') })

/** Where its customer pays it. */
export const payOrderAnswer = z.object({ href: z.url() })
