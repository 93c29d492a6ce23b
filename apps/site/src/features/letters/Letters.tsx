import { letterStatusLabels } from '@arkpax/schema/letter-labels'
import { letterQuery, letterStatuses } from '@arkpax/schema/letters'
import { ListResults } from '~/components/admin/ListResults.tsx'
import { ListTools } from '~/components/admin/lists/ListTools.tsx'
import { useListFilters } from '~/components/admin/lists/use-list-filters.ts'
import { NewButton } from '~/components/admin/NewButton.tsx'
import { useMay } from '~/components/admin/signed-in.ts'
import { TitleActions } from '~/components/admin/TitleActions.tsx'
import { usePagedList } from '~/components/admin/use-paged-list.ts'
import { Select } from '~/components/ui/react/Field.tsx'
import { Options } from '~/components/ui/react/Options.tsx'
import { LetterTable } from './LetterTable.tsx'
import { lettersText as text } from './letters.fi.ts'

const { shape } = letterQuery
/** What the address has that is not ours shows all letters, newest first. */
const status = shape.status.catch('all')
const sort = shape.sort.catch('-date')

/** The letters: found, opened, begun. */
export function Letters({ onOpen, onNew }: { onOpen: (id: string) => void; onNew: () => void }) {
  const filters = useListFilters('letters', { q: '', status: 'all', sort: '-date' })
  const mayWrite = useMay('letters.write')
  const { values, days } = filters
  const query = { q: values.q, status: status.parse(values.status), sort: sort.parse(values.sort), ...days }
  const list = usePagedList('GET /api/admin/letters', query)
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <TitleActions>{mayWrite && <NewButton label={text.newLetter} onClick={onNew} />}</TitleActions>
        <ListTools
          filters={filters}
          sorts={text.sorts}
          hasSortHeads
          labels={{ status: statusLabel }}
          search={{ label: text.search, placeholder: text.searchPlaceholder }}
        >
          <Select
            label={text.status}
            value={query.status}
            onChange={(event) => filters.set({ status: event.target.value })}
          >
            <option value="all">{text.allStatuses}</option>
            <Options labels={letterStatusLabels} />
          </Select>
        </ListTools>
        <ListResults list={list} isFiltered={filters.isFiltered} text={text.results} onClear={filters.clear}>
          {(letters) => (
            <LetterTable
              letters={letters}
              isPending={list.isPending}
              sort={query.sort}
              onSort={(chosen) => filters.set({ sort: chosen })}
              onOpen={onOpen}
            />
          )}
        </ListResults>
      </div>
    </div>
  )
}

function statusLabel(value: string): string {
  const known = letterStatuses.find((one) => one === value)
  return known ? `${text.status}: ${letterStatusLabels[known].toLowerCase()}` : value
}
