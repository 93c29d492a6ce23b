import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import { type PaymentMethod, paymentMethodLabels } from '@arkpax/schema/order-states'
import type { Order } from '@arkpax/schema/orders'
import type { SaleSettings } from '@arkpax/schema/sale-settings'
import type { Config } from '../../config.ts'
import { facts, type MailBlock } from '../mail/mail-blocks.ts'
import { type PaymentSettings, paymentBlocks } from '../orders/payment-blocks.ts'
import type { OfferContent } from './offer-content.ts'

/** How an offer can be paid, without credit first: online where we have an account for that, and a bill for later for companies alone. */
export const methodsFor = (
  { company, business_id }: OfferContent,
  sale: SaleSettings,
  config: Pick<Config, 'paytrail'>,
): PaymentMethod[] => [
  ...(sale.iban ? (['bank_transfer'] as const) : []),
  ...(config.paytrail ? (['paytrail'] as const) : []),
  ...(company && business_id ? (['invoice'] as const) : []),
]

/** The Finnish day by which it is paid. */
export const dueOn = (method: PaymentMethod, sale: SaleSettings, now: Date): string =>
  dayAfter(finnishDay(now), method === 'invoice' ? sale.invoiceDays : sale.prepaymentDays)

/** How an order is paid: by transfer as figures that can be copied into a bank, otherwise by name and day. */
export function howToPay(order: Order, settings: PaymentSettings): MailBlock[] {
  const { payment_method, payment_due_on } = order
  const transfer = paymentBlocks(order, settings)
  if (transfer.length > 0 || !payment_method) return transfer
  return [
    facts(
      ['Maksutapa', paymentMethodLabels[payment_method]],
      ...(payment_due_on ? [['Eräpäivä', formatDate(payment_due_on)] as const] : []),
    ),
  ]
}
