import type { Media } from '@arkpax/schema/media'
import { RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { asStaff } from '~/components/admin/admin-session.ts'
import { sendPieces } from '~/components/admin/media/upload-file.ts'
import { MEDIA_READS } from '~/components/admin/media/use-uploads.ts'
import { hintClass } from '~/components/ui/field.recipe.ts'
import { Button } from '~/components/ui/react/Button.tsx'
import { showToast } from '~/lib/toast.ts'
import { useWrite } from '~/lib/use-write.ts'
import { writeFailure } from '~/lib/write-failure.ts'
import { mediaDialogText as text } from './media-screen.fi.ts'
import { MAKING_MS } from './media-values.ts'

interface Props {
  media: Media
  onReplaced: () => void
}

/** Puts another file in the place of a thing's content, under the same address. */
export function ReplaceContent({ media, onReplaced }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const { mutateAsync } = useWrite('PUT /api/admin/media/{id}/content', {
    success: text.replaced,
    failure: text.replaceFailed,
    changes: [...MEDIA_READS],
    onSuccess: onReplaced,
  })

  async function replace(file: File) {
    setPercent(0)
    const onSent = (sent: number) => setPercent(Math.floor((100 * sent) / file.size))
    const events = { onSent, onPaused() {}, onMaking() {} }
    const send = () => asStaff(() => sendPieces(file, events, new AbortController().signal))
    const upload_id = await send().catch((error: unknown) => {
      showToast({ title: text.replaceFailed, description: writeFailure(error), tone: 'destructive' })
    })
    const body = { upload_id: upload_id ?? '', file_name: file.name }
    // What it fails with is told by a toast.
    const sent = { params: { id: media.id }, body, ifMatch: media.version, patience: MAKING_MS }
    if (upload_id) await mutateAsync([sent]).catch(() => {})
    setPercent(null)
  }

  return (
    <div className="grid gap-1.5">
      <input
        ref={input}
        type="file"
        accept={media.kind === 'picture' ? 'image/*' : '.pdf'}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void replace(file)
          target.value = ''
        }}
      />
      <Button pending={percent !== null} onClick={() => input.current?.click()}>
        <RefreshCw className="size-4" aria-hidden="true" />
        {percent === null ? text.replace : text.replacing(percent)}
      </Button>
      <p className={hintClass}>{text.replaceHint}</p>
    </div>
  )
}
