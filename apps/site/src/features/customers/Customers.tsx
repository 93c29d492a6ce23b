import { customerExportQuery } from '@arkpax/schema/customers'
import { useState } from 'react'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ChooseAll } from '~/components/admin/lists/ChooseAll.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useChosenRows } from '~/components/admin/lists/use-chosen-rows.ts'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { NewButton } from '~/components/admin/NewButton.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { TitleActions } from '~/components/admin/TitleActions.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { useRead } from '~/lib/use-read.ts'
import { AddCustomer } from './AddCustomer.tsx'
import { ChosenCustomers } from './ChosenCustomers.tsx'
import { CustomerTable } from './CustomerTable.tsx'
import { customersText as text } from './customers.fi.ts'

const { shape } = customerExportQuery

/** The customers that the filters choose, a page at a time, and all of them as a file. */
export function Customers({ onOpen }: { onOpen: (id: string) => void }) {
  const filters = useListFilters('customers', { q: '', tag: '', sort: '-latest' })
  const { values, days } = filters
  const { q, tag } = values
  const query = { q, tag, sort: shape.sort.catch('-latest').parse(values.sort), ...days }
  const list = usePagedList('GET /api/admin/customers', query)
  const rows = useChosenRows(list.items)
  const mayWrite = useMay('customers.write')
  const [isAdding, setAdding] = useState(false)
  const { data: { tags } = { tags: [] } } = useRead('GET /api/admin/customers/tags')
  // A tag that nobody has any more can still stand in a link.
  const known = tags.some((one) => one.tag === tag) || !tag

  return (
    <>
      <TitleActions>
        <ExportButton may="customers.export" endpoint="GET /api/admin/customers/export" options={[{ query }]} />
        {mayWrite && <NewButton label={text.add} onClick={() => setAdding(true)} />}
      </TitleActions>
      <ListTools
        filters={filters}
        sorts={text.sorts}
        hasSortHeads
        daysLabel={text.columns.last}
        labels={{ tag: () => `${text.tag}: ${tag}` }}
        search={{ label: text.search, placeholder: text.searchPlaceholder }}
      >
        <Select label={text.tag} value={tag} onChange={({ target }) => filters.set({ tag: target.value })}>
          <option value="">{text.allTags}</option>
          {!known && <option value={tag}>{tag}</option>}
          {tags.map((one) => (
            <option key={one.tag} value={one.tag}>
              {text.tagOption(one.tag, one.customers)}
            </option>
          ))}
        </Select>
      </ListTools>
      <ListResults list={list} isFiltered={filters.isFiltered} text={text.results} onClear={filters.clear}>
        {(customers) => (
          <>
            {mayWrite && <ChooseAll rows={rows} />}
            <CustomerTable
              customers={customers}
              rows={mayWrite ? rows : undefined}
              sort={query.sort}
              onSort={(sort) => filters.set({ sort })}
              onOpen={onOpen}
            />
          </>
        )}
      </ListResults>
      <ChosenCustomers rows={rows} />
      <AddCustomer open={isAdding} onClose={() => setAdding(false)} onSaved={onOpen} />
    </>
  )
}
