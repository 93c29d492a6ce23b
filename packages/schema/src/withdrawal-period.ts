import { beginningOfDay, dayAfter } from './finnish-days.ts'
import { finnishDay } from './format-fi.ts'
import type { Settings } from './settings.ts'
import { workingDayFrom } from './working-days.ts'

/** Why goods may go back: a consumer's right by law, or the shop's own promise. */
export const returnBases = ['law', 'promise'] as const
export type ReturnBasis = (typeof returnBases)[number]

/** How long an order may be withdrawn from: calendar days of Finland, each the last one; null while the period has not begun. */
export interface WithdrawalPeriod {
  /** A company has no right by law. */
  isCompany: boolean
  /** The day on which the last part was received; null while something has not been, or nobody knows. */
  receivedOn: string | null
  /** The last day by law; null for a company too. */
  lawEndsOn: string | null
  promiseEndsOn: string | null
}

/**
 * The period of an order. `receivedAt` is when its last part was received. The day of receipt is not counted, and a period whose last day is
 * no working day ends with the next one (regulation 1182/71, article 3), the promise too.
 */
export function withdrawalPeriod(
  { receivedAt, isCompany }: { receivedAt: string | null; isCompany: boolean },
  { withdrawalDays, returnDays }: Pick<Settings['terms'], 'withdrawalDays' | 'returnDays'>,
): WithdrawalPeriod {
  const receivedOn = receivedAt && finnishDay(new Date(receivedAt))
  const lastDay = (days: number) => receivedOn && workingDayFrom(dayAfter(receivedOn, days))
  return {
    isCompany,
    receivedOn,
    lawEndsOn: isCompany ? null : lastDay(withdrawalDays),
    promiseEndsOn: lastDay(returnDays),
  }
}

/** On what an order may be withdrawn from at a moment; null once every period is over. */
export function basisAt({ isCompany, receivedOn, lawEndsOn, promiseEndsOn }: WithdrawalPeriod, now: Date) {
  if (receivedOn === null) return isCompany ? 'promise' : 'law'
  if (lawEndsOn && isBy(lawEndsOn, now)) return 'law'
  return promiseEndsOn && isBy(promiseEndsOn, now) ? 'promise' : null
}

/** Whether a day has not ended in Finland. */
export const isBy = (day: string, now: Date) => now < beginningOfDay(dayAfter(day))
