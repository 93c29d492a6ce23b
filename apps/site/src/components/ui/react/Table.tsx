import type { ComponentProps } from 'react'
import {
  cellClass,
  headCellClass,
  keyboardScroll,
  numberCellClass,
  tableClass,
  tableScrollClass,
} from '../table.recipe.ts'

/** A table that scrolls sideways on a phone; `label` names it. */
export function Table({ label, className = '', ...rest }: { label: string } & ComponentProps<'table'>) {
  return (
    <section className={tableScrollClass} aria-label={label} {...keyboardScroll}>
      <table {...rest} className={`${tableClass} ${className}`} />
    </section>
  )
}

/** A column's head; `numeric` aligns it right. */
export function HeadCell({ numeric, className = '', ...rest }: { numeric?: boolean } & ComponentProps<'th'>) {
  return <th scope="col" {...rest} className={`${headCellClass} ${numeric ? numberCellClass : ''} ${className}`} />
}

/** A cell; `numeric` aligns it right. */
export function Cell({ numeric, className = '', ...rest }: { numeric?: boolean } & ComponentProps<'td'>) {
  return <td {...rest} className={`${cellClass} ${numeric ? numberCellClass : ''} ${className}`} />
}
