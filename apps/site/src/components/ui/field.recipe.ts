/** The look of fields, shared by the Astro and the React components. */
export const fieldClass = 'grid grid-cols-1 content-start gap-1.5'

export const labelClass = 'text-sm font-semibold'

export const hintClass = 'text-sm text-ink-muted wrap-anywhere'

export const errorClass = 'text-sm font-medium text-danger'

/** What keeps a whole form from being sent, told at its head. */
export const mistakesClass = 'rounded-sm border border-danger p-4 font-medium text-danger'

export const controlClass = [
  'w-full min-h-12 rounded-sm border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink',
  'placeholder:text-ink-muted hover:border-ink focus-visible:border-ink focus-visible:outline-offset-0',
  'aria-invalid:border-danger aria-invalid:outline-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-muted',
].join(' ')

/** A native select with our own arrow (`select-arrow`, base.css). */
export const selectClass = `${controlClass} select-arrow appearance-none pr-11`
