import type { Attachment } from '@arkpax/schema/incoming-mail'
import { Paperclip } from 'lucide-react'
import { adminContactText as text } from './admin-contact.fi.ts'
import { fileSize } from './file-size.ts'

/** The files that came with a mail, and which of them were not kept and why. */
export function MailAttachments({ attachments }: { attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null
  return (
    <ul aria-label={text.attachments} className="grid gap-1">
      {attachments.map(({ id, name, size, refusal }) => (
        <li key={id} className="flex items-start gap-2 text-sm wrap-anywhere">
          <Paperclip className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span className="min-w-0">
            {name} ({fileSize(size)}){refusal && `, ${text.refusals[refusal]}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
