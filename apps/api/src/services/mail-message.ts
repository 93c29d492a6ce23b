import type { OutgoingMail } from './mailer.ts'

/**
 * A mail in nodemailer's terms. Addresses go as objects and an envelope of our own, so that a comma or a line break in a
 * name never makes another recipient; nothing is read from files or fetched.
 */
export const toMessage = (mail: OutgoingMail) => ({
  from: mail.from,
  to: { name: '', address: mail.to },
  replyTo: mail.replyTo,
  envelope: { from: mail.from.address, to: [mail.to] },
  messageId: `<${mail.id}@${mail.from.address.split('@')[1]}>`,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
  disableFileAccess: true,
  disableUrlAccess: true,
})
