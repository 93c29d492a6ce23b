import { inDays, withUnit } from './figures.ts'

/** 0.5 → '30 min', 1.92 → '1,9 h', 7.89 → '7,5 h', 38.3 → '38 h': always downwards, never more than the battery gives. */
export function hoursText(hours: number): string {
  if (hours < 1) return withUnit(Math.max(5, Math.floor((hours * 60) / 5) * 5), 'min')
  if (hours < 5) return withUnit(Math.floor(hours * 10) / 10, 'h')
  return withUnit(hours < 10 ? Math.floor(hours * 2) / 2 : Math.floor(hours), 'h')
}

/** 2.38 → '2,3 vrk', downwards. */
export const daysText = (days: number) => inDays(days < 10 ? Math.floor(days * 10) / 10 : Math.floor(days))
