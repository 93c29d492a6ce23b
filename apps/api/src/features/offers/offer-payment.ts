import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import type { PaymentMethod } from '@arkpax/schema/order-states'
import type { SaleSettings } from '@arkpax/schema/sale-settings'
import type { Config } from '../../config.ts'
import type { OfferContent } from './offer-content.ts'

/** How an offer can be paid, without credit first: online where we have an account for that, when it is fetched, and a bill for later for companies alone. */
export const methodsFor = (
  { company, business_id, is_collected }: OfferContent,
  sale: SaleSettings,
  config: Pick<Config, 'paytrail'>,
): PaymentMethod[] => [
  ...(sale.iban ? (['bank_transfer'] as const) : []),
  ...(config.paytrail ? (['paytrail'] as const) : []),
  ...(is_collected ? (['on_collection'] as const) : []),
  ...(company && business_id ? (['invoice'] as const) : []),
]

/** The Finnish day by which it is paid; null of what is paid when it is fetched. */
export const dueOn = (method: PaymentMethod, sale: SaleSettings, now: Date): string | null =>
  method === 'on_collection'
    ? null
    : dayAfter(finnishDay(now), method === 'invoice' ? sale.invoiceDays : sale.prepaymentDays)
