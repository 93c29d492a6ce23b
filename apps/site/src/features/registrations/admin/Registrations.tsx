import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { adminRegistrationsText as text } from './admin-registrations.fi.ts'
import { RegistrationTable } from './RegistrationTable.tsx'

/** The registrations that the search chooses, a page at a time, and all of them as a file. */
export function Registrations() {
  const [{ q }, setFilters] = useUrlState({ q: '' })
  const list = usePagedList('GET /api/admin/registrations', { q })

  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_auto]">
        <SearchField label={text.search} value={q} onChange={(typed) => setFilters({ q: typed }, 'replace')} />
        <ExportButton
          may="registrations.export"
          endpoint="GET /api/admin/registrations/export"
          options={[{ query: { q } }]}
        />
      </div>
      <ListResults list={list} isFiltered={q !== ''} text={text} onClear={() => setFilters({ q: '' })}>
        {(registrations) => <RegistrationTable registrations={registrations} />}
      </ListResults>
    </>
  )
}
