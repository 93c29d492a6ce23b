import { lacksAlt, type Media, type MediaKind } from '@arkpax/schema/media'
import { useState } from 'react'
import { Dialog } from '~/components/ui/react/Dialog.tsx'
import { ListResults } from '../ListResults.tsx'
import { SearchField } from '../SearchField.tsx'
import { useMay } from '../signed-in.ts'
import { usePagedList } from '../use-paged-list.ts'
import { MediaThumb } from './MediaThumb.tsx'
import { pickerText as text } from './media.fi.ts'
import { UploadZone } from './UploadZone.tsx'

interface Props {
  open: boolean
  kind: MediaKind
  onClose: () => void
  /** Gets what was chosen, or uploaded here: its `address` is what is kept. */
  onChoose: (media: Media) => void
}

/** The library in a dialog, to choose one thing from; what is uploaded here stands first in it. */
export const MediaPicker = ({ open, kind, onClose, onChoose }: Props) => (
  <Dialog open={open} onClose={onClose} title={text.title[kind]} wide>
    <Choice kind={kind} onChoose={onChoose} />
  </Dialog>
)

function Choice({ kind, onChoose }: Pick<Props, 'kind' | 'onChoose'>) {
  const [q, setQ] = useState('')
  const mayUpload = useMay('media.write')
  const list = usePagedList('GET /api/admin/media', { q, kind })
  return (
    <div className="grid grid-cols-1 gap-5">
      <SearchField label={text.search} value={q} onChange={setQ} />
      {mayUpload && <UploadZone />}
      <ListResults list={list} isFiltered={q !== ''} text={text.results} onClear={() => setQ('')} className="">
        {(things) => (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
            {things.map((media) => (
              <li key={media.id}>
                <Thing media={media} onChoose={() => onChoose(media)} />
              </li>
            ))}
          </ul>
        )}
      </ListResults>
    </div>
  )
}

const Thing = ({ media, onChoose }: { media: Media; onChoose: () => void }) => (
  <button
    type="button"
    className="block w-full rounded-md border border-line p-2 text-left hover:border-ink hover:bg-sunken"
    onClick={onChoose}
  >
    <MediaThumb media={media} />
    <span className="mt-2 block truncate text-sm">
      <span className="sr-only">{text.choose} </span>
      {media.file_name}
    </span>
    {media.alt && <span className="line-clamp-2 text-sm text-ink-muted">{media.alt}</span>}
    {lacksAlt(media) && <span className="block text-sm text-ink-muted">{text.withoutAlt}</span>}
  </button>
)
