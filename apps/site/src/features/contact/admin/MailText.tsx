import type { IncomingMail } from '@arkpax/schema/incoming-mail'
import { fileSize } from '~/lib/file-size-fi.ts'
import { adminContactText as text } from './admin-contact.fi.ts'
import { MailAttachments } from './MailAttachments.tsx'

/** What a mail says, always as text, with what it repeats folded away, and its attachments. */
export function MailText({ mail }: { mail: IncomingMail }) {
  return (
    <>
      <p className="whitespace-pre-wrap wrap-anywhere">{mail.text || text.noText}</p>
      {mail.too_large_bytes !== null && (
        <p className="text-sm text-ink-muted">{text.tooLarge(fileSize(mail.too_large_bytes))}</p>
      )}
      {mail.quoted && (
        <details>
          <summary className="inline-flex min-h-6 items-center text-sm font-medium underline">{text.quoted}</summary>
          <p className="mt-2 border-l-2 border-line pl-3 text-sm whitespace-pre-wrap text-ink-muted wrap-anywhere">
            {mail.quoted}
          </p>
        </details>
      )}
      <MailAttachments attachments={mail.attachments} />
    </>
  )
}
