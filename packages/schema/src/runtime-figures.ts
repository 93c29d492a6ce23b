import { type Load, PRACTICAL_SHARE, runtimeHours } from './calculator-rules.ts'
import { figure, inDays, withUnit } from './figures.ts'

const NBSP = '\u00A0'

/** 0.5 → 30 min, 1.92 → 1.9 h, 7.89 → 7.5 h, 38.3 → 38 h: always downwards, never more than the battery gives. */
export function hoursFigure(hours: number): { value: number; unit: 'h' | 'min' } {
  if (hours < 1) return { value: Math.max(5, Math.floor((hours * 60) / 5) * 5), unit: 'min' }
  if (hours < 5) return { value: Math.floor(hours * 10) / 10, unit: 'h' }
  return { value: hours < 10 ? Math.floor(hours * 2) / 2 : Math.floor(hours), unit: 'h' }
}

/** 38.3 → '38 h'. */
export function hoursText(hours: number): string {
  const { value, unit } = hoursFigure(hours)
  return withUnit(value, unit)
}

/** 1.1 and 1.9 → '1,1–1,9 h'; 0.92 and 1.3 → '0,9–1,3 h', so that a range has one unit; 0.66 and 1 → '35–60 min'. */
export function hoursRange([least = 0, most = least]: readonly number[]): string {
  const [from, to] = [
    hoursText(least),
    least < 1 && hoursText(most) === hoursText(1) ? withUnit(60, 'min') : hoursText(most),
  ]
  if (from === to) return from
  const unit = to.slice(to.indexOf(NBSP))
  return `${from.endsWith(unit) ? from.slice(0, -unit.length) : figure(Math.floor(10 * least) / 10)}–${to}`
}

/** 0.9 and 1.3 → '50–75 min', for what stands beside a time that is shorter than an hour. */
export function minutesRange([least = 0, most = least]: readonly number[]): string {
  const [from, to] = [least, most].map((hours) => Math.max(5, Math.floor((hours * 60) / 5) * 5))
  return from === to ? withUnit(from ?? 0, 'min') : `${from}–${withUnit(to ?? 0, 'min')}`
}

/** What a battery gives, least to most where the draw varies, in hours before losses. */
export const rangeOfHours = (
  capacityWh: number,
  { watts, wattsMax = watts, dutyPercent }: Pick<Load, 'watts' | 'dutyPercent'> & { wattsMax?: number },
) => [...new Set([wattsMax, watts])].map((draw) => runtimeHours(capacityWh, draw, dutyPercent))

/** How long a battery runs an appliance in practice: hours by its watts; what is stated as a count, '46 kupillista', less the losses. */
export function practicalText(
  {
    duration,
    watts,
    ...load
  }: { duration: string; watts?: number | undefined; wattsMax?: number | undefined; dutyPercent?: number | undefined },
  capacityWh: number,
): string {
  if (!duration.endsWith(`${NBSP}h`) || !watts)
    return duration.replace(/^\d+/, (count) => String(Math.floor(Number(count) * PRACTICAL_SHARE)))
  return hoursRange(rangeOfHours(capacityWh, { watts, ...load }).map((hours) => hours * PRACTICAL_SHARE))
}

/** 2.38 → '2,3 vrk', downwards. */
export const daysText = (days: number) => inDays(days < 10 ? Math.floor(days * 10) / 10 : Math.floor(days))
