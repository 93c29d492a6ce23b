import { additionsOf } from '@arkpax/schema/calculator-choices'
import { panelDayWh } from '@arkpax/schema/calculator-rules'
import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import { dayText } from '@arkpax/schema/office-hours-text'
import { isoDayOf } from '@arkpax/schema/typed-day'
import { workingDayFrom } from '@arkpax/schema/working-days'
import { type Composed, energyIn, extraBatteries, type Grounds, tellerOf, withUnitIn } from './composed.ts'
import { chargingWithBatteries } from './figures-of-products.ts'

/** What is counted of the numbers that a question tells, before the written answer of the intent that tells the rule. */
const counting: Record<string, (grounds: Grounds) => string | undefined> = {
  'amps-to-watts.how': powerOfAmperes,
  'panel-yield.how-much': yieldOfPanels,
  'extra-battery-charge.how-long': (grounds) =>
    extraBatteries(grounds).count > 0 ? chargingWithBatteries(grounds).join(' ') || undefined : undefined,
  'return-deadline.what': returnUntil,
  'return.can': returnUntil,
}

/** A written answer with what is counted of the numbers that are told. */
export function withCounted(grounds: Grounds, written: Composed): Composed {
  const counted = counting[grounds.asked.intent.id]?.(grounds)
  return counted ? { ...written, reply: `${counted} ${written.reply}` } : written
}

/** '12 V × 5 A = 60 W.' */
function powerOfAmperes({ asked }: Grounds): string | undefined {
  const [volts, amps] = (['V', 'A'] as const).map((unit) => asked.quantities.find((each) => each.unit === unit)?.value)
  if (!volts || !amps) return undefined
  const text = (value: number, unit: 'V' | 'A' | 'W') => withUnitIn(asked.language, value, unit)
  return `${text(volts, 'V')} × ${text(amps, 'A')} = ${text(Number((volts * amps).toPrecision(6)), 'W')}.`
}

/** What several panels give, or one in several days of summer. */
function yieldOfPanels(grounds: Grounds): string | undefined {
  const { asked, knowledge } = grounds
  const count = asked.products.find(({ isPanel }) => isPanel)?.count ?? 1
  const days = asked.quantities.find(({ unit }) => unit === 'days')?.value ?? daysOfMonth(asked.plain) ?? 1
  if (count * days === 1) return undefined
  const energy = energyIn(asked.language, count * days * panelDayWh(additionsOf(knowledge.catalogue)))
  return tellerOf(grounds).say(days === 1 ? 'panels.yield-day' : 'panels.yield', { count, days, energy })
}

/** Summer months that a panel's summer day is told for. */
const MONTHS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:kesakuu|juni|june)/, 30],
  [/\b(?:heinakuu|elokuu|juli|july|august)/, 31],
  [/\b(?:kuukaude|kuukautt|per month|a month|i manaden|per manad)/, 30],
]
const daysOfMonth = (text: string) => MONTHS.find(([name]) => name.test(text))?.[1]

const DAY = /^\d{1,2}\.\d{1,2}(?:\.20\d\d)?$/

/** Until when what came on a day that is told can be returned; without a year it came last. */
function returnUntil(grounds: Grounds): string | undefined {
  const { asked, knowledge, now } = grounds
  const told = asked.days.find((day) => DAY.test(day))
  if (!told) return undefined
  const today = finnishDay(now)
  const year = Number(today.slice(0, 4))
  const inYear = (of: number) => isoDayOf(`${told}.${of}`)
  const received = told.split('.').length > 2 ? isoDayOf(told) : inYear(year) > today ? inYear(year - 1) : inYear(year)
  const until = workingDayFrom(dayAfter(received, knowledge.settings.terms.returnDays))
  return tellerOf(grounds).say('return.until', { received: dayText(received), until: dayText(until) })
}
