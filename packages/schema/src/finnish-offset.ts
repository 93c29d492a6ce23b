import { HOUR_MS } from './durations.ts'

/**
 * How far clocks in Finland are ahead of UTC at an instant of the epoch, in milliseconds. By the union's rule of 1996, before which there is
 * no shop, and held against `Intl` by a test: a phone takes some twenty milliseconds to make its first formatter of times.
 */
export function finnishOffset(instant: number): number {
  // Clocks are moved at one o'clock UTC on the last Sunday of March and of October: from then on, a month counts as its next.
  const time = new Date(instant - HOUR_MS)
  const month = time.getUTCMonth() + Number(time.getUTCDate() - time.getUTCDay() > 24)
  return (month > 2 && month < 10 ? 3 : 2) * HOUR_MS
}

/** An instant of the epoch as clocks in Finland show it: '2026-11-21T09:05:00.000Z'. */
export const finnishIso = (instant: number) => new Date(instant + finnishOffset(instant)).toISOString()
