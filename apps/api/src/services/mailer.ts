import type { Config } from '../config.ts'
import { createFileMailer } from './file-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

export interface MailAddress {
  name: string
  address: string
}

/** A file that goes along with a mail; the content is UTF-8 where it is text. */
export interface MailAttachment {
  filename: string
  contentType: string
  content: string | Uint8Array
}

/** A mail as it leaves. Subject and text are plain; `headers` are ours, never a visitor's text. */
export interface MailContent {
  from: MailAddress
  /** Whom the reader answers. */
  replyTo: MailAddress
  subject: string
  text: string
  html: string
  /** The mails that this one continues, oldest first; it answers the last. */
  references?: readonly string[]
  /** Where it comes back to, when it cannot be delivered; the sender's address without one. */
  returnPath?: string
  headers?: Record<string, string>
  attachments?: readonly MailAttachment[]
}

/** A rendered mail of the outbox. */
export interface OutgoingMail extends MailContent {
  /** The outbox row: it gives the Message-ID, the same at every try. */
  id: string
  kind: string
  to: string
}

/** The edge to the mail server. */
export interface Mailer {
  /** Whether mails stay in files, where nobody gets them. */
  isFiling: boolean
  /** Hands a mail over. Throws a MailError when it was not taken, or when that is not known. */
  send(mail: OutgoingMail): Promise<void>
  /** Ends idle connections. */
  close(): void
}

/**
 * Why a mail was not taken: `refused` for good by the reader's side, `deferred` for now, or the server is `unreachable`
 * and would take no other mail either. The message is Finnish, for staff.
 */
export class MailError extends Error {
  readonly outcome: 'refused' | 'deferred' | 'unreachable'

  constructor(outcome: MailError['outcome'], message: string) {
    super(message)
    this.outcome = outcome
  }
}

/** Mail by SMTP where a server is configured, as files otherwise. */
export const createMailer = (config: Config): Mailer =>
  config.smtpUrl ? createSmtpMailer(config.smtpUrl) : createFileMailer(config)
