import * as z from 'zod'
import { listFilters, pageOf, sortBy } from './list-query.ts'
import { deliveryStates, paymentMethods, paymentStates } from './order-states.ts'
import { transferWithCodes } from './payment-due.ts'
import { line, utcInstant } from './text.ts'

/** Money that came for an order, and money that was given back. */
const paymentKinds = ['payment', 'refund'] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** What money came or went by. */
export const moneyMethods = ['bank_transfer', 'paytrail', 'card', 'cash'] as const
export type MoneyMethod = (typeof moneyMethods)[number]

export const moneyMethodLabels: Record<MoneyMethod, string> = {
  bank_transfer: 'Tilisiirto',
  paytrail: 'Verkkomaksu',
  card: 'Kortti',
  cash: 'Käteinen',
}

/**
 * How a payment or a refund stands: it has been agreed and waits for its money, the money has moved, it failed, or it was taken back.
 * A refund counts from the moment it waits, so that nobody is given more than was paid; a payment counts once its money is here.
 */
const paymentStandings = ['waiting', 'done', 'failed', 'cancelled'] as const
export type PaymentStanding = (typeof paymentStandings)[number]

/** The sum of a payment: something, and at most what a total can be. */
const amount = z
  .number('Anna summa')
  .min(0.01, 'Summan on oltava vähintään 0,01\u00A0€')
  .max(99_999_999.99, 'Summa on liian suuri')
  .multipleOf(0.01, 'Anna summa sentin tarkkuudella')

const day = z.iso.date('Anna päivä')

/** Money of an order that came or went. */
export const payment = z.object({
  id: z.string(),
  kind: z.enum(paymentKinds),
  method: z.enum(moneyMethods),
  state: z.enum(paymentStandings),
  amount: z.number(),
  /** The calendar day of Finland on which the money moved; null while it is waited for. */
  paid_on: z.iso.date().nullable(),
  /** Why it was given back, or what staff wrote of it. */
  reason: z.string().nullable(),
  /** Whether it was found in a bank statement. */
  from_bank: z.boolean(),
  recorded_by: z.string().nullable(),
  created_at: utcInstant,
  /** Until when it can be taken back without asking; null where it never could. */
  undo_until: utcInstant.nullable(),
})
export type Payment = z.output<typeof payment>

/** How long what was typed by hand can be taken back at once, in milliseconds. */
export const PAYMENT_UNDO_MS = 10_000

/** The money of one order. */
export const orderMoney = z.object({
  state: z.enum(paymentStates),
  total: z.number(),
  paid: z.number(),
  /** What was given back or is about to be, and what of it is still to be paid out. */
  refunded: z.number(),
  waiting: z.number(),
  /** What credit notes took off it. */
  credited: z.number(),
  /** What is left to pay, and what can be given back at most. */
  left: z.number(),
  refundable: z.number(),
  payments: z.array(payment),
  /** Null where nothing is left to pay by transfer, or the settings have no account. */
  instructions: transferWithCodes.nullable(),
  /** What has come over the price and not been given back. */
  excess: z.number(),
  /** Where the customer sees what is left to pay and how, for staff to hand over; null where nothing is. */
  pay_url: z.url().nullable(),
  /** Whether the customer can be sent a mail that says how the rest is paid: it is paid before the goods leave. */
  can_send_instructions: z.boolean(),
  /** When the customer was reminded that nothing has come; null where they were not. */
  reminded_at: utcInstant.nullable(),
})
export type OrderMoney = z.output<typeof orderMoney>

/** A payment that staff record by hand. */
export const paymentInput = z.object({
  method: z.enum(moneyMethods, 'Valitse maksutapa'),
  amount,
  paid_on: day,
  note: line(300)
    .nullish()
    .transform((value) => value || null),
})

/** Money that is given back. Without `paid_on` it waits to be paid, and the bank statement tells when it was. */
export const refundInput = z.object({
  method: z.enum(moneyMethods, 'Valitse palautustapa'),
  amount,
  paid_on: day.nullable().default(null),
  reason: line(300, 'Kerro, miksi raha palautetaan'),
})

/** The day on which a refund that waited was paid. */
export const refundPaidInput = z.object({ paid_on: day })

/** An order in the list of receivables. */
export const receivable = z.object({
  id: z.string(),
  number: z.int(),
  status: z.string(),
  customer_name: z.string(),
  company: z.string().nullable(),
  method: z.enum(paymentMethods).nullable(),
  due_on: z.iso.date().nullable(),
  /** Whether its day is over and something is left to pay. */
  is_late: z.boolean(),
  state: z.enum(paymentStates),
  delivery_state: z.enum(deliveryStates),
  total: z.number(),
  paid: z.number(),
  refunded: z.number(),
  /** What is left to pay; less than nothing where too much has come. */
  left: z.number(),
  reminded_at: utcInstant.nullable(),
  created_at: utcInstant,
})
export type Receivable = z.output<typeof receivable>

/** Which orders the list of receivables shows: something to pay, its day over, too much paid, a refund that waits, or all that is followed. */
export const receivableFilters = ['open', 'late', 'overpaid', 'refunds', 'all'] as const
export type ReceivableFilter = (typeof receivableFilters)[number]

export const receivableQuery = pageOf(
  listFilters.extend({
    show: z.enum(receivableFilters).default('open'),
    sort: sortBy(['due', 'date', 'left'], 'due'),
  }),
)
export type ReceivableQuery = z.output<typeof receivableQuery>

/** What waits for somebody: shown in the navigation. */
export const paymentCounts = z.object({
  late: z.int(),
  overpaid: z.int(),
  unmatched: z.int(),
  refunds: z.int(),
})
export type PaymentCounts = z.output<typeof paymentCounts>

/** A refund that waits to be paid by bank transfer. */
export const waitingRefund = z.object({
  id: z.string(),
  order_id: z.string(),
  order_number: z.int(),
  customer_name: z.string(),
  company: z.string().nullable(),
  amount: z.number(),
  reason: z.string().nullable(),
  /** The account that the order was paid from, where a bank statement told it. */
  payer_iban: z.string().nullable(),
  created_at: utcInstant,
})
export type WaitingRefund = z.output<typeof waitingRefund>
