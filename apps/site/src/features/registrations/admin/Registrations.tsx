import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListPaging } from '~/components/admin/ListPaging.tsx'
import { LoadFailure, Loading, NoMatches } from '~/components/admin/list-states.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
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
        <ExportButton endpoint="GET /api/admin/registrations/export" options={[{ query: { q } }]} />
      </div>
      <div className="mt-6" aria-busy={list.isPending}>
        {list.error ? (
          <LoadFailure title={text.failed} error={list.error} onRetry={list.retry} />
        ) : !list.items ? (
          <Loading />
        ) : list.items.length === 0 && q ? (
          <NoMatches {...text.nothingFound} onClear={() => setFilters({ q: '' })} />
        ) : list.items.length === 0 ? (
          <EmptyState {...text.empty} />
        ) : (
          <RegistrationTable registrations={list.items} />
        )}
      </div>
      <ListPaging page={list.page} isPending={list.isPending} previous={list.previous} next={list.next} />
    </>
  )
}
