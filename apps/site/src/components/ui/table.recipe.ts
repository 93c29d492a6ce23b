/** Tables: hairlines, quiet heads, tabular figures. Cells of numbers take `numberCellClass` too. */
export const tableClass = 'w-full border-collapse text-left text-[0.9375rem] tabular-nums'

/** The box around a table that scrolls sideways on a phone; it is focusable and needs a name. */
export const tableScrollClass = 'overflow-x-auto'

export const headCellClass =
  'border-b border-line-strong px-3 py-2.5 text-sm font-semibold text-ink-muted first:pl-0 last:pr-0'

export const cellClass = 'border-b border-line px-3 py-3 align-top first:pl-0 last:pr-0'

export const numberCellClass = 'text-right whitespace-nowrap'
