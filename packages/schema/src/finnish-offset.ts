const HOUR_MS = 3_600_000
const MARCH = 2
const OCTOBER = 9

/** The first year whose clocks the rule below moves: in those before it, Finland had others. */
const FIRST_YEAR = 1997

/** The instant of a year at which the union's clocks are moved: one o'clock UTC on the last Sunday of a month of 31 days. */
function movedAt(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.getTime() - last.getUTCDay() * 24 * HOUR_MS
}

/**
 * How far clocks in Finland are ahead of UTC at an instant of the epoch, in milliseconds; undefined of years before 1997. By the union's rule,
 * and held against `Intl` by a test: a phone takes some twenty milliseconds to make its first formatter of times.
 */
export function finnishOffset(instant: number): number | undefined {
  const year = new Date(instant).getUTCFullYear()
  if (!(year >= FIRST_YEAR)) return undefined
  const isSummer = instant >= movedAt(year, MARCH) && instant < movedAt(year, OCTOBER)
  return (isSummer ? 3 : 2) * HOUR_MS
}
