/** A tag: a small frame around its word. */
export const tagClass =
  'inline-flex min-h-8 items-center rounded-sm border border-line px-2.5 text-sm wrap-anywhere hover:border-ink hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-sunken aria-pressed:font-semibold noscript:pointer-events-none'
