import type { Appliance } from '@arkpax/schema/content'
import { createLexicon, type Match, wordsBetween } from './lexicon.ts'
import { createNumberReader } from './number-words.ts'
import { type Side, type SlotWords, sides as sideNames, timeUnits, type units } from './slot-words.ts'
import { createTimesTold } from './times-told.ts'

/** A figure with its unit. */
export interface Quantity {
  unit: (typeof units)[number]
  value: number
}

/** A side of a room or a box in millimetres, and which of them it is, where that is told. */
export interface RoomSide {
  mm: number
  side?: Side | undefined
}

/** Whether a figure tells how long something is used. */
export const isTime = ({ unit }: Quantity) => timeUnits.some((each) => each === unit)

/** The numbers of a question, what they measure, and the dates that they make ('24.12'). */
export interface Figures {
  /** The number that ends right before a word. */
  before(at: number): Match<number> | undefined
  numbers: readonly Match<number>[]
  measured: readonly Match<Quantity>[]
  /** Times that are told without a number: 'yön yli'. */
  spans: readonly Match<Quantity>[]
  dates: readonly Match<string>[]
  /** The sides of a room or a box: '60 x 60 cm ja 10 syvä'. */
  space: readonly RoomSide[]
}

/** '00100. a PRO' tells no amperes. */
const POSTCODE = /^0\d{4}$/
/** A time of day: '00:00', '7.30' only after its word. */
const TIME = /^\d?\d:\d\d$/
const HOURS = 24
const DAYS_OF_MONTH = 31
const YEARS = { from: 2000, to: 2100 }
/** 'kaksituhatta tunnin': more is no time, but watts before one. */
const MOST_HOURS = 200
const DATE = /^(?:[12]?\d|3[01])\.(?:1[0-2]|0?[1-9])(?:\.20\d\d)?$/
/** Devices state amperes at the voltage of the mains where they state none. */
const MAINS_VOLTS = 230
/** Of the ports and batteries that give direct current. */
export const LOW_VOLTS = 12
/** A word for frost stands at most so many words from the end of its degrees: '15 asteen kova pakkanen'. */
const NEAR = 2
/** A word for frost is at most so many words before its degrees: 'pakkasta voi olla 25 astetta'. */
const NEAR_BEFORE = 4
const SIGNED = /(?:^|[\s(])([-−–+])(\d+(?:[.,:]\d+)*)(?![\d.,:]*\s*%)/g
/** Who writes no measure of sides means centimetres, or of longer ones millimetres. */
const LONG = 200
/** No side of a room is longer: '60 x 60 x 1,2 m' tells metres of the last side alone. */
const LONGEST_MM = 30_000

/** English for a month and for what is allowed: 'may I', 'May 2 panels be returned'. */
const MAY = 'may'
const BEFORE_MAY = [undefined, 'i', 'you', 'we', 'they', 'he', 'she']

/** Reads figures, in digits and in words; a number before what `isNamed` counts that and is of no date. */
export function createFigureReader(
  lists: SlotWords,
): (
  read: { words: readonly string[]; text: string; marks: readonly number[] },
  isNamed: (at: number) => boolean,
  deviceNear: NearestDevice,
) => Figures {
  const numbersIn = createNumberReader(lists)
  const unitsIn = createLexicon(lists.units.map((each) => [each, each.called] as const))
  const timesIn = createTimesTold(lists)
  const [minusIn, frostIn, outOfFrostIn, belowIn, beneathIn, ofItselfIn] = [
    lists.minus,
    lists.frost,
    lists['out-of-frost'],
    lists.below,
    lists.beneath,
    lists['of-itself'],
  ].map((words) => createLexicon([[true, words]]))
  const consumingIn = createLexicon([[true, lists.consuming]])
  const sidesIn = createLexicon<Side | undefined>([
    [undefined, lists.sides],
    ...sideNames.map((side) => [side, lists['side-words'][side]] as const),
  ])
  const clockIn = createLexicon([[true, lists.clock]])
  const monthsIn = createLexicon(lists.months.map((names, index) => [index + 1, names] as const))

  return ({ words, text, marks }, isNamed, deviceNear) => {
    const all = numbersIn(words, marks)
    const units = unitsIn(words).flatMap((unit) => {
      // 'two and a half hours': the unit begins where the number ends.
      const number = all.find(({ at, length }) => at < unit.at && unit.at < at + length)
      if (!number) return [unit]
      const end = number.at + number.length
      const after = unitsIn(words.slice(end)).find(({ at }) => at === 0)
      return after ? [{ ...after, at: end }] : []
    })
    const clock = clockIn(words)
    const numbers = all.filter(({ at, length, value }) => {
      const isOfClock = value <= HOURS && clock.some((word) => word.at + word.length === at)
      return units.some((unit) => unit.at === at + length) || !(isOfClock || TIME.test(words[at] ?? ''))
    })
    const before = (at: number) => numbers.find((each) => each.at + each.length === at)
    const ofItself = ofItselfIn?.(words) ?? []
    /** 'kilowatin aggregaatti': one of them where no number is told. */
    const oneOfItself = ({ at, length }: Omit<Match<unknown>, 'value'>): Match<number> | undefined =>
      length === 1 && ofItself.some((word) => word.at === at) ? { value: 1, at, length: 0 } : undefined
    const each = units.flatMap(({ value: { unit, times }, at, length }) => {
      const figure = (marks.includes(at) ? undefined : before(at)) ?? oneOfItself({ at, length })
      return figure && !POSTCODE.test(words[figure.at] ?? '') && !(unit === 'h' && figure.value > MOST_HOURS)
        ? [{ value: { unit, value: figure.value * times }, at: figure.at, length: figure.length + length }]
        : []
    })
    const { measured, spans } = timesIn(each, words)
    const inMonths = monthsIn(words).flatMap(({ value: month, at, length }) => {
      const number = (from: number) => numbers.find((each) => each.at === from)?.value ?? Number.NaN
      const isOfDate = (day: Match<number>) => {
        const next = day.at + day.length
        return !units.some((unit) => unit.at === next) && !isNamed(next)
      }
      const after = numbers.find((each) => each.at === at + length && each.value <= DAYS_OF_MONTH)
      const day = before(at) ?? (after && isOfDate(after) ? after : undefined)
      const year = [at + length, at + length + 1].map(number).find((each) => each >= YEARS.from && each < YEARS.to)
      const isDay = day !== undefined && day.value <= DAYS_OF_MONTH
      const isVerb = words[at] === MAY && BEFORE_MAY.includes(words[at - 1]) && !year
      if (isVerb || (!isDay && !year)) return []
      const value = [isDay ? day.value : [], month, year ?? []].flat().join('.')
      const first = isDay ? Math.min(day.at, at) : at
      return [{ value, at: first, length: at + length - first + (year ? 1 : 0) }]
    })
    const inDigits = words.flatMap((value, at) => {
      const isMeasured = measured.some((each) => each.at === at)
      return DATE.test(value) && !isMeasured ? [{ value, at, length: 1 }] : []
    })
    const signs = new Map([...text.matchAll(SIGNED)].map(([, sign, number]) => [number, sign]))
    const minus = minusIn?.(words) ?? []
    const frost = frostIn?.(words) ?? []
    const outOfFrost = outOfFrostIn?.(words) ?? []
    const after = [...frost, ...(belowIn?.(words) ?? [])]

    /** Temperatures, below zero after a sign or beside a word for frost: '-15', '20 astetta pakkasta'. */
    const degrees = numbers.flatMap(({ value, at, length }): Match<Quantity>[] => {
      const own = measured.find((each) => each.at === at)
      if (own && own.value.unit !== 'C') return []
      const end = at + (own?.length ?? length)
      const sign = signs.get(words[at])
      const isBelow = sign
        ? sign !== '+'
        : minus.some((word) => word.at + word.length === at) ||
          after.some((word) => word.at - end >= 0 && word.at - end < (own ? NEAR : 1)) ||
          (own !== undefined &&
            frost.some(
              (word) =>
                at - word.at - word.length >= 0 &&
                at - word.at - word.length < (outOfFrost.some((left) => left.at === word.at) ? 1 : NEAR_BEFORE),
            ))
      return own || isBelow ? [{ value: { unit: 'C', value: isBelow ? -value : value }, at, length: end - at }] : []
    })

    /** Numbers that stand in a row, or with 'x' or 'deep', and those that have a measure of length. */
    function space(): RoomSide[] {
      const joins = sidesIn(words)
      const sides = numbers.flatMap(({ value, at, length }) => {
        const next = at + length
        const isBeforeJoin = joins.some((word) => word.at === next)
        const own = measured.find((each) => each.at === at && !(isBeforeJoin && each.value.unit === 'pieces'))
        const isJoined = isBeforeJoin || numbers.some((other) => other.at === next)
        const isLast = [...joins, ...numbers].some((other) => other.at + other.length === at)
        // 'i ett 25 cm högt utrymme', 'one 60 cm cupboard'.
        const isArticle = !own && value === 1 && words[at] !== '1'
        if (value <= 0 || isArticle || (own && own.value.unit !== 'mm')) return []
        const end = at + (own?.length ?? length)
        return own || isJoined || isLast ? [{ at, end, value, times: own && own.value.value / value }] : []
      })
      const named = joins.filter(({ value }) => value)
      const [first] = sides
      const isBefore = !!first && !!named[0] && named[0].at < first.at
      /** 'leveys on 45 cm, syvyys 30' names sides before their numbers, '45 cm leveä, 30 syvä' after them. */
      function nameOf({ at, end }: { at: number; end: number }): Side | undefined {
        const before = named.findLast((word) => [0, 1].includes(at - word.at - word.length))
        const after = named.find((word) => word.at === end)
        return (isBefore ? (before ?? after) : (after ?? before))?.value
      }
      const others = new Set(named.map(({ value }) => value))
      /** 'kuinka korkea se on, tilaa on 33 cm': of the only side that is named at all. */
      const only = others.size === 1 ? named[0]?.value : beneathIn?.(words).length ? 'height' : undefined
      const longest = Math.max(...sides.map(({ value, times }) => (times ? 0 : value)))
      const told = sides.find((side) => side.times)?.times
      const times = told && longest * told <= LONGEST_MM ? told : longest < LONG ? 10 : 1
      return sides
        .sort((one, other) => one.at - other.at)
        .slice(0, 3)
        .map((side) => ({
          mm: side.value * (side.times ?? times),
          side: nameOf(side) ?? (sides.length === 1 ? only : undefined),
        }))
    }
    const others = measured.filter(({ value }) => value.unit !== 'C')
    return {
      before,
      numbers,
      measured: [...inWattHours(inWatts(others, consumingIn(words), deviceNear, isNamed)), ...degrees],
      spans,
      dates: [...inDigits, ...inMonths].sort((one, other) => one.at - other.at),
      space: space(),
    }
  }
}

/** '18 V 5 Ah' → 90 Wh. */
function inWattHours(measured: readonly Match<Quantity>[]): Match<Quantity>[] {
  const volts = measured.find(({ value }) => value.unit === 'V')?.value.value
  return measured.map((each) =>
    volts && each.value.unit === 'Ah' ? { ...each, value: { unit: 'Wh', value: each.value.value * volts } } : each,
  )
}

/** The device that is named nearest to a figure. */
type NearestDevice = (figure: Match<unknown>) => Appliance | undefined

/**
 * '10 A 230 V' → 2300 W beside the amperes, where no watts are told, or what takes them does so from a low voltage that is told or
 * meant: 'plotteri ottaa 2 A', of which 230 V would make too much.
 */
function inWatts(
  measured: readonly Match<Quantity>[],
  consuming: readonly Match<unknown>[],
  deviceNear: NearestDevice,
  isNamed: (at: number) => boolean,
): Match<Quantity>[] {
  const volts = measured.find(({ value }) => value.unit === 'V')
  const isTold = measured.some(({ value }) => value.unit === 'W')
  return measured.flatMap((each): Match<Quantity>[] => {
    if (each.value.unit !== 'A') return [each]
    const own = volts?.value.value ?? voltsFor(each.value.value, deviceNear(each))
    const isDraw = own < MAINS_VOLTS && (volts || consuming.some(({ at, length }) => at + length === each.at))
    // '2,5 ampeeria eli 60 wattia' tells its watts itself.
    const end = each.at + each.length
    const isSaid = measured.some(({ value, at }) => value.unit === 'W' && at >= end && at - end < NEAR)
    if ((isTold && !isDraw) || (isSaid && volts)) return [each]
    const value = Number((each.value.value * own).toPrecision(6))
    return [{ ...together(each, volts, isNamed), value: { unit: 'W', value } }, each]
  })
}

/** Of the mains and of a battery's 12 volts those with which so many amperes are nearer to what a device usually takes; boats have 12. */
function voltsFor(amps: number, device: Appliance | undefined): number {
  const off = (volts: number) => Math.abs(Math.log((amps * volts) / (device?.watts ?? amps * MAINS_VOLTS)))
  return device?.group === 'boat' || off(LOW_VOLTS) < off(MAINS_VOLTS) ? LOW_VOLTS : MAINS_VOLTS
}

/** '12 V ja 5 A' is one figure from its first word to its last, unless a device is named between. */
function together(
  one: Match<unknown>,
  other: Match<unknown> | undefined,
  isNamed: (at: number) => boolean,
): Pick<Match<unknown>, 'at' | 'length'> {
  const [first, last] = other && other.at < one.at ? [other, one] : [one, other]
  if (!last || wordsBetween(first, last) > NEAR) return one
  const from = first.at + first.length
  const isApart = Array.from({ length: last.at - from }, (_, index) => from + index).some(isNamed)
  return isApart ? one : { at: first.at, length: last.at + last.length - first.at }
}
