import { monthsAfter } from '@arkpax/schema/finnish-days'
import type { ErasureKind, ErasurePart } from '@arkpax/schema/privacy-requests'

/** One line of an erasure's preview; none where there is nothing of the kind. */
export const erasurePart = (
  kind: ErasureKind,
  effect: ErasurePart['effect'],
  count: number,
  until: string | null = null,
): ErasurePart[] => (count > 0 ? [{ kind, count, effect, until }] : [])

/** The same calendar day so many years later (YYYY-MM-DD). */
export const dayYearsAfter = (day: string, years: number): string => monthsAfter(day, 12 * years)
