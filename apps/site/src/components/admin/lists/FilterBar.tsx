import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { SearchField } from '../SearchField.tsx'
import { listsText as text } from './lists.fi.ts'
import type { ListFilters } from './use-list-filters.ts'

/** What the search of a list is called, and what is typed there. */
export interface SearchWords {
  label: string
  placeholder?: string
}

interface Props {
  filters: ListFilters
  search: SearchWords
  /** It stands in a column beside something else, where nothing fits beside the search. */
  isNarrow?: boolean
  /** What does not fit on one line of a wide screen. */
  more?: ReactNode
  /** The other filters. */
  children: ReactNode
}

/** The search of a list, and its other filters: beside it where there is room for them, otherwise behind one button. */
export function FilterBar({ filters, search, isNarrow = false, more, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const wide = isNarrow ? '' : 'xl:flex xl:w-auto xl:flex-wrap xl:*:w-46'
  return (
    <div className="flex flex-wrap items-end gap-4">
      <div className="min-w-0 flex-1 basis-48">
        <SearchField {...search} value={filters.values.q ?? ''} onChange={filters.search} />
      </div>
      <Button
        className={`min-h-12 ${isNarrow ? '' : more ? 'xl:order-last' : 'xl:hidden'}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal className="size-4" aria-hidden="true" />
        {text.filter(filters.count)}
      </Button>
      <div
        id={id}
        className={`${isOpen ? 'grid' : 'hidden'} w-full grid-cols-1 items-end gap-4 sm:grid-cols-2 ${isNarrow ? '' : 'lg:grid-cols-3'} ${wide}`}
      >
        {children}
        {isOpen && more}
      </div>
    </div>
  )
}
