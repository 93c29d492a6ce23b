import { accountingRoutes } from './features/accounting/accounting.routes.ts'
import { accountLinkRoutes } from './features/accounts/account-links.routes.ts'
import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { customerSessionRoutes } from './features/accounts/customer-sessions.routes.ts'
import { ownDataRoutes } from './features/accounts/own-data.routes.ts'
import { aiWritingRoutes } from './features/ai-writing/ai-writing.routes.ts'
import { analyticsRoutes } from './features/analytics/analytics.routes.ts'
import { auditLogRoutes } from './features/audit-log/audit-log.routes.ts'
import { blogRoutes } from './features/blog/blog.routes.ts'
import { blogDraftRoutes } from './features/blog/blog-drafts.routes.ts'
import { chatRoutes } from './features/chat/chat.routes.ts'
import { teachingRoutes } from './features/chat/teaching.routes.ts'
import { carryOutWith } from './features/chat-actions/carry-out.service.ts'
import { contactRoutes } from './features/contact/contact.routes.ts'
import { contactTeamRoutes } from './features/contact/contact-team.routes.ts'
import { customerNoteRoutes } from './features/customers/customer-notes.routes.ts'
import { customerRoutes } from './features/customers/customers.routes.ts'
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts'
import { deliveryRoutes } from './features/deliveries/deliveries.routes.ts'
import { deliveriesOfOrders } from './features/deliveries/deliveries-of-orders.ts'
import { deliveryOptionRoutes } from './features/delivery-options/delivery-options.routes.ts'
import { doctorRoutes } from './features/doctor/doctor.routes.ts'
import { documentRoutes } from './features/documents/documents.routes.ts'
import { ownDocumentRoutes } from './features/documents/own-documents.routes.ts'
import { faqRoutes } from './features/faq/faq.routes.ts'
import { formDraftRoutes } from './features/form-drafts/form-drafts.routes.ts'
import { importRoutes } from './features/imports/imports.routes.ts'
import { inquiryRoutes } from './features/inquiries/inquiries.routes.ts'
import { lawRoutes } from './features/law/law.routes.ts'
import { letterRoutes } from './features/letters/letters.routes.ts'
import { mailRoutes } from './features/mail/mails.routes.ts'
import { mediaRoutes } from './features/media/media.routes.ts'
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts'
import { askedOrderOf } from './features/offers/asked-order.service.ts'
import { offerAnswerRoutes } from './features/offers/offer-answers.routes.ts'
import { listOfferTurns } from './features/offers/offer-turns.repo.ts'
import { offerRoutes } from './features/offers/offers.routes.ts'
import { ownOfferRoutes } from './features/offers/own-offers.routes.ts'
import { orderMailRoutes } from './features/order-mails/order-mails.routes.ts'
import { orderNoteRoutes } from './features/orders/order-notes.routes.ts'
import { listOrdersFrom, listOrdersNumbered } from './features/orders/orders.repo.ts'
import { orderRoutes } from './features/orders/orders.routes.ts'
import { ownOrderRoutes } from './features/orders/own-orders.routes.ts'
import { paletteRoutes } from './features/palette/palette.routes.ts'
import { bankRoutes } from './features/payments/bank.routes.ts'
import { moneyOfOrders } from './features/payments/money-of-orders.service.ts'
import { paymentRoutes } from './features/payments/payments.routes.ts'
import { paytrailRoutes } from './features/paytrail/paytrail.routes.ts'
import { priceChangeRoutes } from './features/price-changes/price-changes.routes.ts'
import { privacyRequestRoutes } from './features/privacy-requests/privacy-requests.routes.ts'
import { incomingGoodsRoutes } from './features/products/incoming-goods.routes.ts'
import { productRoutes } from './features/products/products.routes.ts'
import { stockReservationRoutes } from './features/products/stock-reservations.routes.ts'
import { publishingRoutes } from './features/publishing/publishing.routes.ts'
import { recallAnswerRoutes } from './features/recalls/recall-answers.routes.ts'
import { recallRoutes } from './features/recalls/recalls.routes.ts'
import { ownRegistrationRoutes } from './features/registrations/own-registrations.routes.ts'
import { registrationRoutes } from './features/registrations/registrations.routes.ts'
import { reorderRoutes } from './features/reorder/reorder.routes.ts'
import { returnRoutes } from './features/returns/returns.routes.ts'
import { returnsOfOrders } from './features/returns/returns-of-orders.ts'
import { withdrawalRoutes } from './features/returns/withdrawals.routes.ts'
import { reviewRoutes } from './features/reviews/reviews.routes.ts'
import { savedFilterRoutes } from './features/saved-filters/saved-filters.routes.ts'
import { savedReplyRoutes } from './features/saved-replies/saved-replies.routes.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { ownStaffRoutes } from './features/staff/own-staff.routes.ts'
import { passkeyRoutes } from './features/staff/passkeys.routes.ts'
import { staffRoutes } from './features/staff/staff.routes.ts'
import { staffSessionRoutes } from './features/staff/staff-sessions.routes.ts'
import { stockAlertRoutes } from './features/stock-alerts/stock-alerts.routes.ts'
import { passportRoutes } from './features/units/passports.routes.ts'
import { unitRoutes } from './features/units/units.routes.ts'
import { ownWarrantyCaseRoutes } from './features/warranty-cases/own-cases.routes.ts'
import { warrantyCaseRoutes } from './features/warranty-cases/warranty-cases.routes.ts'
import type { Route } from './http/route.ts'
import { usesOfMedia } from './media-uses.ts'
import { privacyOfNouns } from './privacy.ts'
import { previewMail } from './render-mail.ts'

/** Every call of the API, feature by feature. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...accountLinkRoutes,
  ...customerSessionRoutes,
  ...ownDataRoutes(privacyOfNouns),
  ...ownOrderRoutes(deliveriesOfOrders, returnsOfOrders),
  ...ownDocumentRoutes,
  ...ownRegistrationRoutes,
  ...ownWarrantyCaseRoutes,
  ...staffSessionRoutes,
  ...ownStaffRoutes,
  ...passkeyRoutes,
  ...staffRoutes,
  ...dashboardRoutes,
  ...paletteRoutes,
  ...publishingRoutes,
  ...productRoutes,
  ...priceChangeRoutes,
  ...mediaRoutes(usesOfMedia),
  ...incomingGoodsRoutes,
  ...stockReservationRoutes,
  ...reorderRoutes,
  ...stockAlertRoutes,
  ...orderRoutes(deliveriesOfOrders, moneyOfOrders, returnsOfOrders, askedOrderOf),
  ...orderNoteRoutes,
  ...orderMailRoutes,
  ...deliveryRoutes,
  ...offerRoutes,
  ...offerAnswerRoutes,
  ...ownOfferRoutes,
  ...documentRoutes,
  ...paymentRoutes,
  ...bankRoutes,
  ...accountingRoutes,
  ...deliveryOptionRoutes,
  ...paytrailRoutes,
  ...blogRoutes,
  ...blogDraftRoutes,
  ...faqRoutes,
  ...aiWritingRoutes,
  ...newsletterRoutes,
  ...letterRoutes,
  ...contactRoutes({ ordersFrom: listOrdersFrom, ordersNumbered: listOrdersNumbered, offerTurns: listOfferTurns }),
  ...inquiryRoutes,
  ...withdrawalRoutes,
  ...returnRoutes,
  ...customerRoutes,
  ...customerNoteRoutes,
  ...privacyRequestRoutes(privacyOfNouns),
  ...contactTeamRoutes,
  ...savedReplyRoutes,
  ...chatRoutes(carryOutWith({ deliveries: deliveriesOfOrders, returns: returnsOfOrders })),
  ...teachingRoutes,
  ...importRoutes,
  ...mailRoutes(previewMail),
  ...registrationRoutes,
  ...warrantyCaseRoutes,
  ...recallRoutes,
  ...recallAnswerRoutes,
  ...analyticsRoutes,
  ...reviewRoutes,
  ...settingsRoutes,
  ...lawRoutes,
  ...doctorRoutes,
  ...auditLogRoutes,
  ...savedFilterRoutes,
  ...formDraftRoutes,
  ...unitRoutes,
  ...passportRoutes,
]
