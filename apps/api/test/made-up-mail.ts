import type { OutgoingMail } from '../src/services/mailer.ts'

/** A mail that is ready to leave. */
export const madeUpMail: OutgoingMail = {
  id: '0199-a',
  kind: 'contact-acknowledgement',
  to: 'aino@example.fi',
  from: { name: 'Arkpax', address: 'asiakaspalvelu@arkpax.fi' },
  replyTo: { name: 'Arkpax', address: 'asiakaspalvelu@arkpax.fi' },
  subject: 'Viestisi on perillä',
  text: 'Hei Äijä!',
  html: '<p>Hei Äijä!</p>',
}
