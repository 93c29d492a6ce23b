/** Tabs: a row of words on a hairline, the chosen one underlined in ink. */
export const tabListClass = 'flex gap-1 overflow-x-auto border-b border-line'

export const tabClass = [
  'min-h-11 shrink-0 border-b-2 border-transparent px-4 font-medium text-ink-muted -mb-px hover:text-ink',
  'aria-selected:border-ink aria-selected:text-ink focus-visible:-outline-offset-2',
].join(' ')

export const tabPanelClass = 'pt-6'
