import { type Subscriber, subscriberQuery } from '@arkpax/schema/newsletter'
import { useState } from 'react'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { ActivateSubscriber } from './ActivateSubscriber.tsx'
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
  const [activating, setActivating] = useState<Subscriber | null>(null)

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
        <ExportButton
          may="newsletter.export"
          endpoint="GET /api/admin/newsletters/export"
          options={[{ query: chosen }]}
        />
      </div>
      <ListResults
        list={list}
        isFiltered={filters.q !== '' || status !== 'all'}
        text={text}
        onClear={() => setFilters({ q: '', status: 'all' })}
      >
        {(items) => <SubscriberTable subscribers={items} onActivate={setActivating} onRemove={setRemoving} />}
      </ListResults>
      <ActivateSubscriber subscriber={activating} onClose={() => setActivating(null)} />
      <RemoveSubscriber subscriber={removing} onClose={() => setRemoving(null)} />
    </>
  )
}
