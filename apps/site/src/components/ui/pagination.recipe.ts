/** Page numbers worth showing: the first, the last, and those around the current one; null is a gap. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 1,
  )
  return shown.flatMap((page, index) => (page - (shown[index - 1] ?? 0) > 1 ? [null, page] : [page]))
}

export const pageClass = [
  'inline-flex size-11 items-center justify-center rounded-sm font-semibold tabular-nums hover:bg-sunken',
  'aria-[current=page]:bg-ink aria-[current=page]:text-snow',
].join(' ')
