import { registrationExportQuery } from '@arkpax/schema/registrations'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { TitleActions } from '~/components/admin/TitleActions.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { adminRegistrationsText as text } from './admin-registrations.fi.ts'
import { RegistrationTable } from './RegistrationTable.tsx'

const sort = registrationExportQuery.shape.sort.catch('-date')

/** The registrations that the filters choose, a page at a time, and all of them as a file. */
export function Registrations() {
  const filters = useListFilters('registrations', { q: '', sort: '-date' })
  const query = { q: filters.values.q, sort: sort.parse(filters.values.sort), ...filters.days }
  const list = usePagedList('GET /api/admin/registrations', query)
  const onSort = (chosen: string) => filters.set({ sort: chosen })

  return (
    <>
      <TitleActions>
        <ExportButton may="registrations.export" endpoint="GET /api/admin/registrations/export" options={[{ query }]} />
      </TitleActions>
      <ListTools filters={filters} sorts={text.sorts} hasSortHeads labels={{}} search={{ label: text.search }} />
      <ListResults list={list} isFiltered={filters.isFiltered} text={text} onClear={filters.clear}>
        {(registrations) => <RegistrationTable registrations={registrations} sort={query.sort} onSort={onSort} />}
      </ListResults>
    </>
  )
}
