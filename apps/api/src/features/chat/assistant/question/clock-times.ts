import { finnishNumeral } from './finnish-numerals.ts'
import { createLexicon, type Match, tokensIn } from './lexicon.ts'
import type { SlotWords } from './slot-words.ts'

const HALF_DAY = 12
const DAY = 24
const WEEK = 7 * DAY
/** 'klo 16-01', '22–07': from which hour of the day to which. */
const CLOCK_HOURS =
  /\b(?:(?:klo|kello|kl\.?|klockan|from|ma|ti|ke|to|pe|la|su|[a-z]+tai(?:na|sin)?|lördag|söndag|[a-z]+days?)\s*(\d{1,2})|([01]\d|2[0-4]))(?:[:.]([03]0))?\s*[-–]\s*(\d{1,2})(?:[:.]([03]0))?(?!\d|:\d|[.,]\d|\s*%)/gi
const hoursOfClock = (_: string, ...told: (string | undefined)[]) => {
  const [named, bare, minutes = 0, to, toMinutes = 0] = told
  const hours = Number(to) - Number(named ?? bare) + (Number(toMinutes) - Number(minutes)) / 60
  return ` ${(hours + DAY) % DAY} h `
}
/** Finnish forms that tell from when: 'kahdeksasta', 'illast', 'kahestatoist'. */
const FROM_WHEN = /sta?(?:toista?)?$/
/** The part of the day that is written with its hour: 'iltakuudesta', 'aamukahteen'. */
const PART_OF_DAY = /^(?:aamu|iltapaiva|ilta|yo)(?=[a-z])/
/** 'sunnuntaihin', 'keskiviikkoo'. */
const UNTIL_DAY = /(?:aihi?i?n?|koon?)$/
/** Forms of one that no other number has. */
const ONE = /^(?:yhde|yhe)sta?$|^yhteen?$/
/** The ending of a figure, which stands after its colon: '8:sta', '4:ään'. */
const ENDING = /^(?:sta?|a?an|e?en|iin|oon)$/

/** An hour that is told, of the day or of the week, by its first word and the word after its last. */
interface Hour {
  at: number
  end: number
  hour: number
  day?: number | undefined
  /** Whether it is one of twelve, before noon or after it. */
  isOfTwelve: boolean
  /** Whether it can be nothing but an hour: 'midnight', '6 pm', '17'. */
  isSure: boolean
  begins: boolean
}

/**
 * Makes a reader that says times of the clock and of the week as so many hours or days: 'kaheksasta neljään' → '8 h', 'from 6 pm to
 * midnight' → '6 h', 'la aamusta su iltaan' → '1.5 vrk'. Of hours up to twelve the next is meant.
 */
export function createClockTimes(lists: SlotWords): (text: string) => string {
  const valued = (record: Record<string, string[]>) =>
    createLexicon(Object.entries(record).map(([value, called]) => [Number(value), called] as const))
  const [weekdaysIn, partsOfDayIn, namedHoursIn, halvesOfDayIn] = [
    valued(lists.weekdays),
    valued(lists['parts-of-day']),
    valued(lists['named-hours']),
    valued(lists['halves-of-day']),
  ]
  const [fromIn, untilIn, halfIn] = [lists.from, lists.until, lists.numbers['0.5'] ?? []].map((called) =>
    createLexicon([[true, called]]),
  )

  const numbersIn = valued(lists.numbers)
  const unitsIn = createLexicon([[true, lists.units.flatMap(({ called }) => called)]])

  function hoursIn(words: readonly string[]): Hour[] {
    const [weekdays, parts, named, halves] = [weekdaysIn, partsOfDayIn, namedHoursIn, halvesOfDayIn].map((find) =>
      find(words),
    )
    const inWords = numbersIn(words).filter(({ value }) => value >= 1 && value <= HALF_DAY)
    const [from, half] = [fromIn?.(words) ?? [], halfIn?.(words) ?? []]
    const isRight = (among: readonly Match<unknown>[], before: number) =>
      among.some(({ at, length }) => at + length === before)
    const dayBefore = (at: number) => weekdays?.find((each) => each.at + each.length === at)?.value
    return words.flatMap((word, at): Hour[] => {
      const begins = FROM_WHEN.test(word) || isRight(from, at)
      const part = parts?.find((each) => each.at === at)
      const day = part ? dayBefore(at) : weekdays?.find((each) => each.at === at)?.value
      if (day !== undefined && (part || FROM_WHEN.test(word) || UNTIL_DAY.test(word)))
        return [{ at, end: at + 1, hour: part?.value ?? HALF_DAY, day, isOfTwelve: false, isSure: true, begins }]
      const midnight = named?.find((each) => each.at === at)
      if (midnight) return [{ at, end: at + 1, hour: midnight.value, isOfTwelve: true, isSure: true, begins }]
      const hour = hourOf(word) ?? inWords.find((each) => each.at === at)?.value
      if (!hour) return []
      const half12 = halves?.find((each) => each.at === at + 1)
      const isHalf = isRight(half, at) ? 0.5 : 0
      const ending = /^\d/.test(word) && ENDING.test(words[at + 1] ?? '') ? 1 : 0
      const ofDay = half12 ? (hour % HALF_DAY) + half12.value : hour
      return [
        {
          at: isHalf ? at - 1 : at,
          end: at + 1 + (half12?.length ?? 0) + ending,
          hour: ofDay - isHalf,
          day: dayBefore(isHalf ? at - 1 : at),
          isOfTwelve: !half12 && hour <= HALF_DAY,
          isSure: half12 !== undefined || hour > HALF_DAY || !/^\d/.test(word),
          begins: begins || (ending > 0 && FROM_WHEN.test(words[at + 1] ?? '')) || half12 !== undefined,
        },
      ]
    })
  }

  /** Whether words stand between the hours of one time: 'kuudest iltapäivä kahteen'. */
  const areOfTime = (words: readonly string[]) =>
    [weekdaysIn, partsOfDayIn, fromIn, untilIn].reduce((sum, find) => sum + (find?.(words) ?? []).length, 0) >=
    words.length

  return (typed) => {
    const text = typed.replace(CLOCK_HOURS, hoursOfClock)
    const tokens = tokensIn(text)
    const words = tokens.map(({ word }) => word)
    const hours = hoursIn(words)
    const until = untilIn?.(words) ?? []
    const units = unitsIn(words)
    const found = hours.flatMap((first, index) => {
      const next = hours[index + 1]
      // 'kahdesta kolmeen tuntia' tells its hours itself.
      if (!first.begins || !next || units.some(({ at }) => at === next.end)) return []
      const between = words.slice(first.end, next.at)
      const isFinnish = FROM_WHEN.test(words[first.end - 1] ?? '')
      const isDash = /^\s*[-–]\s*$/.test(text.slice(tokens[first.end - 1]?.to, tokens[next.at]?.from))
      const isJoined = isDash || until.some(({ at }) => at >= first.end && at < next.at)
      // 'from 5 to 10 pieces' is of no hours.
      const isOfClock = first.isSure || next.isSure
      return areOfTime(between) && (isFinnish || (isJoined && isOfClock)) ? [{ first, next }] : []
    })
    return found.reduceRight((said, { first, next }) => {
      const [from, to] = [tokens[first.at]?.from, tokens[next.end - 1]?.to]
      return `${said.slice(0, from)}${durationOf(first, next)}${said.slice(to)}`
    }, text)
  }
}

function hourOf(word: string): number | undefined {
  const bare = word.replace(PART_OF_DAY, '')
  const [, hours = '', minutes = '0'] = /^(\d{1,2})(?:[:.](\d\d))?$/.exec(word) ?? []
  const value = hours ? Number(hours) + Number(minutes) / 60 : ONE.test(bare) ? 1 : finnishNumeral(bare)
  return value && value >= 1 && value <= (hours ? DAY : HALF_DAY) ? value : undefined
}

function durationOf(first: Hour, next: Hour): string {
  if (first.day !== undefined && next.day !== undefined && first.day !== next.day)
    return `${((next.day + next.hour - first.day - first.hour + WEEK) % WEEK) / DAY} vrk`
  const by = first.isOfTwelve && next.isOfTwelve ? HALF_DAY : DAY
  const hours = (next.hour - first.hour + 2 * by) % by || by
  return `${Math.round(hours * 100) / 100} h`
}
