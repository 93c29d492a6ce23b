import type { Appliance } from '@arkpax/schema/content'
import { plain } from '@arkpax/schema/finnish-terms'
import { finnishNumeral } from './finnish-numerals.ts'
import { createLexicon, type Match, marksIn, wordsBetween } from './lexicon.ts'
import { type Side, type SlotWords, sides as sideNames, timeUnits, type units } from './slot-words.ts'

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
const HALF = 0.5
/** 'kaksituhatta tunnin': more is no time, but watts before one. */
const MOST_HOURS = 200
/** Longer times come hardly several times a day. */
const LONGEST_OF_SEVERAL = 2
/** What stands before a half: 'fyra och en halv' is read from 'en halv' on. */
const AND = ['ja', 'och', 'and']
const DATE = /^(?:[12]?\d|3[01])\.(?:1[0-2]|0?[1-9])(?:\.20\d\d)?$/
/** Devices state amperes at the voltage of the mains where they state none. */
const MAINS_VOLTS = 230
const LOW_VOLTS = 12
/** A word for frost stands at most so many words from the end of its degrees: '15 asteen kova pakkanen'. */
const NEAR = 2
/** A word for frost is at most so many words before its degrees: 'pakkasta voi olla 25 astetta'. */
const NEAR_BEFORE = 4
/** What was brought out of frost is not in it: 'toin sen pakkasesta, täällä on 22 astetta'. */
const LEFT = /^(?:pakkase|kylma)(?:sta|st|lta|lt)$/
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
): (words: readonly string[], text: string, isNamed: (at: number) => boolean, deviceNear: NearestDevice) => Figures {
  const numbersIn = createLexicon(Object.entries(lists.numbers))
  const madeOf = compoundsOf(lists.numbers)
  const unitsIn = createLexicon(lists.units.map((each) => [each, each.called] as const))
  const spansIn = createLexicon(lists.spans.map((each) => [each, each.called] as const))
  const [minusIn, frostIn, belowIn, beneathIn] = [lists.minus, lists.frost, lists.below, lists.beneath].map((words) =>
    createLexicon([[true, words]]),
  )
  const consumingIn = createLexicon([[true, lists.consuming]])
  const sidesIn = createLexicon<Side | undefined>([
    [undefined, lists.sides],
    ...sideNames.map((side) => [side, lists['side-words'][side]] as const),
  ])
  const clockIn = createLexicon([[true, lists.clock]])
  const [occasionsIn, atATimeIn, hourlyIn] = [lists.occasions, lists['at-a-time'], lists.hourly].map((called) =>
    createLexicon([[true, called]]),
  )
  const multiplesIn = createLexicon(Object.entries(lists.multiples))
  const monthsIn = createLexicon(lists.months.map((names, index) => [index + 1, names] as const))

  return (words, text, isNamed, deviceNear) => {
    const digits = words.flatMap((word, at) => (Number(word[0]) >= 0 ? [{ value: numeric(word), at, length: 1 }] : []))
    const listed = numbersIn(words).map((each) => ({ ...each, value: Number(each.value) }))
    const made = words.flatMap((word, at) => {
      const isListed = listed.some((each) => each.at <= at && at < each.at + each.length)
      const value = isListed ? undefined : (finnishNumeral(word) ?? madeOf(word))
      return value ? [{ value, at, length: 1 }] : []
    })
    const inWords = [...listed, ...made]
    const multiples = multiplesIn(words).map((each) => ({ ...each, value: Number(each.value) }))
    const all = withHalves(summed(multiplied([...digits, ...inWords], multiples), words, marksIn(text)), words)
    const units = unitsIn(words)
    const clock = clockIn(words)
    const numbers = all.filter(({ at, length, value }) => {
      const isOfClock = value <= HOURS && clock.some((word) => word.at + word.length === at)
      return units.some((unit) => unit.at === at + length) || !(isOfClock || TIME.test(words[at] ?? ''))
    })
    const before = (at: number) => numbers.find((each) => each.at + each.length === at)
    const marks = marksIn(text)
    const each = units.flatMap(({ value: { unit, times }, at, length }) => {
      const figure = marks.includes(at) ? undefined : before(at)
      return figure && !POSTCODE.test(words[figure.at] ?? '') && !(unit === 'h' && figure.value > MOST_HOURS)
        ? [{ value: { unit, value: figure.value * times }, at: figure.at, length: figure.length + length }]
        : []
    })
    const spans = spansIn(words)
    // 'one night' is a time of its own, and no day.
    const isOfSpan = ({ value: { unit, value }, at }: Match<Quantity>) =>
      unit === 'days' && value === 1 && spans.some((span) => span.at === at && span.value.unit === 'h')
    const inWholes = withMinutes(each, words).filter((time) => !isOfSpan(time))
    const often = {
      words,
      occasions: occasionsIn?.(words) ?? [],
      atATime: atATimeIn?.(words) ?? [],
      hourly: hourlyIn?.(words) ?? [],
    }
    const times = [...inWholes, ...spans.filter((span) => inWholes.every((each) => each.at !== span.at))]
    const measured = saidOnce(
      inWholes.flatMap((time) => asOften(time, times, often)),
      inWholes,
      words,
    )
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
                at - word.at - word.length < (LEFT.test(words[word.at] ?? '') ? 1 : NEAR_BEFORE),
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
      spans: saidOnce(
        spans.flatMap((time) => asOften(time, times, often)),
        measured,
        words,
      ),
      dates: [...inDigits, ...inMonths].sort((one, other) => one.at - other.at),
      space: space(),
    }
  }
}

/** Reads words that are made of several that are listed: 'tjugofem' → 25, 'femtonhundra' → 1500. */
function compoundsOf(numbers: SlotWords['numbers']): (word: string) => number | undefined {
  const parts = Object.entries(numbers)
    .flatMap(([value, called]) => called.map((name) => [plain(name), Number(value)] as const))
    .filter(([name]) => /^[a-z]+$/.test(name))
    .sort(([one], [other]) => other.length - one.length)
  const sum = (rest: string, before: number): number | undefined => {
    if (!rest) return before
    for (const [name, value] of parts) {
      const next = value % 100 === 0 ? Math.max(before, 1) * value : before + value
      const whole = rest.startsWith(name) ? sum(rest.slice(name.length), next) : undefined
      if (whole !== undefined) return whole
    }
    return undefined
  }
  return (word) => (word ? sum(word, 0) : undefined)
}

/** '18 V 5 Ah' → 90 Wh. */
function inWattHours(measured: readonly Match<Quantity>[]): Match<Quantity>[] {
  const volts = measured.find(({ value }) => value.unit === 'V')?.value.value
  return measured.map((each) =>
    volts && each.value.unit === 'Ah' ? { ...each, value: { unit: 'Wh', value: each.value.value * volts } } : each,
  )
}

/** 'kaks tonnia' → 2000. */
function multiplied(numbers: readonly Match<number>[], multiples: readonly Match<number>[]): Match<number>[] {
  const times = (each: Match<number>) => multiples.find(({ at }) => at === each.at + each.length)
  return numbers
    .filter((each) => numbers.every((other) => other.at === each.at || times(other)?.at !== each.at))
    .map((each) => {
      const by = times(each)
      return by ? { value: each.value * by.value, at: each.at, length: each.length + by.length } : each
    })
}

/** A thousand whose hundreds are told without their word: 'tonni kaks' is 1200. */
const SHORT_THOUSAND = /^tonni?n?$/

/** 'kaksi tuhatta viisisataa' → 2500, 'two hundred and fifty' → 250: a word for less than the hundreds or tens before it. */
function summed(
  numbers: readonly Match<number>[],
  words: readonly string[],
  marks: readonly number[],
): Match<number>[] {
  const isWord = ({ at, length }: Match<number>) => length > 1 || !(Number(words[at]?.[0]) >= 0)
  const sums: Match<number>[] = []
  for (const each of numbers.toSorted((one, other) => one.at - other.at)) {
    const last = sums.at(-1)
    const gap = last ? each.at - last.at - last.length : Number.NaN
    const step = last && last.value > 10 ? [1000, 100, 10].find((by) => last.value % by === 0) : undefined
    const isNext = !marks.includes(each.at) && (gap === 0 || (gap === 1 && step !== 10 && words[each.at - 1] === 'and'))
    if (last && step && isNext && isWord(last) && isWord(each) && each.value >= 1 && each.value < step) {
      const unsaid = SHORT_THOUSAND.test(words[last.at] ?? '') && each.value < 10 ? 100 : 1
      const value = last.value + each.value * unsaid
      sums.splice(-1, 1, { value, at: last.at, length: last.length + gap + each.length })
    } else sums.push(each)
  }
  return sums
}

/** 'neljä ja puoli' → 4.5. */
function withHalves(numbers: readonly Match<number>[], words: readonly string[]): Match<number>[] {
  const half = (each: Match<number>) =>
    numbers.find(
      (other) =>
        other.value === HALF && other.at === each.at + each.length + 1 && AND.includes(words[other.at - 1] ?? ''),
    )
  return numbers
    .filter((each) => each.value !== HALF || numbers.every((other) => half(other) !== each))
    .map((each) => {
      const more = half(each)
      return more ? { value: each.value + HALF, at: each.at, length: each.length + 1 + more.length } : each
    })
}

/** What says the same again in figures: 'koko päivän eli kahdeksan tuntia'. */
const SAID_AGAIN = ['eli', 'elikka', 'siis', 'dvs', 'alltsa']

/** Times without those that are said again right after themselves. */
const saidOnce = (times: readonly Match<Quantity>[], all: readonly Match<Quantity>[], words: readonly string[]) =>
  times.filter((time) => {
    const end = time.at + time.length
    const again = SAID_AGAIN.includes(words[end] ?? '')
      ? end
      : SAID_AGAIN.includes(words[end + 1] ?? '')
        ? end + 1
        : undefined
    return (
      again === undefined ||
      !isTime(time.value) ||
      !all.some((each) => isTime(each.value) && each.at > again && each.at - again <= NEAR)
    )
  })

/** Words that tell how often a time comes. */
interface Often {
  words: readonly string[]
  occasions: readonly Match<unknown>[]
  atATime: readonly Match<unknown>[]
  hourly: readonly Match<unknown>[]
}

/**
 * A time as it is in all: 'kolme kertaa kymmenen minuuttia', 'vartin kerrallaan neljä kertaa'; of every hour it is a share of the time,
 * '20 minuuttia tunnissa'. What tells how often is no quantity of its own.
 */
function asOften(time: Match<Quantity>, all: readonly Match<Quantity>[], often: Often): Match<Quantity>[] {
  const { hourly, occasions, atATime } = often
  const isOccasion = (each: Match<Quantity>) => {
    const end = each.at + each.length
    return each.value.unit === 'pieces' && occasions.some((word) => word.at + word.length === end)
  }
  const isTold = (each: Match<Quantity>, other: Match<Quantity>) => {
    const between = wordsBetween(each, other)
    const filled = atATime.filter(({ at }) => at > Math.min(each.at, other.at) && at < Math.max(each.at, other.at))
    return isShort(other) && between <= filled.length + 1
  }
  const nearestTo = (occasion: Match<Quantity>) =>
    all
      .filter((each) => isTold(occasion, each))
      .sort((one, other) => wordsBetween(occasion, one) - wordsBetween(occasion, other))[0]
  if (isOccasion(time)) return nearestTo(time) ? [] : [time]
  if (!isShort(time)) return [time]
  const end = time.at + time.length
  const every = hourly.find((word) => word.at === end || word.at + word.length === time.at)
  if (every) {
    const share = { unit: 'percent' as const, value: time.value.value * 100 }
    return [{ value: share, at: Math.min(time.at, every.at), length: time.length + every.length }]
  }
  const times = all.find((each) => isOccasion(each) && nearestTo(each)?.at === time.at)
  return [times ? { ...time, value: { ...time.value, value: time.value.value * times.value.value } } : time]
}

const isShort = ({ value: { unit, value } }: Match<Quantity>) => unit === 'h' && value <= LONGEST_OF_SEVERAL

/** '1 h 20 min': hours and the minutes after them are one time. */
function withMinutes(measured: readonly Match<Quantity>[], words: readonly string[]): Match<Quantity>[] {
  const isRest = (each: Match<Quantity>, hours: Match<Quantity> | undefined) => {
    const gap = hours ? each.at - hours.at - hours.length : Number.NaN
    const isHours = hours?.value.unit === 'h' && hours.value.value >= 1
    return (
      isHours &&
      each.value.unit === 'h' &&
      each.value.value < 1 &&
      (gap === 0 || (gap === 1 && AND.includes(words[each.at - 1] ?? '')))
    )
  }
  return measured.flatMap((each, index) => {
    const next = measured[index + 1]
    if (isRest(each, measured[index - 1])) return []
    if (!next || !isRest(next, each)) return [each]
    const value = { ...each.value, value: each.value.value + next.value.value }
    return [{ value, at: each.at, length: next.at + next.length - each.at }]
  })
}

/** English thousands: nobody tells thousandths of a watt. */
const THOUSANDS = /^[1-9],\d{3}$/

/** '1,5' → 1.5, '800' → 800, '1,050' → 1050. */
const numeric = (digits: string) =>
  THOUSANDS.test(digits) ? Number(digits.replace(',', '')) : Number(digits.replace(',', '.').split(':')[0])

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
