/** Nothing to show: says so, and what to do about it. */
export const emptyStateClass = 'grid justify-items-center gap-2 rounded-md border border-line px-6 py-12 text-center'

export const emptyStateTitleClass = 'display text-xl'

export const emptyStateTextClass = 'max-w-md text-ink-muted'
