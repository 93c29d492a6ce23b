import { customerSorts } from '@arkpax/schema/customers'
import * as z from 'zod'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { SearchField } from '~/components/admin/SearchField.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { useUrlState } from '~/components/admin/use-url-state.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { useRead } from '~/lib/use-read.ts'
import { CustomerTable } from './CustomerTable.tsx'
import { customersText as text } from './customers.fi.ts'

/** An order in the address that is not one of ours shows the latest first. */
const sort = z.enum(customerSorts).catch('latest')

/** The customers that the filters choose, a page at a time, and all of them as a file. */
export function Customers({ onOpen }: { onOpen: (id: string) => void }) {
  const [address, setAddress] = useUrlState({ q: '', tag: '', sort: 'latest' })
  const filters = { q: address.q, tag: address.tag, sort: sort.parse(address.sort) }
  const list = usePagedList('GET /api/admin/customers', filters)
  const { data: { tags } = { tags: [] } } = useRead('GET /api/admin/customers/tags')
  // A tag that nobody has any more can still stand in a link.
  const known = tags.some(({ tag }) => tag === filters.tag) || !filters.tag

  return (
    <>
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_14rem_14rem_auto]">
        <SearchField
          label={text.search}
          placeholder={text.searchPlaceholder}
          value={filters.q}
          onChange={(q) => setAddress({ q }, 'replace')}
        />
        <Select label={text.tag} value={filters.tag} onChange={({ target }) => setAddress({ tag: target.value })}>
          <option value="">{text.allTags}</option>
          {!known && <option value={filters.tag}>{filters.tag}</option>}
          {tags.map(({ tag, customers }) => (
            <option key={tag} value={tag}>
              {text.tagOption(tag, customers)}
            </option>
          ))}
        </Select>
        <Select label={text.sort} value={filters.sort} onChange={({ target }) => setAddress({ sort: target.value })}>
          {customerSorts.map((known) => (
            <option key={known} value={known}>
              {text.sorts[known]}
            </option>
          ))}
        </Select>
        <ExportButton
          may="customers.export"
          endpoint="GET /api/admin/customers/export"
          options={[{ query: filters }]}
        />
      </div>
      <ListResults
        list={list}
        isFiltered={filters.q !== '' || filters.tag !== ''}
        text={text.results}
        onClear={() => setAddress({ q: '', tag: '' })}
      >
        {(customers) => <CustomerTable customers={customers} onOpen={onOpen} />}
      </ListResults>
    </>
  )
}
