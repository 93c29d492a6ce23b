import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { HeadCell } from '~/components/ui/react/Table.tsx'

interface Props {
  /** The column as `?sort=` names it. */
  name: string
  sort: string
  onSort: (sort: string) => void
  label: string
  numeric?: boolean
  /** Which way the first press sorts: dates and sums begin with the largest. */
  first?: 'ascending' | 'descending'
  className?: string
}

/** A column's head that sorts the list; on a phone, where heads are hidden, `SortSelect` does. */
export function SortHead({ name, sort, onSort, label, numeric = false, first = 'ascending', className }: Props) {
  const isUp = sort === name
  const isDown = sort === `-${name}`
  const isNextUp = isUp || isDown ? isDown : first === 'ascending'
  const Icon = isUp ? ArrowUp : isDown ? ArrowDown : ChevronsUpDown
  return (
    <HeadCell
      numeric={numeric}
      className={className}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
    >
      <span className="md:hidden">{label}</span>
      <button
        type="button"
        className="inline-flex min-h-8 items-center gap-1 hover:text-ink hover:underline max-md:hidden"
        onClick={() => onSort(isNextUp ? name : `-${name}`)}
      >
        {label}
        <Icon className={`size-3.5 ${isUp || isDown ? 'text-ink' : 'opacity-60'}`} aria-hidden="true" />
      </button>
    </HeadCell>
  )
}
