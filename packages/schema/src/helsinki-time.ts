import { HOUR_MS } from './durations.ts'
import { finnishTimes } from './formatters.ts'

const parts = /* @__PURE__ */ finnishTimes('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** A UTC instant → `2027-03-28T09:05`, what the clock says in Finland. */
export const helsinkiClock = (instant: Date): string => parts().format(instant).replace(' ', 'T')

/**
 * The moments at which the clock in Finland says this (`2027-03-28T09:05`), earliest first: one as a rule, none in the hour that is skipped in
 * spring and for what is no time, two in the hour that comes twice in autumn.
 */
export function helsinkiMoments(clock: string): Date[] {
  if (!LOCAL.test(clock)) return []
  const asUtc = Date.parse(`${clock}Z`)
  // Summer time is three hours ahead of UTC, winter time two.
  return [3, 2]
    .map((hours) => new Date(asUtc - hours * HOUR_MS))
    .filter((instant) => !Number.isNaN(instant.getTime()) && helsinkiClock(instant) === clock)
}
