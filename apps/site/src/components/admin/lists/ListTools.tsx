import type { ReactNode } from 'react'
import { DaysField } from './DaysField.tsx'
import { FilterChips } from './FilterChips.tsx'
import { SavedFilters } from './SavedFilters.tsx'
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
  /** The list's own filters: its search and its states. */
  children: ReactNode
}

/** Everything above a list: its own filters, its days and order, what is chosen of them, and what the person has kept. */
export function ListTools({
  filters,
  sorts,
  hasSortHeads = false,
  hasDays = true,
  daysLabel,
  labels,
  children,
}: Props) {
  const { values, set } = filters
  return (
    <div className="grid gap-4">
      {children}
      <div className="flex flex-wrap items-start gap-4 max-sm:*:w-full">
        {hasDays && <DaysField label={daysLabel} value={values.days} onChange={(days) => set({ days })} />}
        {sorts && (
          <SortSelect
            sorts={sorts}
            sort={values.sort ?? ''}
            onSort={(sort) => set({ sort })}
            className={`sm:w-56 ${hasSortHeads ? 'md:hidden' : ''}`}
          />
        )}
      </div>
      <FilterChips filters={filters} labels={labels} />
      <SavedFilters filters={filters} />
    </div>
  )
}
