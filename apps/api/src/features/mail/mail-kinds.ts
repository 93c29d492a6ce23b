import type { MailKindName } from '@arkpax/schema/mail'
import { accountExists } from './account-exists.mail.ts'
import { addressVerification } from './address-verification.mail.ts'
import { contactAcknowledgement } from './contact-acknowledgement.mail.ts'
import { contactNotice } from './contact-notice.mail.ts'
import { contactReply } from './contact-reply.mail.ts'
import { newsletterWelcome } from './newsletter-welcome.mail.ts'
import { orderConfirmation } from './order-confirmation.mail.ts'
import { orderStatus } from './order-status.mail.ts'
import { passwordReset } from './password-reset.mail.ts'
import { registrationReceipt } from './registration-receipt.mail.ts'
import { reviewHidden } from './review-hidden.mail.ts'
import { reviewInvitation } from './review-invitation.mail.ts'

/** Every kind of mail by the name under which it lies in the outbox. */
export const mailKinds = {
  'account-exists': accountExists,
  'address-verification': addressVerification,
  'contact-acknowledgement': contactAcknowledgement,
  'contact-notice': contactNotice,
  'contact-reply': contactReply,
  'newsletter-welcome': newsletterWelcome,
  'order-confirmation': orderConfirmation,
  'order-status': orderStatus,
  'password-reset': passwordReset,
  'registration-receipt': registrationReceipt,
  'review-hidden': reviewHidden,
  'review-invitation': reviewInvitation,
} satisfies Record<MailKindName, unknown>
