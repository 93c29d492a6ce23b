import { RotateCcw, Upload, X } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { uploadText as text } from './media.fi.ts'
import { type FileUpload, isUnderWay, type UploadQueue } from './upload-queue.ts'
import { useUploads } from './use-uploads.ts'

const TYPES = '.jpg,.jpeg,.png,.webp,.avif,.gif,.tif,.tiff,.pdf'

/** Where files are dropped or chosen, and how far each of them is. */
export function UploadZone() {
  const { uploads, queue } = useUploads()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function drag(event: DragEvent, isIn: boolean) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(isIn)
  }
  function drop(event: DragEvent) {
    drag(event, false)
    queue.add(event.dataTransfer.files)
  }

  return (
    <section
      aria-label={text.choose}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={drop}
      className={`rounded-md border-2 border-dashed p-4 sm:p-5 ${isOver ? 'border-ink bg-sunken' : 'border-line-strong'}`}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-56 flex-1">
          <p>{text.drop}</p>
          <p className="text-sm text-ink-muted">{text.limits}</p>
        </div>
        <input
          ref={input}
          type="file"
          multiple
          accept={TYPES}
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ target }) => {
            queue.add(target.files ?? [])
            target.value = ''
          }}
        />
        <Button onClick={() => input.current?.click()}>
          <Upload className="size-4" aria-hidden="true" />
          {text.choose}
        </Button>
      </div>
      {uploads.length > 0 && <UploadList uploads={uploads} queue={queue} />}
    </section>
  )
}

function UploadList({ uploads, queue }: { uploads: readonly FileUpload[]; queue: UploadQueue }) {
  const count = (...states: string[]) => uploads.filter(({ state }) => states.includes(state)).length
  const isBusy = uploads.some((upload) => isUnderWay(upload) || upload.state === 'waiting')
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold tabular-nums">
          {text.summary(count('done', 'duplicate'), uploads.length, count('failed'))}
        </p>
        {!isBusy && (
          <Button tone="quiet" size="sm" className="min-h-11" onClick={() => queue.clear()}>
            {text.clear}
          </Button>
        )}
      </div>
      <ul aria-label={text.list} className="mt-2 grid max-h-72 gap-1 overflow-y-auto">
        {failedFirst(uploads).map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onRetry={() => queue.retry(upload.key)}
            onRemove={() => queue.remove(upload.key)}
          />
        ))}
      </ul>
    </>
  )
}

/** What asks for something to be done is not to be looked for among two hundred. */
const failedFirst = (uploads: readonly FileUpload[]) =>
  uploads.toSorted((one, other) => Number(other.state === 'failed') - Number(one.state === 'failed'))

function UploadRow({ upload, onRetry, onRemove }: { upload: FileUpload; onRetry: () => void; onRemove: () => void }) {
  const { name, bytes, sent, state } = upload
  const away = state === 'failed' ? text.remove : text.cancel
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-1">
      <span className="min-w-40 flex-1 truncate">{name}</span>
      <span className={`text-sm ${state === 'failed' ? 'text-danger' : 'text-ink-muted'}`}>{wordsOf(upload)}</span>
      {(state === 'sending' || state === 'paused') && (
        <progress aria-label={text.progress(name)} value={sent} max={bytes} className="h-2 w-32 max-sm:w-full" />
      )}
      {state === 'failed' && bytes > 0 && (
        <Button tone="quiet" size="icon" aria-label={text.retryOf(name)} title={text.retry} onClick={onRetry}>
          <RotateCcw className="size-4" aria-hidden="true" />
        </Button>
      )}
      {!['done', 'duplicate', 'making'].includes(state) && (
        <Button tone="quiet" size="icon" aria-label={away.label(name)} title={away.title} onClick={onRemove}>
          <X className="size-4" aria-hidden="true" />
        </Button>
      )}
    </li>
  )
}

function wordsOf({ state, sent, bytes, message }: FileUpload): string {
  if (state === 'failed') return message ?? text.failed
  if (state === 'sending') return text.states.sending(Math.floor((100 * sent) / bytes))
  return text.states[state]
}
