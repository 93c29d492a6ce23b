import type { OutgoingMail } from './mailer.ts'

/** What a mail of ours is called for ever, wherever it is answered. */
export const ownMailId = (id: string, from: string) => `${id}@${from.split('@')[1]}`

/**
 * A mail in nodemailer's terms. Addresses go as objects and an envelope of our own, so that a comma or a line break in a
 * name never makes another recipient; nothing is read from files or fetched.
 */
export const toMessage = (mail: OutgoingMail) => ({
  from: mail.from,
  to: { name: '', address: mail.to },
  replyTo: mail.replyTo,
  envelope: { from: mail.returnPath ?? mail.from.address, to: [mail.to] },
  messageId: `<${ownMailId(mail.id, mail.from.address)}>`,
  ...(mail.references?.length && { references: [...mail.references], inReplyTo: mail.references.at(-1) }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  ...(mail.attachments?.length && {
    attachments: mail.attachments.map(({ content, ...file }) => ({
      ...file,
      content: typeof content === 'string' ? content : Buffer.from(content),
    })),
  }),
  headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
  disableFileAccess: true,
  disableUrlAccess: true,
})
