import * as z from 'zod'
import { dayAfter } from './finnish-days.ts'
import { toEuros } from './money.ts'
import { openCents } from './order-payment.ts'
import type { PaymentMethod } from './order-states.ts'
import type { Order } from './orders.ts'
import { creditorReference, referenceNumber } from './reference-number.ts'
import type { SaleSettings } from './sale-settings.ts'
import type { CompanySettings } from './settings.ts'
import { euros } from './text.ts'
import { virtualBarcode } from './virtual-barcode.ts'

/** How an order is paid by bank transfer. */
export const transferToPay = z.object({
  recipient: z.string(),
  /** Without spaces; `groupIban` is how people read it. */
  iban: z.string(),
  /** Empty where the settings have none. */
  bic: z.string(),
  /** In its national form, and in its international one (RF); `groupReference` is how people read either. */
  reference: z.string(),
  rf_reference: z.string(),
  /** What is left to pay. */
  amount: euros,
  due_on: z.iso.date().nullable(),
  /** The 54 digits of the Finnish bar code; null where the account is not Finnish. */
  virtual_barcode: z.string().nullable(),
  /** What the code says that banks' applications read (EPC069-12). */
  qr_text: z.string(),
})
export type TransferToPay = z.output<typeof transferToPay>

type OrderToPay = Pick<Order, 'status' | 'total_amount' | 'credited_amount' | 'paid_amount' | 'refunded_amount'>
type PaidOrder = OrderToPay & Pick<Order, 'number' | 'payment_method' | 'payment_due_on'>

/** Methods whose money comes by transfer. */
const TRANSFERRED: readonly (PaymentMethod | null)[] = ['bank_transfer', 'invoice']

/** How what is left of an order is paid; null where nothing is left, it is not paid by transfer, or the settings have no account. */
export function paymentInstructions(
  order: PaidOrder,
  { sale, company }: { sale: Pick<SaleSettings, 'iban' | 'bic'>; company: Pick<CompanySettings, 'legalName'> },
): TransferToPay | null {
  const cents = leftToPay(order)
  if (cents === 0 || !sale.iban || !TRANSFERRED.includes(order.payment_method)) return null
  const reference = referenceNumber(order.number)
  const { iban, bic } = sale
  const recipient = company.legalName
  const transfer = { iban, cents, reference, dueOn: order.payment_due_on }
  return {
    recipient,
    iban,
    bic,
    reference,
    rf_reference: creditorReference(reference),
    amount: toEuros(cents),
    due_on: order.payment_due_on,
    virtual_barcode: iban.startsWith('FI') ? virtualBarcode(transfer) : null,
    qr_text: qrText({ ...transfer, recipient, bic }),
  }
}

/** What has not been paid of an order, in cents; nothing of one that is cancelled. */
export const leftToPay = (order: OrderToPay) => Math.max(0, openCents(order))

/** The day by which an order of this day is paid; null where the method has no term. */
export function dueDay(
  method: PaymentMethod | null,
  orderedOn: string,
  { prepaymentDays, invoiceDays }: Pick<SaleSettings, 'prepaymentDays' | 'invoiceDays'>,
): string | null {
  if (method === 'bank_transfer') return dayAfter(orderedOn, prepaymentDays)
  return method === 'invoice' ? dayAfter(orderedOn, invoiceDays) : null
}

/** A name has 70 characters in the standard. */
const NAME_LENGTH = 70

const qrText = ({
  recipient,
  iban,
  bic,
  cents,
  reference,
}: {
  recipient: string
  iban: string
  bic: string
  cents: number
  reference: string
}): string =>
  [
    ...['BCD', '002', '1', 'SCT', bic, recipient.slice(0, NAME_LENGTH), iban],
    ...[`EUR${toEuros(cents).toFixed(2)}`, '', creditorReference(reference)],
  ].join('\n')
