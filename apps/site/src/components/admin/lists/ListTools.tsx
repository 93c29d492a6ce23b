import type { ReactNode } from 'react'
import { ChosenFilters } from './ChosenFilters.tsx'
import { DaysField } from './DaysField.tsx'
import { FilterBar, type SearchWords } from './FilterBar.tsx'
import { SortSelect } from './SortSelect.tsx'
import type { ListFilters } from './use-list-filters.ts'

interface Props {
  filters: ListFilters
  /** What the list can be sorted by, and what each is called; a list with one order has none. */
  sorts?: Record<string, string>
  /** The list's heads sort it, so that the choice is needed on a phone only. */
  hasSortHeads?: boolean
  /** A list without days of its own has none to choose. */
  hasDays?: boolean
  /** What the days are of, where it is not the obvious time of the row. */
  daysLabel?: string
  /** What the chosen value of each of the list's own filters is called. */
  labels: Record<string, (value: string) => string>
  /** The list stands in a column beside what is opened of it. */
  isNarrow?: boolean
  search: SearchWords
  /** The list's own filters, so many as fit beside the search on a wide screen. */
  children?: ReactNode
  /** Those that do not fit there. */
  more?: ReactNode
}

/** Everything above a list: its search and its own filters, its days and order, what is chosen of them, and what the person has kept. */
export function ListTools({
  filters,
  sorts,
  hasSortHeads = false,
  hasDays = true,
  daysLabel,
  labels,
  isNarrow,
  search,
  children,
  more,
}: Props) {
  const { values, set } = filters
  return (
    <div className="grid gap-4">
      <FilterBar filters={filters} search={search} isNarrow={isNarrow} more={more}>
        {children}
        {hasDays && <DaysField label={daysLabel} value={values.days} onChange={(days) => set({ days })} />}
        {sorts && (
          <SortSelect
            sorts={sorts}
            sort={values.sort ?? ''}
            onSort={(sort) => set({ sort })}
            className={hasSortHeads ? 'md:hidden' : ''}
          />
        )}
      </FilterBar>
      <ChosenFilters filters={filters} labels={labels} />
    </div>
  )
}
