import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { PaymentMethod } from '@arkpax/schema/order-states'
import type { SaleSettings } from '@arkpax/schema/sale-settings'
import type { Config } from '../../config.ts'
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
