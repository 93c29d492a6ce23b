/** The number of a step of a withdrawal, in a circle, which is filled where its `group` is the step at hand. */
export const stepNumberClass =
  'grid size-8 shrink-0 place-items-center rounded-full border border-line-strong text-sm font-semibold tabular-nums group-aria-[current]:border-ink group-aria-[current]:bg-ink group-aria-[current]:text-snow'
