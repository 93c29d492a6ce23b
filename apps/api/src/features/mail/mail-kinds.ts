import { accountExists } from './account-exists.mail.ts'
import { addressVerification } from './address-verification.mail.ts'
import { contactAcknowledgement } from './contact-acknowledgement.mail.ts'
import { passwordReset } from './password-reset.mail.ts'

/** Every kind of mail by the name under which it lies in the outbox. */
export const mailKinds = {
  'account-exists': accountExists,
  'address-verification': addressVerification,
  'contact-acknowledgement': contactAcknowledgement,
  'password-reset': passwordReset,
}
