import { helsinkiMoments } from '@arkpax/schema/helsinki-time'

/** What a day and a time of the clock in Finland come to. */
export type ScheduledMoment =
  | { state: 'none' }
  | { state: 'wrong' }
  /** The hour that is left out in spring. */
  | { state: 'skipped' }
  | { state: 'one'; moment: string }
  /** The hour that comes twice in autumn, in the order in which it does. */
  | { state: 'twice'; moments: readonly [string, string] }

/** Reads `2027-03-28T09:05`. */
export function scheduledMoment(clock: string): ScheduledMoment {
  if (clock === '') return { state: 'none' }
  const [first, second] = helsinkiMoments(clock).map((moment) => moment.toISOString())
  if (first && second) return { state: 'twice', moments: [first, second] }
  if (first) return { state: 'one', moment: first }
  return Number.isNaN(Date.parse(`${clock}Z`)) ? { state: 'wrong' } : { state: 'skipped' }
}

/** The moment that is meant, UTC; of two `turn` says which. Null where it is none. */
export function chosen(moment: ScheduledMoment, turn: 0 | 1): string | null {
  if (moment.state === 'twice') return moment.moments[turn]
  return moment.state === 'one' ? moment.moment : null
}
