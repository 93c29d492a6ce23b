import type { ComponentProps } from 'react'
import {
  cellClass,
  headCellClass,
  keyboardScroll,
  numberCellClass,
  tableClass,
  tableScrollClass,
} from '../table.recipe.ts'

interface TableProps extends ComponentProps<'table'> {
  /** Names the table. */
  label: string
  /** On a phone each row stands as a block of its own, a line per cell with the cell's `label` before it. */
  stacked?: boolean
}

/** A table; on a narrow screen it scrolls sideways and fades where it goes on, or on a phone its rows are `stacked`. A long stacked one keeps its heads in sight. */
export function Table({ label, stacked = false, className = '', ...rest }: TableProps) {
  return (
    <section className={`${tableScrollClass} fades-where-it-goes-on`} aria-label={label} {...keyboardScroll}>
      <table {...rest} data-stacked={stacked || undefined} className={`${tableClass} ${className}`} />
    </section>
  )
}

/** A column's head; `numeric` aligns it right. */
export function HeadCell({ numeric, className = '', ...rest }: { numeric?: boolean } & ComponentProps<'th'>) {
  return <th scope="col" {...rest} className={`${headCellClass} ${numeric ? numberCellClass : ''} ${className}`} />
}

interface CellProps extends ComponentProps<'td'> {
  numeric?: boolean
  /** What stands before the cell where the table is stacked; without it the cell is the row's title or its buttons. */
  label?: string
  /** It holds a dash or a zero, which a stacked row leaves out. */
  isBlank?: boolean
}

/** A cell; `numeric` aligns it right. */
export function Cell({ numeric, label, isBlank, className = '', ...rest }: CellProps) {
  const looks = `${numeric ? numberCellClass : ''} ${isBlank ? 'max-md:hidden!' : ''}`
  return <td {...rest} data-label={label} className={`${cellClass} ${looks} ${className}`} />
}
