import type * as z from 'zod'
import { finnishDay } from './format-fi.ts'
import { purchaseDayMistake } from './purchase-day.ts'

/** Refuses what is typed for a day of purchase and is none, or one that has not come; nothing typed is no mistake. */
export function refuseWrongPurchaseDay(typed: string, context: z.RefinementCtx<string>): void {
  const mistake = typed === '' ? undefined : purchaseDayMistake(typed, finnishDay(new Date()))
  if (mistake) context.addIssue(mistake)
}
