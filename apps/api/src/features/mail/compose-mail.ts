import type { CompanySettings } from '@arkpax/schema/settings'
import type { Config } from '../../config.ts'
import { ownMailId } from '../../services/mail-message.ts'
import type { MailContent } from '../../services/mailer.ts'
import type { MailBlock } from './mail-blocks.ts'
import { mailHtml } from './mail-html.ts'
import { senderOf, staffAddressOf } from './mail-sender.ts'
import { mailText } from './mail-text.ts'

/** A mail before it has a look. */
export interface MailDraft {
  subject: string
  /** What an inbox shows beside the subject. */
  preview: string
  heading: string
  blocks: readonly MailBlock[]
  /** Why the reader gets this mail; the last words of it. */
  reason: string
  /** Whom the reader answers instead of customer service. */
  replyTo?: MailContent['replyTo']
  /** Where an answer comes that goes to us. */
  replyAddress?: string
  /** The mails that this one continues, oldest first: ids of our own in the outbox, or what others' mails call themselves. */
  references?: readonly string[]
  headers?: MailContent['headers']
  attachments?: MailContent['attachments']
}

/** Who sends: the server's configuration, and the company as its settings are now. */
export interface Sender {
  config: Pick<Config, 'mailFrom' | 'staffEmail'>
  company: CompanySettings
}

/** Gives a mail our one look, text and HTML from the same blocks, and our addresses. The subject becomes one line. */
export async function composeMail(draft: MailDraft, { config, company }: Sender): Promise<MailContent> {
  const from = senderOf(config, company)
  const subject = oneLine(draft.subject)
  return {
    from,
    replyTo: draft.replyTo ?? { name: from.name, address: draft.replyAddress ?? staffAddressOf(config, company) },
    references: draft.references?.map((id) => `<${id.includes('@') ? id : ownMailId(id, from.address)}>`),
    subject,
    text: mailText(draft, company),
    html: await mailHtml({ ...draft, subject }, company),
    headers: draft.headers,
    attachments: draft.attachments,
  }
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()
