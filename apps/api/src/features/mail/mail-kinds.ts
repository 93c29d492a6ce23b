import { contactAcknowledgement } from './contact-acknowledgement.mail.ts'

/** Every kind of mail by the name under which it lies in the outbox. */
export const mailKinds = {
  'contact-acknowledgement': contactAcknowledgement,
}
