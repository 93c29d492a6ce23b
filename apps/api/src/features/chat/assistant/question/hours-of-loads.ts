import type { Placed, ToldOfLoads } from './asked-loads.ts'
import { isTime } from './figures.ts'
import { isMarkBetween, type Match, wordsBetween } from './lexicon.ts'
import { belonging } from './told-devices.ts'

const ALL_DAY = 24
const LONGEST_EVENING = 8
/** A time is right after what it is told of, or a word away: '40 watin valot noin kuusi tuntia illassa'. */
const NEAR = 1
/** A time in words stands as near what it is told of: '700 W pyörii yhteensä tunnin'. */
const NEAR_SPAN = 2
/** Whatever takes more charges than this in its usual day is in use while it charges: a laptop, but no phone. */
const MOST_CHARGES = 2

/**
 * Hours of each load. Of several times that are told each belongs to the load before it, in a row to all of it; one that is of the
 * evening alone, or of each day, is not that of a device that runs all day. What is told of all is left to the question as a whole.
 */
export function withHours(loads: readonly Placed[], told: ToldOfLoads): Placed[] {
  const isTimed = [...told.quantities, ...told.spans].some(({ value }) => isTime(value))
  if (loads.length < 2 || !isTimed) return [...loads]
  return withTold(loads, told).map(withOneCharge)
}

function withTold(loads: readonly Placed[], told: ToldOfLoads): Placed[] {
  const single = timesIn(loads, told)
  const times = [...single, ...wholeTimes(single, told)].sort((one, other) => one.at - other.at)
  const [only, ...more] = times
  if (!only) return [...loads]
  if (more.length === 0) return withOnly(only, loads, told)
  const ofAll = timeOfAll(times, loads, told)
  const isInOrder = !ofAll && times.length === loads.length
  const found = loads.map((load, index) =>
    isInOrder ? times[index] : times.find((each) => each !== ofAll && belonging(loads, each) === load),
  )
  // What is told where a device is named again is of it alone.
  const own = found.map(
    (time, index) => found.findLast((_, at) => at !== index && !!found[at] && isSame(loads[at], loads[index])) ?? time,
  )
  return loads.map((load, index) => {
    const row = isAllDay(load) ? undefined : (ofAll ?? found.slice(index).find(Boolean))
    const hours = (own[index] ?? row)?.value ?? load.value.appliance?.hoursPerDay
    return hours ? withThose(load, hours) : load
  })
}

/**
 * The time that is of all, beside those of single devices: before them all, 'klo 18–24: grilli 2 h, jääkaappi', or in a clause of its own
 * after a time of the last of them, 'popcornkone puoli tuntia. elokuva kestää kaksi tuntia'.
 */
function timeOfAll(
  times: readonly Match<number>[],
  loads: readonly Placed[],
  { marks }: ToldOfLoads,
): Match<number> | undefined {
  const isNext = (time: Match<number>, before: Match<number> | undefined) =>
    !!before && belonging(loads, time) === belonging(loads, before) && isMarkBetween(marks, before, time)
  const isFirst = times.length !== loads.length
  return (
    times.find(({ at }) => isFirst && loads.every((load) => load.at > at)) ??
    times.findLast((time, index) => isNext(time, times[index - 1]))
  )
}

/** Whether a device is named again, as where its watts are told apart: 'pora tunnin, mylly kaksi, mylly on 700 ja pora 1200'. */
const isSame = (one: Placed | undefined, other: Placed | undefined) =>
  !!one &&
  !!other &&
  one.value.appliance === other.value.appliance &&
  !!one.value.appliance &&
  !(one.value.stated && other.value.stated)

/** Hours that are told in figures, and times in words that stand right after a device. */
function timesIn(loads: readonly Placed[], { quantities, spans, devices, sameTimes }: ToldOfLoads): Match<number>[] {
  const inFigures = quantities.flatMap(({ value: { unit, value }, ...where }) =>
    unit === 'h' && value <= ALL_DAY ? [{ ...where, value }] : [],
  )
  const places = [...loads, ...devices, ...quantities.filter(({ value }) => value.unit === 'W')]
  const inWords = spans.flatMap((span) => {
    const {
      value: { unit, value },
      ...where
    } = span
    const hours = unit === 'days' ? value * ALL_DAY : value
    const isOfDevice = places.some((each) => each.at < span.at && wordsBetween(each, span) <= NEAR_SPAN)
    return isOfDevice && hours <= ALL_DAY ? [{ ...where, value: hours }] : []
  })
  const told = [...inFigures, ...inWords].sort((one, other) => one.at - other.at)
  const again = sameTimes.flatMap((word) => {
    const before = told.findLast(({ at }) => at < word.at)
    return before ? [{ ...word, value: before.value }] : []
  })
  return [...told, ...again].sort((one, other) => one.at - other.at)
}

/** 'kylmälaukku koko ajan' beside other times: all day, or as long as the longest of them where no days are told. */
function wholeTimes(times: readonly Match<number>[], told: ToldOfLoads): Match<number>[] {
  const isOfDays =
    told.daily.length + told.ofEvening.length > 0 ||
    [...told.quantities, ...told.spans].some(({ value }) => value.unit === 'days')
  const longest = Math.max(...times.map(({ value }) => value))
  return times.length > 0 ? told.unresting.map((each) => ({ ...each, value: isOfDays ? ALL_DAY : longest })) : []
}

/** The only time that is told, where it is of a part of the day or of each day. */
function withOnly(time: Match<number>, loads: readonly Placed[], told: ToldOfLoads): Placed[] {
  const isFollowed = (words: readonly Match<unknown>[]) => words.some(({ at }) => at === time.at + time.length)
  const isOfEvening = isFollowed(told.ofEvening)
  const alone = aloneWith(time, loads, told)
  if (alone && (alone !== loads.at(-1) || isOfEvening || isFollowed(told.daily)))
    return loads.map((load) => {
      const hours = load === alone || isSame(load, alone) ? time.value : load.value.appliance?.hoursPerDay
      return hours ? withThose(load, hours) : load
    })
  const owner = belonging(loads, time)
  // 'lamput ja tuuletin viisi tuntia illassa' is of both, though lamps are usually on for longer.
  const isInRow = (load: Placed) => !!owner && load.at < owner.at && !isMarkBetween(told.marks, load, owner)
  if (!owner || !(isOfEvening || isFollowed(told.daily)) || isOfAll(time, owner, told)) return [...loads]
  return loads.map((load) => {
    const usual = load.value.appliance?.hoursPerDay ?? 0
    const isLonger = isOfEvening
      ? usual > (isInRow(load) ? LONGEST_EVENING : time.value)
      : isAllDay(load) && !!load.value.appliance?.dutyPercent
    // 'kylmälaukku (käy 8 h päivässä) ja kahvinkeitin': what is named after it has its usual hours, if any.
    const hasOwn = load !== owner && !isSame(load, owner) && (isLonger || load.at > time.at)
    if (!hasOwn) return withThose(load, time.value)
    return usual > 0 ? withThose(load, usual) : load
  })
}

/** The only device before a time in its clause: 'kylmälaukku 40 W, valot 10 W 4 h, kaksi puhelinta', 'lamporna är tända 5 timmar'. */
function aloneWith(time: Match<number>, loads: readonly Placed[], { marks, adding }: ToldOfLoads): Placed | undefined {
  const isInClause = (each: Match<unknown>) => !isMarkBetween(marks, each, time)
  const [only, ...others] = loads.filter(isInClause)
  return others.length > 0 || adding.some(isInClause) || (only?.at ?? 0) > time.at ? undefined : only
}

/** Whether a time is told of all that were named, and not of the device right before it: 'pidän niitä 10 tuntia päivässä'. */
function isOfAll(time: Match<number>, owner: Placed, { quantities, totals, those }: ToldOfLoads): boolean {
  const watts = quantities.filter(({ value, at }) => value.unit === 'W' && at >= owner.at && at < time.at)
  const isNear = [owner, ...watts].some((each) => wordsBetween(each, time) <= NEAR)
  return !isNear || [...totals, ...those].some(({ at }) => at > owner.at && at < time.at)
}

/** Small things that are charged are so once a day beside others, however long these run. */
function withOneCharge(load: Placed): Placed {
  const { appliance, watts, stated, pieces, hours } = load.value
  const { each, hoursPerDay = 0 } = appliance ?? {}
  const wattHours = load.value.eachWh ?? each?.wh ?? 0
  const isCharged = each?.what === 'charge' && !stated && hoursPerDay * watts <= MOST_CHARGES * wattHours
  if (!isCharged || pieces) return load
  return { ...load, value: { ...load.value, hours: Math.min(hours ?? ALL_DAY, wattHours / watts) } }
}

const isAllDay = ({ value }: Placed) => value.appliance?.hoursPerDay === ALL_DAY

/** A load with its hours, unless these follow from how often it is charged. */
const withThose = (load: Placed, hours: number): Placed =>
  load.value.pieces ? load : { ...load, value: { ...load.value, hours } }
