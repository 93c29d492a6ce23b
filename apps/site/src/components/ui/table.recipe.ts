/** Tables: hairlines, quiet heads, tabular figures. Cells of numbers take `numberCellClass` too. */
export const tableClass = 'w-full border-collapse text-left text-[0.9375rem] tabular-nums'

/** The box around a table that scrolls sideways on a phone; it needs a name. Positioned, so that hidden labels scroll with it. */
export const tableScrollClass = 'relative overflow-x-auto'

/** Lets the keyboard reach and scroll that box, which Safari does not do by itself. */
export const keyboardScroll = { tabIndex: 0 }

export const headCellClass =
  'border-b border-line-strong px-3 py-2.5 text-sm font-semibold text-ink-muted first:pl-0 last:pr-0'

export const cellClass = 'border-b border-line px-3 py-3 align-baseline first:pl-0 last:pr-0'

export const numberCellClass = 'text-right whitespace-nowrap'
