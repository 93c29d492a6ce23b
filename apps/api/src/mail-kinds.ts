import { accountDeleted } from './features/accounts/account-deleted.mail.ts'
import { accountExists } from './features/accounts/account-exists.mail.ts'
import { addressVerification } from './features/accounts/address-verification.mail.ts'
import { passwordChanged } from './features/accounts/password-changed.mail.ts'
import { passwordReset } from './features/accounts/password-reset.mail.ts'
import { contactAcknowledgement } from './features/contact/contact-acknowledgement.mail.ts'
import { contactDigest } from './features/contact/contact-digest.mail.ts'
import { contactNotice } from './features/contact/contact-notice.mail.ts'
import { contactReply } from './features/contact/contact-reply.mail.ts'
import { deliverySent } from './features/deliveries/delivery-sent.mail.ts'
import { documentMail } from './features/documents/document.mail.ts'
import { letterMail } from './features/letters/letter.mail.ts'
import type { MailKinds } from './features/mail/mail-kind.ts'
import { newsletterConfirmation } from './features/newsletter/newsletter-confirmation.mail.ts'
import { newsletterWelcome } from './features/newsletter/newsletter-welcome.mail.ts'
import { offerMail } from './features/offers/offer.mail.ts'
import { offerAccepted } from './features/offers/offer-accepted.mail.ts'
import { offerNews } from './features/offers/offer-news.mail.ts'
import { offerReminder } from './features/offers/offer-reminder.mail.ts'
import { orderChanged } from './features/orders/order-changed.mail.ts'
import { orderConfirmation } from './features/orders/order-confirmation.mail.ts'
import { orderStatus } from './features/orders/order-status.mail.ts'
import { reviewInvitation } from './features/orders/review-invitation.mail.ts'
import { paymentReceived } from './features/payment-news/payment-received.mail.ts'
import { paymentInstructionsMail } from './features/payments/payment-instructions.mail.ts'
import { paymentReminder } from './features/payments/payment-reminder.mail.ts'
import { dataErased } from './features/privacy-requests/data-erased.mail.ts'
import { recallNotice } from './features/recalls/recall-notice.mail.ts'
import { registrationReceipt } from './features/registrations/registration-receipt.mail.ts'
import { lowStock } from './features/reorder/low-stock.mail.ts'
import { returnStep } from './features/returns/return-step.mail.ts'
import { withdrawalNotice } from './features/returns/withdrawal-notice.mail.ts'
import { withdrawalReceipt } from './features/returns/withdrawal-receipt.mail.ts'
import { reviewHidden } from './features/reviews/review-hidden.mail.ts'
import { staffInvitation } from './features/staff/staff-invitation.mail.ts'
import { staffInvitationAccepted } from './features/staff/staff-invitation-accepted.mail.ts'
import { backInStock } from './features/stock-alerts/back-in-stock.mail.ts'
import { stockAlertConfirmation } from './features/stock-alerts/stock-alert-confirmation.mail.ts'
import { warrantyCaseReceivedMail } from './features/warranty-cases/warranty-case-received.mail.ts'
import { warrantyCaseStepMail } from './features/warranty-cases/warranty-case-step.mail.ts'

/** Every kind of mail by the name under which it lies in the outbox. */
export const mailKinds: MailKinds = {
  'account-deleted': accountDeleted,
  'account-exists': accountExists,
  'address-verification': addressVerification,
  'back-in-stock': backInStock,
  'contact-acknowledgement': contactAcknowledgement,
  'contact-digest': contactDigest,
  'contact-notice': contactNotice,
  'contact-reply': contactReply,
  'data-erased': dataErased,
  'delivery-sent': deliverySent,
  document: documentMail,
  letter: letterMail,
  'low-stock': lowStock,
  'newsletter-confirmation': newsletterConfirmation,
  'newsletter-welcome': newsletterWelcome,
  'order-changed': orderChanged,
  offer: offerMail,
  'offer-accepted': offerAccepted,
  'offer-news': offerNews,
  'offer-reminder': offerReminder,
  'order-confirmation': orderConfirmation,
  'order-status': orderStatus,
  'password-changed': passwordChanged,
  'password-reset': passwordReset,
  'payment-instructions': paymentInstructionsMail,
  'payment-received': paymentReceived,
  'payment-reminder': paymentReminder,
  'recall-notice': recallNotice,
  'registration-receipt': registrationReceipt,
  'return-step': returnStep,
  'review-hidden': reviewHidden,
  'review-invitation': reviewInvitation,
  'staff-invitation': staffInvitation,
  'staff-invitation-accepted': staffInvitationAccepted,
  'stock-alert-confirmation': stockAlertConfirmation,
  'warranty-case-received': warrantyCaseReceivedMail,
  'warranty-case-step': warrantyCaseStepMail,
  'withdrawal-notice': withdrawalNotice,
  'withdrawal-receipt': withdrawalReceipt,
}
