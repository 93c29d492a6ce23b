import { type Subscriber, subscriberQuery } from '@arkpax/schema/newsletter'
import { useState } from 'react'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListPaging } from '~/components/admin/ListPaging.tsx'
import { LoadFailure, Loading, NoMatches } from '~/components/admin/list-states.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { EmptyState } from '~/components/ui/react/EmptyState.tsx'
import { Select } from '~/components/ui/react/Field.tsx'
import { adminNewsletterText as text } from './admin-newsletter.fi.ts'
import { RemoveSubscriber } from './RemoveSubscriber.tsx'
import { SubscriberTable } from './SubscriberTable.tsx'

/** The subscribers that the filters choose, a page at a time, and all of them as a file. */
export function Subscribers() {
  const [filters, setFilters] = useUrlState({ q: '', status: 'all' })
  const status = subscriberQuery.shape.status.catch('all').parse(filters.status)
  const chosen = { q: filters.q, status }
  const list = usePagedList('GET /api/admin/newsletters', chosen)
  const [removing, setRemoving] = useState<Subscriber | null>(null)

  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_12rem_auto]">
        <SearchField label={text.search} value={filters.q} onChange={(q) => setFilters({ q }, 'replace')} />
        <Select label={text.status} value={status} onChange={({ target }) => setFilters({ status: target.value })}>
          {Object.entries(text.statuses).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <ExportButton endpoint="GET /api/admin/newsletters/export" options={[{ query: chosen }]} />
      </div>
      <div className="mt-6" aria-busy={list.isPending}>
        {list.error ? (
          <LoadFailure title={text.failed} error={list.error} onRetry={list.retry} />
        ) : !list.items ? (
          <Loading />
        ) : list.items.length === 0 && (filters.q || status !== 'all') ? (
          <NoMatches {...text.nothingFound} onClear={() => setFilters({ q: '', status: 'all' })} />
        ) : list.items.length === 0 ? (
          <EmptyState {...text.empty} />
        ) : (
          <SubscriberTable subscribers={list.items} onRemove={setRemoving} />
        )}
      </div>
      <ListPaging page={list.page} isPending={list.isPending} previous={list.previous} next={list.next} />
      <RemoveSubscriber subscriber={removing} onClose={() => setRemoving(null)} />
    </>
  )
}
