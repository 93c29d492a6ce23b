/** Tabs: a row of words on a hairline, each as far left as what is below it begins, the chosen one bold and underlined in the accent. */
export const tabListClass = 'flex gap-6 overflow-x-auto border-b border-line'

export const tabClass = [
  'min-h-11 shrink-0 border-b-2 border-transparent font-medium text-ink-muted -mb-px hover:text-ink',
  'aria-selected:border-signal aria-selected:font-semibold aria-selected:text-ink focus-visible:-outline-offset-2',
].join(' ')

export const tabPanelClass = 'pt-6'
