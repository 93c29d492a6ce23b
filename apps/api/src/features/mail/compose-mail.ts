import type { MailContent } from '../../services/mailer.ts'
import type { MailBlock } from './mail-blocks.ts'
import { mailHtml } from './mail-html.ts'
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
}

/** Gives a mail our one look: text and HTML from the same blocks. The subject becomes one line. */
export async function composeMail(draft: MailDraft): Promise<MailContent> {
  const subject = oneLine(draft.subject)
  return { subject, text: mailText(draft), html: await mailHtml({ ...draft, subject }) }
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()
