import type { Appliance } from '@arkpax/schema/content'
import type { Quantity } from './figures.ts'
import { withHours } from './hours-of-loads.ts'
import { areForms, isMarkBetween, type Match, wordsBetween } from './lexicon.ts'
import { belonging, givenWatts, isParted, NEAR, nearest, toldTwice, withoutScenes } from './told-devices.ts'

/** A device of the list that is named, or bare watts. `stated` tells that the watts are the customer's own. */
export interface AskedLoad {
  appliance?: Appliance
  count: number
  /** Whether the count is told, even where it is one. */
  isCounted?: true
  watts: number
  stated: boolean
  /** Hours a day, where each device has been given its own. */
  hours?: number
  /** Told for it: what it takes at its start, how much of the time it is on, and the watt-hours of one of its charges. */
  startWatts?: number
  dutyPercent?: number
  eachWh?: number
  /** Watt-hours that it takes in a day, where these are told: `dutyPercent` of the day is what its watts make of them. */
  energyWh?: number
  /** How many of what it makes, or of its charges, are told, and whether for each day. */
  pieces?: { count: number; isDaily: boolean }
  /** Whether it is asked about by itself, and does not run with those before it: 'jaksaako porakonetta, entä sahaa', 'pora tai saha'. */
  isApart?: true
  /** The device of before that its short name may mean: 'sahaa' after a mitre saw. */
  mayBe?: Appliance
  /** Whether only what is done with it is told: 'how long would it drill for'. */
  isDone?: true
  /** Whether it may be a part of a device that was named before: 'kompressori käy kolmasosan ajasta'. */
  isPart?: true
  /** Whether its watts were told as what it heats with, and are reckoned from that. */
  isByHeat?: true
  /** Whether it is told to be on without a rest. */
  isUnresting?: true
  /** Whether it is what devices that are named take together, and whether on average. */
  isOfNamed?: true
  isOnAverage?: true
  /** Whether the things it makes are asked for, and not its hours: 'montako kupillista'. */
  makes?: true
}

/** What of a charger's watt-hours ends in the battery that it charges. */
const CHARGER_SHARE = 0.83

/** What charging a battery of so many watt-hours takes. */
export const chargingOf = (wattHours: number) => Number((wattHours / CHARGER_SHARE).toPrecision(2))

/** What tells of a start is next to its watts, or a word away. */
const NEAR_START = 2
/** Right after it, it may be a word farther: 'lähtiessä kuulemma haukkaa 4500'. */
const NEAR_AFTER_START = 3
/** At most so many words are between devices in a row, 'plotteri ja vhf', and between the last of them and what tells what they take. */
const NEAR_IN_ROW = 1
const NEAR_VERB = 2
/** 'pumppu' and 'pumpun' are forms of one name. */
const SAME_NAME = { alike: 4, longer: 4 }
const ALL_DAY = 24

/**
 * What a question tells of its loads: `totals` are watts of several things together, `adding` are the words for 'and', `parts` what
 * may be a part of another device, `being` what tells that a device is of a kind, `doings` what is done with one and `scenes` where, `parting` what begins another question,
 * `things` what devices make, `givers` what the watts beside it are no load of, `starting` and `multiples` what tells of a start,
 * `shares` how much of the time something is on, `consuming` what tells that a device takes what follows, `daysOfEnergy` in how many days, `cells` how many batteries
 * there are, `pieces` how many of something are told, `ofEvening` in which
 * part of the day a device runs, and `those` stands for all that were named.
 * `isUnresting` tells that what is on is on without a rest, and `yielding` that the watt-hours are brought and not taken.
 */
export interface ToldOfLoads {
  devices: readonly Match<Appliance>[]
  quantities: readonly Match<Quantity>[]
  totals: readonly Match<unknown>[]
  adding: readonly Match<unknown>[]
  parts: readonly Match<string>[]
  partRuns: readonly Match<unknown>[]
  being: readonly Match<unknown>[]
  doings: readonly Match<unknown>[]
  scenes: readonly Match<unknown>[]
  parting: readonly Match<unknown>[]
  things: readonly Match<string>[]
  givers: readonly Match<unknown>[]
  starting: readonly Match<unknown>[]
  /** What a device is set to: 'puolella teholla', 'täysillä'. */
  settings: readonly Match<unknown>[]
  multiples: readonly Match<number>[]
  shares: readonly Match<number>[]
  consuming: readonly Match<unknown>[]
  cells: readonly Match<number>[]
  pieces: readonly Match<number>[]
  daily: readonly Match<unknown>[]
  /** How many times a day what is charged is so. */
  chargesADay: readonly Match<number>[]
  ofEvening: readonly Match<unknown>[]
  /** Times without a number: 'ympäri vuorokauden'. */
  spans: readonly Match<Quantity>[]
  those: readonly Match<unknown>[]
  daysOfEnergy: readonly Match<number>[]
  /** Whether each is asked about by itself, whatever stands between. */
  areApart: boolean
  /** As long as what was told before: 'saman verran'. */
  sameTimes: readonly Match<unknown>[]
  /** That something is on without a rest: 'koko ajan'. */
  unresting: readonly Match<unknown>[]
  yielding: readonly Match<unknown>[]
  both: readonly Match<unknown>[]
  /** What begins another clause, stands for a device that was named, and goes on about one alone: 'mut', 'kone', 'joka'. */
  clauses: readonly Match<unknown>[]
  anyDevice: readonly Match<unknown>[]
  thatOne: readonly Match<unknown>[]
  /** All words, and before which of them a comma, a full stop or the like stands. */
  words: readonly string[]
  marks: readonly number[]
  /** How many of a thing are told. */
  counted: (match: Match<unknown>) => number | undefined
}

/** A load and the place of its name, or of its watts. */
export type Placed = Match<AskedLoad>

/**
 * The devices with the watts nearest to them, and watts that stand alone: no load is counted twice. As many hours as loads belong
 * to them in their order.
 */
export function askedLoads(told: ToldOfLoads): AskedLoad[] {
  const { totals, adding, counted } = told
  const all = withoutScenes(told)
  const inWatts = told.quantities.filter(({ value }) => value.unit === 'W')
  const given = givenWatts(inWatts, told.givers, told.devices)
  const stated = inWatts.filter((each) => !given.includes(each))
  const starts = all.length > 0 || stated.length > 1 ? startsOf(stated, told) : []
  const running = withGreatestSetting(
    stated.filter((each) => !starts.includes(each)),
    told,
  )
  const total =
    running.find((each) => totals.some((word) => isTotal(word, each, told))) ?? drawnTogether(running, all, told)
  const untold = running.filter((each) => each !== total)
  const watts = untold.filter((each) => !toldTwice(each, untold, told))
  const of = nearest(all, watts, told)
  const before = total ? ofTotal(total, all, told) : []
  const after = total && before.length === 0 && all[0] && !isParted(total, all[0], adding) ? all : []
  const inTotal = [...before, ...after].filter((each) => !of.has(each))
  const devices = all.filter((each) => !inTotal.includes(each))
  const own = total ? of : withOnlyOne(of, devices, watts, told)
  const named = devices.flatMap((device): Placed[] => {
    const power = own.get(device)
    const counts = [device, power ?? []].flat().flatMap((each) => counted(each) ?? [])
    const heated = power && drawnForHeat(device.value, power, told)
    const usual = (countOf(counts).count > 1 && device.value.wattsOfOne) || device.value.watts
    const draw = heated ?? power?.value.value ?? usual
    if (!draw) return []
    const load: AskedLoad = {
      appliance: device.value,
      ...countOf(counts),
      watts: draw,
      stated: power !== undefined,
      ...(heated && { isByHeat: true }),
      ...(told.parts.some((part) => part.at === device.at && part.value === device.value.id) && { isPart: true }),
      ...(told.doings.some(({ at }) => at === device.at) && { isDone: true }),
      ...(told.unresting.length > 0 && { isUnresting: true }),
    }
    return [{ ...device, value: load }]
  })
  const used = new Set(own.values())
  const bare = watts
    .filter((each) => !used.has(each))
    .map((each): Placed => {
      const counts = [counted(each) ?? (isOfBoth(each, told) ? 2 : [])].flat()
      return { ...each, value: { ...countOf(counts), watts: each.value.value, stated: true } }
    })
  const together = total ? togetherOf(inTotal, total, named) : []
  const loads = [...named, ...bare, ...together].sort((one, other) => one.at - other.at)
  if (loads.length === 0) return dailyUse(told)
  return asked(onceEach(withHours(withMore(loads, starts, told), told), told), told)
}

/** 'puolella virralla 1700 W ja täydellä noin 2200 W': of one device the most that it takes. */
function withGreatestSetting(watts: readonly Match<Quantity>[], told: ToldOfLoads): Match<Quantity>[] {
  const set = watts.filter((each) => isSetting(each, told))
  const most = Math.max(...set.map(({ value }) => value.value))
  return watts.filter((each) => set.length < 2 || !set.includes(each) || each.value.value === most)
}
const isSetting = (watts: Match<Quantity>, { settings, marks }: ToldOfLoads) =>
  settings.some(
    (word) => word.at < watts.at && wordsBetween(word, watts) <= NEAR_SETTING && !isMarkBetween(marks, word, watts),
  )
const NEAR_SETTING = 1

/** 'kaks rautaa, molemmat 1000 W': of two that no list has. */
const isOfBoth = ({ at }: Match<unknown>, { both }: ToldOfLoads) => both.some((word) => word.at + word.length === at)

/** The greatest of the counts that are told; one where none is. */
const countOf = (counts: readonly number[]): Pick<AskedLoad, 'count' | 'isCounted'> => ({
  count: Math.max(1, ...counts),
  ...(counts.length > 0 && { isCounted: true as const }),
})

/** 'kulutamme 1200 Wh vuorokaudessa', of no device that is named. */
function dailyUse(told: ToldOfLoads): AskedLoad[] {
  const isOfYield = told.yielding.length > 0
  const [energy] = !isOfYield && told.daily.length + told.daysOfEnergy.length > 0 ? energiesOfDays(told) : []
  return energy ? [{ count: 1, watts: 1, stated: true, isOnAverage: true, ...drawing(1, energy.value) }] : []
}

/** 'mikro 800 W': what it takes, where so much is what it heats with and nothing says that it is what it takes. */
function drawnForHeat(
  { watts = 0, heatingWatts }: Appliance,
  power: Match<Quantity>,
  { consuming }: ToldOfLoads,
): number | undefined {
  const isDraw = consuming.some((word) => word.at < power.at && power.at - word.at < NEAR)
  if (!heatingWatts || isDraw || power.value.value >= watts) return undefined
  return Math.round((power.value.value * watts) / heatingWatts)
}

/** '3500 W käynnistyessä': the powers nearest to words for a start. */
const startsOf = (stated: readonly Match<Quantity>[], { starting, marks, clauses }: ToldOfLoads) =>
  starting.flatMap((word) => {
    const after = stated.filter(({ at }) => at > word.at && at - word.at - word.length < NEAR_AFTER_START)
    const isAfterBut = clauses.some(({ at }) => at === word.at - 1)
    const isParted = isAfterBut || marks.includes(word.at)
    const near = isAfterBut ? [] : stated.filter((each) => wordsBetween(word, each) < NEAR_START)
    return (isParted && after.length > 0 ? after : near)
      .sort((one, other) => wordsBetween(word, one) - wordsBetween(word, other) || other.value.value - one.value.value)
      .slice(0, 1)
  })

/** The load right after something, '60 Wh läppäri', else the last before it. */
const belongingOrNext = (loads: readonly Placed[], to: Match<unknown>) =>
  loads.find(({ at }) => at === to.at + to.length) ?? belonging(loads, to)

/** The loads with what is told of their starts, of how much they are on, of their batteries and of what they make. */
function withMore(loads: readonly Placed[], starts: readonly Match<Quantity>[], told: ToldOfLoads): Placed[] {
  const isOf = (load: Placed, each: Match<unknown>, among = loads) => belonging(among, each) === load
  const charging = loads.filter(({ value }) => value.appliance?.each?.what === 'charge')
  const ofBatteries = told.quantities.filter(({ value }) => value.unit === 'Wh')
  const drawn = drawnOf(told)
  const inDay = energiesOfDays(told)
  return loads.map((load): Placed => {
    const { appliance, watts, count } = load.value
    const start = starts.find((each) => isOf(load, each))?.value.value
    const multiple = told.multiples.find((each) => isOf(load, each))?.value
    const share = told.shares.find((each) => isOf(load, each))?.value
    const isCharged = charging.includes(load)
    const battery = isCharged ? ofBatteries.find((each) => belongingOrNext(charging, each) === load) : undefined
    // 'neljä 500 Wh:n pyöränakkua', 'kymmenen 18 voltin ja 5 ampeeritunnin akkua'.
    const ofBattery = battery && told.counted(firstInRow(battery, told))
    const cells = isCharged ? (told.cells.find((each) => isOf(load, each, charging))?.value ?? ofBattery) : undefined
    const made = appliance?.each?.what
    const makers = loads.filter(({ value }) => value.appliance?.each)
    const energy = isCharged ? undefined : inDay.find((each) => isOf(load, each))?.value
    const pieces = made
      ? (piecesOf(made, told).find((each) => isOf(load, each, makers)) ?? chargesOfDay(load, told, cells))
      : undefined
    // 'kolme puhelimen latausta' are of one, and 'drooniin 8 akkua päivässä' of one after the other.
    const isInTurn = !!cells && count === 1 && told.daily.length > 0 && !ofBattery
    const ones = pieces?.at === load.at || isInTurn ? 1 : count
    return {
      ...load,
      value: {
        ...load.value,
        count: cells && count === 1 && !isInTurn ? cells : ones,
        ...((start ?? multiple) && { startWatts: start ?? watts * (multiple ?? 1) }),
        ...(share && { dutyPercent: share * 100 }),
        ...(battery && {
          eachWh: drawn.includes(battery) ? battery.value.value : chargingOf(battery.value.value),
        }),
        ...(energy && drawing(watts, energy)),
        ...(pieces && {
          pieces: {
            count: pieces.value * (cells ?? (isCharged ? ones : 1)),
            isDaily: told.daily.length + told.chargesADay.length > 0,
          },
        }),
      },
    }
  })
}

/** The first of the figures that tell of one battery in a row: '18 V' of '18 voltin ja 5 ampeeritunnin'. */
function firstInRow(figure: Match<Quantity>, told: ToldOfLoads): Match<Quantity> {
  const [and] = told.adding.filter((word) => word.at + word.length === figure.at)
  const volts = told.quantities.find(
    ({ value, at, length }) => value.unit === 'V' && at + length === (and ?? figure).at,
  )
  return volts ?? figure
}

/** 'kaksi puhelinta päivässä', 'neljä dronen akkua ja kuusi kameran akkua päivässä': a charge of each a day, and of each of its `cells`, or as many as are told. */
function chargesOfDay(
  { at, length, value }: Placed,
  { daily, devices, chargesADay }: ToldOfLoads,
  cells = 1,
): Match<number> | undefined {
  const often = chargesADay.find((each) => each.at > at) ?? chargesADay.at(-1)
  if (often) return isOftenCharged(value) ? { ...often, length: 0 } : undefined
  const after = devices.find((each) => each.at > at)?.at ?? Number.POSITIVE_INFINITY
  const isOfDay = daily.some((word) => word.at > at && (word.at < after || areCharged(devices, at, word)))
  return isOftenCharged(value) && Math.max(value.count, cells) > 1 && isOfDay
    ? { at: at + length, length: 0, value: 1 }
    : undefined
}

/** Whether something is charged, and its watts are not told. */
export const isOftenCharged = ({ appliance, stated }: AskedLoad) => appliance?.each?.what === 'charge' && !stated

/** Whether all devices between one and a word are charged. */
const areCharged = (devices: readonly Match<Appliance>[], from: number, to: Match<unknown>) =>
  devices.filter(({ at }) => at > from && at < to.at).every(({ value }) => value.each?.what === 'charge')

/** Watt-hours that are told to be taken, and not to be held. */
const drawnOf = ({ quantities, consuming }: ToldOfLoads) =>
  quantities.filter(
    ({ value, at }) => value.unit === 'Wh' && consuming.some((word) => word.at < at && at - word.at < NEAR),
  )

/** Watt-hours of a day, of those that are told to be taken or are followed by how often: '500 kWh vuodessa'. */
function energiesOfDays(told: ToldOfLoads): Match<number>[] {
  const drawn = drawnOf(told)
  return told.quantities.flatMap((each) => {
    const { value, ...where } = each
    if (value.unit !== 'Wh') return []
    const end = where.at + where.length
    const days = told.daysOfEnergy.find(({ at }) => at === end)?.value
    // 'vie vuorokaudessa noin 700 Wh'.
    const isOfDay = told.daily.some((word) => word.at === end || (word.at < each.at && wordsBetween(word, each) <= 1))
    const isDaily = isOfDay || drawn.some(({ at }) => at === where.at)
    return days || isDaily ? [{ ...where, value: value.value / (days ?? 1) }] : []
  })
}

/** How many of what a device makes or charges are told: 'kolme kupillista', 'kaksi latausta', '20 km'. */
const piecesOf = (made: string, { pieces, quantities }: ToldOfLoads): Match<number>[] =>
  made === 'km'
    ? quantities.flatMap(({ value: { unit, value }, ...where }) => (unit === 'km' ? [{ ...where, value }] : []))
    : [...pieces]

/** What takes so much in a day: as much of it as its watts make of that, and no fewer watts than that takes all day. */
function drawing(watts: number, energyWh: number): Partial<AskedLoad> {
  const own = Math.max(watts, energyWh / ALL_DAY)
  return { energyWh, watts: own, hours: ALL_DAY, dutyPercent: (100 * energyWh) / (own * ALL_DAY) }
}

/** The loads with how each is asked about: apart from those before it, where another question begins between, and by what it makes. */
function asked(loads: readonly Placed[], { parting, things, areApart }: ToldOfLoads): AskedLoad[] {
  return loads.map(({ at, value: load }, index) => {
    const before = loads[index - 1]?.at ?? -1
    const after = loads[index + 1]?.at ?? Number.POSITIVE_INFINITY
    const isApart = index > 0 && (areApart || parting.some((word) => word.at > before && word.at < at))
    const made = load.appliance?.each?.what
    const makes = things.some((thing) => thing.value === made && thing.at > before && thing.at < after)
    return { ...load, ...(isApart && { isApart }), ...(makes && { makes, ...(!load.pieces && { count: 1 }) }) }
  })
}

/** Loads that run together, each group by itself. */
export function loadsApart(loads: readonly AskedLoad[]): AskedLoad[][] {
  const groups: AskedLoad[][] = []
  for (const load of loads) {
    const last = groups.at(-1)
    if (last && !load.isApart) last.push(load)
    else groups.push([load])
  }
  return groups
}

/** One device without watts and one power without a device are the same thing, however far apart, unless 'and' parts them and
 * something may be named after it: 'kylmälaukku ja 200 W sorvi'. */
function withOnlyOne(
  own: ReadonlyMap<Match<Appliance>, Match<Quantity>>,
  devices: readonly Match<Appliance>[],
  watts: readonly Match<Quantity>[],
  told: ToldOfLoads,
) {
  const { adding, words, consuming, anyDevice } = told
  const free = watts.filter((each) => ![...own.values()].includes(each))
  const isKnown = ({ value }: Match<Appliance>) => [...own.keys()].some((each) => each.value === value)
  const without = devices.filter((each) => !isKnown(each))
  const bare = new Set(without.map(({ value }) => value))
  const [device] = without
  const [only] = free
  if (!device || !only || bare.size !== 1 || free.length !== 1) return own
  // 'tuulettimia on kolme, ja ne ottavat 55 W kappale', 'läppärin varassa, jos Starlink vie 75 W ja kone 60 W'.
  const isDraw = isSetting(only, told) || [...consuming, ...anyDevice].some((word) => word.at + word.length === only.at)
  const isOfOther = !isDraw && isParted(device, only, adding) && only.at + only.length < words.length
  return isOfOther ? own : new Map([...own, [device, only]])
}

/** 'yhteensä noin 300 W', '300 W yhteensä', but not the first of '20 W, yhteensä 100 W'. */
const isTotal = (word: Match<unknown>, watts: Match<unknown>, { marks }: ToldOfLoads) =>
  word.at < watts.at ? wordsBetween(word, watts) <= NEAR : wordsBetween(word, watts) === 0 && !marks.includes(word.at)

/** The devices before what they take together; the one of its own clause, where that has no other: 'tabletti, kolme valonauhaa yhteensä 45 W'. */
function ofTotal(
  total: Match<unknown>,
  devices: readonly Match<Appliance>[],
  { marks, adding, thatOne }: ToldOfLoads,
): Match<Appliance>[] {
  const before = devices.filter(({ at }) => at < total.at)
  const start = marks.findLast((at) => at <= total.at) ?? 0
  if (thatOne.some(({ at }) => at === start)) return before.slice(-1)
  const inClause = before.filter(({ at }) => at >= start)
  const isAlone = inClause.length === 1 && adding.every(({ at }) => at < start || at > total.at)
  return isAlone ? inClause : before
}

/** 'kaiku, plotteri ja vhf vievät 47 W': the only watts, of several devices in a row. */
function drawnTogether(
  [only, ...others]: readonly Match<Quantity>[],
  devices: readonly Match<Appliance>[],
  { consuming }: ToldOfLoads,
): Match<Quantity> | undefined {
  const verb = only && consuming.find((word) => word.at < only.at && wordsBetween(word, only) <= NEAR)
  if (!verb || others.length > 0 || devices.length < 2) return undefined
  const last = devices.at(-1)
  const isRow = devices.every((each, index) => {
    const before = devices[index - 1]
    return !before || wordsBetween(before, each) <= NEAR_IN_ROW
  })
  return isRow && last && last.at < verb.at && wordsBetween(last, verb) <= NEAR_VERB ? only : undefined
}

/**
 * Several things of which only what they take together is told: one load, by its name if there is but one. Of a sum it is what those
 * before it, whose own watts are told, leave: 'jääkaappi 80 W, valot ja reititin, yhteensä 120 W'.
 */
function togetherOf(devices: readonly Match<Appliance>[], total: Match<Quantity>, named: readonly Placed[]): Placed[] {
  const known = named.reduce(
    (sum, { at, value: { stated, watts, count } }) => sum + (stated && at < total.at ? watts * count : 0),
    0,
  )
  const isRest = devices.length !== 1 && known > 0 && known <= total.value.value
  const watts = isRest ? total.value.value - known : total.value.value
  if (watts === 0) return []
  const value: AskedLoad = {
    ...(devices.length === 1 && devices[0] ? { appliance: devices[0].value } : {}),
    ...(devices.length > 1 && { isOfNamed: true }),
    isOnAverage: true,
    count: 1,
    watts,
    stated: true,
  }
  return [{ ...total, value }]
}

/** Whether two names of a device have watts of their own, 'plotteri 20 W, vhf 10 W', or numbers: '5 radiopuhelinta ja 4 koirapantaa'. */
const areTwo = (one: AskedLoad, other: AskedLoad) =>
  (one.stated && other.stated) || (!!one.isCounted && !!other.isCounted && !one.stated && !other.stated)

/** A device that is named twice is one, as the customer tells most of it, unless the names are of two. */
function onceEach(placed: readonly Placed[], { words }: ToldOfLoads): Placed[] {
  const telling = (load: AskedLoad) => Number(load.stated) * 100 + load.count
  const nameOf = ({ at }: Placed) => words[at] ?? ''
  return placed.filter(
    ({ value: load, ...own }, index) =>
      !load.appliance ||
      placed.every(
        ({ value: other, ...where }, at) =>
          other.appliance !== load.appliance ||
          at === index ||
          (areTwo(load, other) &&
            !areForms(nameOf({ ...own, value: load }), nameOf({ ...where, value: other }), SAME_NAME)) ||
          telling(other) < telling(load) ||
          (telling(other) === telling(load) && index < at),
      ),
  )
}
