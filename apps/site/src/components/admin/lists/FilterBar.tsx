import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '~/components/ui/react/Button.tsx'
import { listsText as text } from './lists.fi.ts'

interface Props {
  search: ReactNode
  /** How many of the other filters are in use. */
  count: number
  /** It stands in a column beside something else, where nothing fits beside the search. */
  isNarrow?: boolean
  /** What does not fit on one line of a wide screen. */
  more?: ReactNode
  /** The other filters. */
  children: ReactNode
}

/** The search of a list, and its other filters: beside it where there is room for them, otherwise behind one button. */
export function FilterBar({ search, count, isNarrow = false, more, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const wide = isNarrow ? '' : 'xl:flex xl:w-auto xl:flex-wrap xl:*:w-46'
  return (
    <div className="flex flex-wrap items-end gap-4">
      <div className="min-w-0 flex-1 basis-48">{search}</div>
      <Button
        className={`min-h-12 ${isNarrow ? '' : more ? 'xl:order-last' : 'xl:hidden'}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal className="size-4" aria-hidden="true" />
        {text.filter(count)}
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
