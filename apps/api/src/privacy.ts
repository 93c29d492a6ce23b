import { sweepStaleAccounts } from './features/accounts/account-erasure.service.ts'
import { accountsPrivacy } from './features/accounts/accounts.privacy.ts'
import { chatPrivacy } from './features/chat/chat.privacy.ts'
import { contactPrivacy } from './features/contact/contact.privacy.ts'
import { customersPrivacy } from './features/customers/customers.privacy.ts'
import { deliveriesPrivacy } from './features/deliveries/deliveries.privacy.ts'
import { documentsPrivacy } from './features/documents/documents.privacy.ts'
import { importsPrivacy } from './features/imports/imports.privacy.ts'
import { lettersPrivacy } from './features/letters/letters.privacy.ts'
import { mailPrivacy } from './features/mail/mail.privacy.ts'
import { newsletterPrivacy } from './features/newsletter/newsletter.privacy.ts'
import { offersPrivacy } from './features/offers/offers.privacy.ts'
import { ordersPrivacy } from './features/orders/orders.privacy.ts'
import { paymentsPrivacy } from './features/payments/payments.privacy.ts'
import { privacyRequestsPrivacy } from './features/privacy-requests/privacy-requests.privacy.ts'
import { stockPrivacy } from './features/products/stock.privacy.ts'
import { recallsPrivacy } from './features/recalls/recalls.privacy.ts'
import { registrationsPrivacy } from './features/registrations/registrations.privacy.ts'
import { returnsPrivacy } from './features/returns/returns.privacy.ts'
import { reviewsPrivacy } from './features/reviews/reviews.privacy.ts'
import { savedFiltersPrivacy } from './features/saved-filters/saved-filters.privacy.ts'
import { staffPrivacy } from './features/staff/staff.privacy.ts'
import { stockAlertsPrivacy } from './features/stock-alerts/stock-alerts.privacy.ts'
import { unitsPrivacy } from './features/units/units.privacy.ts'
import { warrantyCasesPrivacy } from './features/warranty-cases/warranty-cases.privacy.ts'
import type { Privacy, Sweep } from './services/privacy.ts'
import { serverPrivacy } from './services/server.privacy.ts'

/**
 * Every noun with personal data. The download of one's data has them in this order, and deleting an account goes through them
 * in reverse, so that the account itself is the last to go.
 */
export const privacyOfNouns: readonly Privacy[] = [
  accountsPrivacy,
  reviewsPrivacy,
  chatPrivacy,
  deliveriesPrivacy,
  offersPrivacy,
  ordersPrivacy,
  // After the orders, so that they are erased before those forget whose they are.
  paymentsPrivacy,
  returnsPrivacy,
  documentsPrivacy,
  registrationsPrivacy,
  unitsPrivacy,
  warrantyCasesPrivacy,
  recallsPrivacy,
  contactPrivacy,
  newsletterPrivacy,
  lettersPrivacy,
  stockAlertsPrivacy,
  customersPrivacy,
  importsPrivacy,
  privacyRequestsPrivacy,
  mailPrivacy,
  staffPrivacy,
  savedFiltersPrivacy,
  stockPrivacy,
  serverPrivacy,
]

/** What the passing of time does to personal data, as the privacy policy promises it. */
export const retention: readonly Sweep[] = [
  (db, now) => sweepStaleAccounts(db, privacyOfNouns, now),
  ...privacyOfNouns.flatMap(({ retain }) => retain),
]
