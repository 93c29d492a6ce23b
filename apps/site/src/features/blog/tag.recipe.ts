/** A tag that filters, and what stands in a row with such. */
export const tagClass =
  'inline-flex min-h-8 items-center text-sm text-ink-muted underline decoration-line-strong underline-offset-4 wrap-anywhere hover:text-ink hover:decoration-current aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:decoration-signal aria-pressed:decoration-2 noscript:pointer-events-none noscript:no-underline'
