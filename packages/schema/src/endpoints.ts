import type * as z from 'zod'
import { accountingEndpoints } from './endpoints/accounting.ts'
import { accountsEndpoints } from './endpoints/accounts.ts'
import { aiWritingEndpoints } from './endpoints/ai-writing.ts'
import { analyticsEndpoints } from './endpoints/analytics.ts'
import { auditLogEndpoints } from './endpoints/audit-log.ts'
import { blogEndpoints } from './endpoints/blog.ts'
import { blogDraftsEndpoints } from './endpoints/blog-drafts.ts'
import { chatEndpoints } from './endpoints/chat.ts'
import { contactEndpoints } from './endpoints/contact.ts'
import { customersEndpoints } from './endpoints/customers.ts'
import { dashboardEndpoints } from './endpoints/dashboard.ts'
import { deliveriesEndpoints } from './endpoints/deliveries.ts'
import { deliveryOptionsEndpoints } from './endpoints/delivery-options.ts'
import { doctorEndpoints } from './endpoints/doctor.ts'
import { documentsEndpoints } from './endpoints/documents.ts'
import { faqEndpoints } from './endpoints/faq.ts'
import { formDraftsEndpoints } from './endpoints/form-drafts.ts'
import { importsEndpoints } from './endpoints/imports.ts'
import { incomingGoodsEndpoints } from './endpoints/incoming-goods.ts'
import { inquiriesEndpoints } from './endpoints/inquiries.ts'
import { lawEndpoints } from './endpoints/law.ts'
import { lettersEndpoints } from './endpoints/letters.ts'
import { mailEndpoints } from './endpoints/mail.ts'
import { mediaEndpoints } from './endpoints/media.ts'
import { newsletterEndpoints } from './endpoints/newsletter.ts'
import { offersEndpoints } from './endpoints/offers.ts'
import { ordersEndpoints } from './endpoints/orders.ts'
import { paletteEndpoints } from './endpoints/palette.ts'
import { passkeysEndpoints } from './endpoints/passkeys.ts'
import { passportsEndpoints } from './endpoints/passports.ts'
import { paymentsEndpoints } from './endpoints/payments.ts'
import { paytrailEndpoints } from './endpoints/paytrail.ts'
import { privacyRequestsEndpoints } from './endpoints/privacy-requests.ts'
import { productsEndpoints } from './endpoints/products.ts'
import { publishingEndpoints } from './endpoints/publishing.ts'
import { recallsEndpoints } from './endpoints/recalls.ts'
import { registrationsEndpoints } from './endpoints/registrations.ts'
import { reorderEndpoints } from './endpoints/reorder.ts'
import { returnsEndpoints } from './endpoints/returns.ts'
import { reviewsEndpoints } from './endpoints/reviews.ts'
import { savedFiltersEndpoints } from './endpoints/saved-filters.ts'
import { savedRepliesEndpoints } from './endpoints/saved-replies.ts'
import { settingsEndpoints } from './endpoints/settings.ts'
import { staffEndpoints } from './endpoints/staff.ts'
import { stockEndpoints } from './endpoints/stock.ts'
import { stockAlertsEndpoints } from './endpoints/stock-alerts.ts'
import { stockReservationsEndpoints } from './endpoints/stock-reservations.ts'
import { unitsEndpoints } from './endpoints/units.ts'
import { warrantyCasesEndpoints } from './endpoints/warranty-cases.ts'

export type { Access, CallLimit, Endpoint } from './endpoints/endpoint.ts'

/** The whole HTTP API, a group for each noun: method and path, access, input and output. The routes are mounted from this list. */
export const endpoints = {
  ...productsEndpoints,
  ...reviewsEndpoints,
  ...blogEndpoints,
  ...blogDraftsEndpoints,
  ...faqEndpoints,
  ...newsletterEndpoints,
  ...lettersEndpoints,
  ...contactEndpoints,
  ...inquiriesEndpoints,
  ...savedRepliesEndpoints,
  ...registrationsEndpoints,
  ...warrantyCasesEndpoints,
  ...offersEndpoints,
  ...ordersEndpoints,
  ...paymentsEndpoints,
  ...deliveryOptionsEndpoints,
  ...deliveriesEndpoints,
  ...recallsEndpoints,
  ...returnsEndpoints,
  ...documentsEndpoints,
  ...accountingEndpoints,
  ...paytrailEndpoints,
  ...accountsEndpoints,
  ...customersEndpoints,
  ...privacyRequestsEndpoints,
  ...chatEndpoints,
  ...staffEndpoints,
  ...passkeysEndpoints,
  ...dashboardEndpoints,
  ...paletteEndpoints,
  ...publishingEndpoints,
  ...analyticsEndpoints,
  ...stockEndpoints,
  ...mediaEndpoints,
  ...incomingGoodsEndpoints,
  ...stockReservationsEndpoints,
  ...stockAlertsEndpoints,
  ...reorderEndpoints,
  ...aiWritingEndpoints,
  ...importsEndpoints,
  ...mailEndpoints,
  ...settingsEndpoints,
  ...lawEndpoints,
  ...doctorEndpoints,
  ...auditLogEndpoints,
  ...savedFiltersEndpoints,
  ...formDraftsEndpoints,
  ...unitsEndpoints,
  ...passportsEndpoints,
} as const

export type Endpoints = typeof endpoints
export type EndpointKey = keyof Endpoints
/** The calls that answer a download. */
export type DownloadKey = {
  [K in EndpointKey]: Endpoints[K] extends { produces: string } ? K : never
}[EndpointKey]
/** The calls that can answer as a stream, and the events of one. */
export type StreamKey = {
  [K in EndpointKey]: Endpoints[K] extends { streams: z.ZodType } ? K : never
}[EndpointKey]
export type Streamed<K extends StreamKey> = z.output<PartOf<K, 'streams'>>

type PartOf<K extends EndpointKey, P extends 'params' | 'query' | 'body' | 'output' | 'streams'> =
  Endpoints[K] extends Record<P, infer S extends z.ZodType> ? S : never

/** What the handler of a call receives, after validation. */
export type Received<K extends EndpointKey, P extends 'params' | 'query' | 'body'> = z.output<PartOf<K, P>>
/** What a caller sends. */
export type Sent<K extends EndpointKey, P extends 'params' | 'query' | 'body'> = z.input<PartOf<K, P>>
/** What a call answers; nothing where it answers 204. */
export type Answer<K extends EndpointKey> = Endpoints[K] extends { output: z.ZodType }
  ? z.output<PartOf<K, 'output'>>
  : K extends DownloadKey
    ? string
    : void
