import { mediaQuery } from '@arkpax/schema/media'
import { useState } from 'react'
import { AdminScreen } from '~/components/admin/AdminScreen.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { UploadZone } from '~/components/admin/media/UploadZone.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { MediaDialog } from './MediaDialog.tsx'
import { MediaList } from './MediaList.tsx'
import { MediaSummary } from './MediaSummary.tsx'
import { mediaScreenText as text } from './media-screen.fi.ts'

/** The media library's screen. What is open and what the list shows is in the address. */
export const AdminMedia = () => (
  <AdminScreen section="media" title={text.title}>
    <Library />
  </AdminScreen>
)

const { shape } = mediaQuery
/** What the address has that is not ours shows all, newest first. */
const kind = shape.kind.catch('all')
const state = shape.state.catch('all')
const sort = shape.sort.catch('-date')

function Library() {
  const [{ tiedosto }, setAddress] = useUrlState({ tiedosto: '' })
  const [openTitle, setOpenTitle] = useState('')
  const filters = useListFilters('media', { q: '', kind: 'all', state: 'all', sort: '-date' })
  const mayWrite = useMay('media.write')
  const { values, days, set } = filters
  const query = {
    q: values.q,
    kind: kind.parse(values.kind),
    state: state.parse(values.state),
    sort: sort.parse(values.sort),
    ...days,
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="max-w-[70ch]">
        <p>{text.intro}</p>
        <MediaSummary onWithoutAlt={() => filters.replace({ state: 'no-alt' })} />
      </div>
      {mayWrite && <UploadZone />}
      <div>
        <ListTools
          filters={filters}
          sorts={text.sorts}
          labels={{
            kind: (value) => text.kinds[kind.parse(value)],
            state: (value) => text.states[state.parse(value)],
          }}
          search={{ label: text.search, placeholder: text.searchPlaceholder }}
        >
          <Select label={text.kind} value={query.kind} onChange={({ target }) => set({ kind: target.value })}>
            <Options labels={text.kinds} />
          </Select>
          <Select label={text.state} value={query.state} onChange={({ target }) => set({ state: target.value })}>
            <Options labels={text.states} />
          </Select>
        </ListTools>
        {query.state === 'trash' && <p className="mt-4 text-ink-muted">{text.trashNote}</p>}
        <MediaList
          query={query}
          isFiltered={filters.isFiltered}
          openId={tiedosto}
          onClear={filters.clear}
          onOpen={({ id, file_name }) => {
            setOpenTitle(file_name)
            setAddress({ tiedosto: id })
          }}
        />
      </div>
      <MediaDialog id={tiedosto} title={openTitle || text.title} onClose={() => setAddress({ tiedosto: '' })} />
    </div>
  )
}
