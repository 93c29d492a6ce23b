import { recallStateLabels } from '@arkpax/schema/recall-labels'
import { recallQuery } from '@arkpax/schema/recalls'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { useMay } from '~/components/admin/signed-in.ts'
import { TitleActions } from '~/components/admin/TitleActions.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { adminRecallsText as text } from './admin-recalls.fi.ts'
import { NewRecall } from './NewRecall.tsx'
import { RecallTable } from './RecallTable.tsx'

const { shape } = recallQuery
const state = shape.state.catch('all')
const sort = shape.sort.catch('-date')

/** The recalls that the filters choose, a page at a time. */
export function Recalls() {
  const filters = useListFilters('recalls', { q: '', state: 'all', sort: '-date' })
  const { values, days } = filters
  const query = { q: values.q, state: state.parse(values.state), sort: sort.parse(values.sort), ...days }
  const list = usePagedList('GET /api/admin/recalls', query)
  const mayWrite = useMay('recalls.write')
  return (
    <div>
      <TitleActions>{mayWrite && <NewRecall />}</TitleActions>
      <ListTools
        filters={filters}
        sorts={text.sorts}
        hasSortHeads
        labels={{ state: stateLabel }}
        search={{ label: text.search }}
      >
        <Select label={text.state} value={query.state} onChange={({ target }) => filters.set({ state: target.value })}>
          <option value="all">{text.allStates}</option>
          <Options labels={recallStateLabels} />
        </Select>
      </ListTools>
      <ListResults list={list} isFiltered={filters.isFiltered} text={text} onClear={filters.clear}>
        {(recalls) => (
          <RecallTable
            recalls={recalls}
            isPending={list.isPending}
            sort={query.sort}
            onSort={(chosen) => filters.set({ sort: chosen })}
          />
        )}
      </ListResults>
    </div>
  )
}

const stateLabel = (value: string) =>
  `${text.state}: ${new Map<string, string>(Object.entries(recallStateLabels)).get(value)?.toLowerCase() ?? value}`
