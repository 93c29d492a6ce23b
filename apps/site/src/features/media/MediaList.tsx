import { lacksAlt, type Media, type MediaQuery } from '@arkpax/schema/media'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { MediaThumb } from '~/components/admin/media/MediaThumb.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useReturnFocus } from '~/components/admin/use-return-focus.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { fileSize } from '~/lib/file-size-fi.ts'
import { mediaScreenText as text } from './media-screen.fi.ts'

interface Props {
  query: Omit<MediaQuery, 'limit' | 'cursor'>
  isFiltered: boolean
  /** What is open; empty while nothing is. */
  openId: string
  onOpen: (media: Media) => void
  onClear: () => void
}

const tileOf = (id: string) => `[data-media="${id}"]`

/** The things that the filters choose, as pictures side by side. */
export function MediaList({ query, isFiltered, openId, onOpen, onClear }: Props) {
  const list = usePagedList('GET /api/admin/media', query)
  const tiles = useReturnFocus(openId, tileOf)
  return (
    <ListResults list={list} isFiltered={isFiltered} text={text.results} onClear={onClear}>
      {(things) => (
        <ul ref={tiles} tabIndex={-1} className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
          {things.map((media) => (
            <li key={media.id}>
              <button
                type="button"
                data-media={media.id}
                className="block h-full w-full rounded-md border border-line bg-surface p-2 text-left hover:border-ink"
                onClick={() => onOpen(media)}
              >
                <MediaThumb media={media} />
                <span className="mt-2 line-clamp-2 text-sm wrap-anywhere">
                  <span className="sr-only">{text.open} </span>
                  {media.file_name}
                </span>
                <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-muted">
                  {fileSize(media.bytes)}
                  {lacksAlt(media) && <Badge tone="neutral">{text.missingAlt}</Badge>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </ListResults>
  )
}
