/** A way to see only a part of a page: a link to it, or a choice that fills when it is taken. */
export const chipClass =
  'inline-flex min-h-11 items-center rounded-sm border border-line-strong text-[0.9375rem] font-medium hover:bg-sunken'

/** A radio button as such a choice. */
export const choiceClass = [
  chipClass,
  'cursor-pointer px-3 sm:px-4 has-checked:border-ink has-checked:bg-ink has-checked:text-snow has-checked:forced-color-adjust-none',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
].join(' ')
