import type { Attachment } from '@arkpax/schema/incoming-mail'
import { useMutation } from '@tanstack/react-query'
import { Download, FileX } from 'lucide-react'
import { asStaff } from '~/components/admin/admin-session.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { callFile } from '~/lib/api.ts'
import { readFailure } from '~/lib/failure-text.ts'
import { fileSize } from '~/lib/file-size-fi.ts'
import { saveFile } from '~/lib/save-file.ts'
import { showToast } from '~/lib/toast.ts'
import { adminContactText as text } from './admin-contact.fi.ts'

/** The files that came with a mail, to be saved, and which of them were not kept and why. */
export function MailAttachments({ attachments }: { attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null
  return (
    <ul aria-label={text.attachments} className="grid grid-cols-1 justify-items-start gap-2">
      {attachments.map((file) => (
        <li key={file.id} className="max-w-full">
          {file.refusal ? (
            <p className="flex items-start gap-2 text-sm text-ink-muted">
              <FileX className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
              <span className="min-w-0 wrap-anywhere">
                {file.name} ({fileSize(file.size)}), {text.refusals[file.refusal]}
              </span>
            </p>
          ) : (
            <SaveAttachment file={file} />
          )}
        </li>
      ))}
    </ul>
  )
}

function SaveAttachment({ file: { id, name, size } }: { file: Attachment }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => asStaff(() => callFile('GET /api/admin/contact-attachments/{id}', { params: { id } })),
    onSuccess: ({ blob }) => saveFile(name, blob),
    onError: (error) => showToast({ title: text.downloadFailed, description: readFailure(error), tone: 'destructive' }),
  })
  return (
    <Button
      size="sm"
      className="max-w-full py-1.5 text-left whitespace-normal!"
      pending={isPending}
      onClick={() => mutate()}
    >
      <Download className="size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{text.download(name, fileSize(size))}</span>
    </Button>
  )
}
