import type { Config } from '../config.ts'
import type { OutgoingMail } from './mailer.ts'

/**
 * A mail in nodemailer's terms. Addresses go as objects and an envelope of our own, so that a comma or a line break in a
 * name never makes another recipient; nothing is read from files or fetched.
 */
export const toMessage = (mail: OutgoingMail, { mailFrom, staffEmail }: Config) => ({
  from: mailFrom,
  to: { name: '', address: mail.to },
  replyTo: mail.replyTo ?? { name: mailFrom.name, address: staffEmail },
  envelope: { from: mailFrom.address, to: [mail.to] },
  messageId: `<${mail.id}@${mailFrom.address.split('@')[1]}>`,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
  disableFileAccess: true,
  disableUrlAccess: true,
})
