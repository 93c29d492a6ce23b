import { fileSize } from '~/lib/file-size-fi.ts'
import { useRead } from '~/lib/use-read.ts'
import { mediaScreenText as text } from './media-screen.fi.ts'

/** How much the library holds, and the way to the pictures that lack their text. */
export function MediaSummary({ onWithoutAlt }: { onWithoutAlt: () => void }) {
  const { data } = useRead('GET /api/admin/media/summary')
  if (!data || data.pictures + data.documents === 0) return null
  return (
    <p className="mt-1 text-ink-muted">
      {text.summary(data, fileSize(data.bytes))}{' '}
      {data.without_alt > 0 && (
        <button type="button" className="min-h-9 font-semibold text-ink underline" onClick={onWithoutAlt}>
          {text.withoutAlt(data.without_alt)}
        </button>
      )}
    </p>
  )
}
