import type { ComponentProps } from 'react'
import { FilterChips } from './FilterChips.tsx'
import { SavedFilters } from './SavedFilters.tsx'

/** What a list is narrowed by, in words, and beside it what the person has kept of such. */
export const ChosenFilters = ({ filters, labels }: ComponentProps<typeof FilterChips>) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
    <FilterChips filters={filters} labels={labels} />
    <SavedFilters filters={filters} />
  </div>
)
