import { type Subscriber, subscriberExportQuery } from '@arkpax/schema/newsletter'
import { useState } from 'react'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ChooseAll } from '~/components/admin/lists/ChooseAll.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { TitleActions } from '~/components/admin/TitleActions.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { ActivateSubscriber } from './ActivateSubscriber.tsx'
import { adminNewsletterText as text } from './admin-newsletter.fi.ts'
import { ChosenSubscribers } from './ChosenSubscribers.tsx'
import { RemoveSubscriber } from './RemoveSubscriber.tsx'
import { SubscriberHistory } from './SubscriberHistory.tsx'
import { SubscriberTable } from './SubscriberTable.tsx'

const { shape } = subscriberExportQuery

/** The subscribers that the filters choose, a page at a time, and all of them as a file. */
export function Subscribers() {
  const filters = useListFilters('newsletter', {
    ...{ q: '', status: 'all', source: 'all', language: 'all', confirmed: 'all', sort: '-date' },
  })
  const { values, days } = filters
  const status = shape.status.catch('all').parse(values.status)
  const source = shape.source.catch('all').parse(values.source)
  const language = shape.language.catch('all').parse(values.language)
  const confirmed = shape.confirmed.catch('all').parse(values.confirmed)
  const chosen = { status, source, language, confirmed }
  const query = { q: values.q, ...chosen, sort: shape.sort.catch('-date').parse(values.sort), ...days }
  const list = usePagedList('GET /api/admin/newsletters', query)
  const rows = useChosenRows(list.items)
  const [showing, setShowing] = useState<Subscriber | null>(null)
  const [removing, setRemoving] = useState<Subscriber | null>(null)
  const [activating, setActivating] = useState<Subscriber | null>(null)

  return (
    <>
      <TitleActions>
        <ExportButton may="newsletter.export" endpoint="GET /api/admin/newsletters/export" options={[{ query }]} />
      </TitleActions>
      <ListTools
        filters={filters}
        sorts={text.sorts}
        hasSortHeads
        labels={{
          status: () => `${text.status}: ${text.statuses[status].toLowerCase()}`,
          source: () => `${text.source}: ${text.sources[source].toLowerCase()}`,
          language: () => `${text.language}: ${text.languages[language].toLowerCase()}`,
          confirmed: () => `${text.confirmed}: ${text.confirmations[confirmed].toLowerCase()}`,
        }}
        more={
          <>
            <Select
              label={text.language}
              value={language}
              onChange={({ target }) => filters.set({ language: target.value })}
            >
              <Options labels={text.languages} />
            </Select>
            <Select
              label={text.confirmed}
              value={confirmed}
              onChange={({ target }) => filters.set({ confirmed: target.value })}
            >
              <Options labels={text.confirmations} />
            </Select>
          </>
        }
        search={{ label: text.search }}
      >
        <Select label={text.status} value={status} onChange={({ target }) => filters.set({ status: target.value })}>
          <Options labels={text.statuses} />
        </Select>
        <Select label={text.source} value={source} onChange={({ target }) => filters.set({ source: target.value })}>
          <Options labels={text.sources} />
        </Select>
      </ListTools>
      <ListResults list={list} isFiltered={filters.isFiltered} text={text} onClear={filters.clear}>
        {(items) => (
          <>
            <ChooseAll rows={rows} />
            <SubscriberTable
              subscribers={items}
              rows={rows}
              sort={query.sort}
              onSort={(sort) => filters.set({ sort })}
              onShow={setShowing}
              onActivate={setActivating}
              onRemove={setRemoving}
            />
          </>
        )}
      </ListResults>
      <ChosenSubscribers rows={rows} />
      <SubscriberHistory subscriber={showing} onClose={() => setShowing(null)} />
      <ActivateSubscriber subscriber={activating} onClose={() => setActivating(null)} />
      <RemoveSubscriber subscriber={removing} onClose={() => setRemoving(null)} />
    </>
  )
}
