/** The number of a step of a withdrawal, in a circle. */
export const stepNumberClass =
  'grid size-8 place-items-center rounded-full border border-line-strong text-sm font-semibold tabular-nums'
