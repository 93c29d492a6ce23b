import { returnStateLabels } from '@arkpax/schema/return-labels'
import { returnQuery, returnStates } from '@arkpax/schema/returns'
import { ExportButton } from '~/components/admin/ExportButton.tsx'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { TitleActions } from '~/components/admin/TitleActions.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { ReturnTable } from './ReturnTable.tsx'
import { returnsText as text } from './returns.fi.ts'

const { shape } = returnQuery
/** What the address has that is not ours shows the open ones, those due first at the top. */
const state = shape.state.catch('open')
const sort = shape.sort.catch('due')

/** The returns: found, and opened. */
export function ReturnList() {
  const filters = useListFilters('returns', { q: '', state: 'open', sort: 'due' })
  const { values, days } = filters
  const query = { q: values.q, state: state.parse(values.state), sort: sort.parse(values.sort), ...days }
  const list = usePagedList('GET /api/admin/returns', query)
  return (
    <div>
      <TitleActions>
        <ExportButton may="returns.write" endpoint="GET /api/admin/returns/export" options={[{ query }]} />
      </TitleActions>
      <ListTools
        filters={filters}
        sorts={text.sorts}
        hasSortHeads
        labels={{ state: stateLabel }}
        search={{ label: text.search, placeholder: text.searchPlaceholder }}
      >
        <Select label={text.state} value={query.state} onChange={(event) => filters.set({ state: event.target.value })}>
          <Options labels={{ ...text.states, ...returnStateLabels }} />
        </Select>
      </ListTools>
      <ListResults list={list} isFiltered={filters.isFiltered} text={text.results} onClear={filters.clear}>
        {(returns) => (
          <ReturnTable
            returns={returns}
            isPending={list.isPending}
            sort={query.sort}
            onSort={(chosen) => filters.set({ sort: chosen })}
          />
        )}
      </ListResults>
    </div>
  )
}

function stateLabel(value: string): string {
  const known = returnStates.find((one) => one === value)
  const label = known ? returnStateLabels[known] : value === 'all' ? text.states.all : text.states.open
  return `${text.state}: ${label.toLowerCase()}`
}
