import { type RecallDetail, recallUnitQuery } from '@arkpax/schema/recalls'
import { useState } from 'react'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ScreenSection } from '~/components/admin/ScreenSection.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { recallUnitsText as text } from './admin-recalls.fi.ts'
import { RecallUnitTable } from './RecallUnitTable.tsx'

const view = recallUnitQuery.shape.view.catch('all')
const EVERYTHING = { q: '', view: 'all' } as const

/** Who has the units, whether their mail arrived, and what they answered; those without an address are to be telephoned. */
export function RecallUnits({ given }: { given: RecallDetail }) {
  const [query, setQuery] = useState<{ q: string; view: ReturnType<typeof view.parse> }>(EVERYTHING)
  const params = { id: given.id }
  const list = usePagedList('GET /api/admin/recalls/{id}/units', query, params)
  return (
    <ScreenSection title={text.title}>
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_15rem_auto]">
        <SearchField label={text.search} value={query.q} onChange={(q) => setQuery({ ...query, q })} />
        <Select
          label={text.view}
          value={query.view}
          onChange={({ target }) => setQuery({ ...query, view: view.parse(target.value) })}
        >
          <Options labels={text.views} />
        </Select>
        <ExportButton
          may="recalls.write"
          endpoint="GET /api/admin/recalls/{id}/units/export"
          options={[{ params, query }]}
        />
      </div>
      <ListResults
        list={list}
        isFiltered={query.q !== '' || query.view !== 'all'}
        text={text}
        onClear={() => setQuery(EVERYTHING)}
        className="mt-2"
      >
        {(units) => <RecallUnitTable units={units} given={given} isPending={list.isPending} />}
      </ListResults>
    </ScreenSection>
  )
}
