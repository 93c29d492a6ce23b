import type { Appliance } from '@arkpax/schema/content'
import type { Quantity } from './figures.ts'
import type { Match } from './lexicon.ts'

/** A device of the list that is named, or bare watts. `stated` tells that the watts are the customer's own. */
export interface AskedLoad {
  appliance?: Appliance
  count: number
  watts: number
  stated: boolean
  /** Hours a day, where each device has been given its own. */
  hours?: number
  /** Whether it is asked about by itself, and does not run with those before it: 'jaksaako porakonetta, entä sahaa', 'pora tai saha'. */
  isApart?: true
  /** Whether it is what devices that are named take together. */
  isOfNamed?: true
  /** Whether the things it makes are asked for, and not its hours: 'montako kupillista'. */
  makes?: true
}

/** The watts of a load stand less than so many words from its name. */
const NEAR = 4

/**
 * What a question tells of its loads: `totals` are watts of several things together, `adding` are the words for 'and', `parts` what
 * may be a part of another device, `parting` what begins another question and `things` what devices make.
 */
export interface ToldOfLoads {
  devices: readonly Match<Appliance>[]
  quantities: readonly Match<Quantity>[]
  totals: readonly Match<unknown>[]
  adding: readonly Match<unknown>[]
  parts: readonly Match<unknown>[]
  parting: readonly Match<unknown>[]
  things: readonly Match<string>[]
  counted: (match: Match<unknown>) => number
}

/**
 * The devices with the watts nearest to them, and watts that stand alone: no load is counted twice. As many hours as loads belong
 * to them in their order.
 */
export function askedLoads(told: ToldOfLoads): AskedLoad[] {
  const { quantities, totals, adding, counted } = told
  const stated = quantities.filter(({ value }) => value.unit === 'W')
  const all = stated.length > 1 ? told.devices : withoutParts(told)
  const total = stated.find((each) => totals.some((word) => isTotal(word, each)))
  const watts = stated.filter((each) => each !== total)
  const of = nearest(all, watts, adding)
  const before = total ? all.filter((each) => each.at < total.at) : []
  const after = total && before.length === 0 && all[0] && !isParted(total, all[0], adding) ? all : []
  const inTotal = [...before, ...after].filter((each) => !of.has(each))
  const devices = all.filter((each) => !inTotal.includes(each))
  const own = total ? of : withOnlyOne(of, devices, watts, adding)
  const named = devices.flatMap((device): { at: number; load: AskedLoad }[] => {
    const { value: appliance, at } = device
    const power = own.get(device)
    const draw = power?.value.value ?? appliance.watts
    const count = Math.max(counted(device), power ? counted(power) : 1)
    return draw ? [{ at, load: { appliance, count, watts: draw, stated: power !== undefined } }] : []
  })
  const used = new Set(own.values())
  const bare = watts
    .filter((each) => !used.has(each))
    .map((each) => ({ at: each.at, load: { count: counted(each), watts: each.value.value, stated: true } }))
  const together = total ? [{ at: total.at, load: togetherOf(inTotal, total.value.value) }] : []
  const loads = [...named, ...bare, ...together].sort((one, other) => one.at - other.at)
  const each = onceEach(asked(loads, told))
  const hours = quantities.filter(({ value }) => value.unit === 'h' && value.value <= 24)
  if (each.length < 2 || hours.length !== each.length) return each
  return each.map((load, index) => ({ ...load, hours: hours[index]?.value.value }))
}

/** The devices but for those that are a part of one beside them: 'jääkaapin kompressori', 'kompressorikäyttöinen kylmälaukku'. */
function withoutParts({ devices, parts, adding }: ToldOfLoads): Match<Appliance>[] {
  const isPart = ({ at }: Match<unknown>) => parts.some((part) => part.at === at)
  const isOf = (part: Match<unknown>, device: Match<Appliance>) =>
    !isPart(device) && wordsBetween(part, device) < NEAR && !isParted(part, device, adding)
  return devices.filter((each) => !isPart(each) || devices.every((device) => !isOf(each, device)))
}

/** The loads with how each is asked about: apart from those before it, where another question begins between, and by what it makes. */
function asked(loads: readonly { at: number; load: AskedLoad }[], { parting, things }: ToldOfLoads): AskedLoad[] {
  return loads.map(({ at, load }, index) => {
    const before = loads[index - 1]?.at ?? -1
    const after = loads[index + 1]?.at ?? Number.POSITIVE_INFINITY
    const isApart = index > 0 && parting.some((word) => word.at > before && word.at < at)
    const made = load.appliance?.each?.what
    const makes = things.some((thing) => thing.value === made && thing.at > before && thing.at < after)
    return { ...load, ...(isApart && { isApart }), ...(makes && { makes }) }
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

/** Each device with the watts nearest to it; no watts belong to two. */
function nearest(
  devices: readonly Match<Appliance>[],
  watts: readonly Match<Quantity>[],
  adding: readonly Match<unknown>[],
) {
  const pairs = devices
    .flatMap((device) => watts.map((own) => ({ device, own, distance: wordsBetween(device, own) })))
    .filter(({ device, own, distance }) => distance < NEAR && !isParted(device, own, adding))
    .sort((one, other) => one.distance - other.distance)
  const found = new Map<Match<Appliance>, Match<Quantity>>()
  for (const { device, own } of pairs) {
    if (!found.has(device) && ![...found.values()].includes(own)) found.set(device, own)
  }
  return found
}

/** One device without watts and one power without a device are the same thing, however far apart, unless 'and' parts them. */
function withOnlyOne(
  own: ReadonlyMap<Match<Appliance>, Match<Quantity>>,
  devices: readonly Match<Appliance>[],
  watts: readonly Match<Quantity>[],
  adding: readonly Match<unknown>[],
) {
  const free = watts.filter((each) => ![...own.values()].includes(each))
  const bare = new Set(devices.filter((each) => !own.has(each)).map(({ value }) => value))
  const device = devices.find((each) => !own.has(each))
  const [only] = free
  if (!device || !only || bare.size !== 1 || free.length !== 1) return own
  return isParted(device, only, adding) ? own : new Map([...own, [device, only]])
}

/** Whether a word for 'and' stands between two. */
const isParted = (one: Match<unknown>, other: Match<unknown>, adding: readonly Match<unknown>[]) =>
  adding.some(({ at }) => at > Math.min(one.at, other.at) && at < Math.max(one.at, other.at))

/** 'yhteensä noin 300 W', '300 W yhteensä'. */
const isTotal = (word: Match<unknown>, watts: Match<unknown>) =>
  word.at < watts.at ? wordsBetween(word, watts) <= NEAR : wordsBetween(word, watts) === 0

/** Several things of which only what they take together is told: one load, by its name if there is but one. */
const togetherOf = (devices: readonly Match<Appliance>[], watts: number): AskedLoad => ({
  ...(devices.length === 1 && devices[0] ? { appliance: devices[0].value } : {}),
  ...(devices.length > 1 && { isOfNamed: true }),
  count: 1,
  watts,
  stated: true,
})

const wordsBetween = (one: Match<unknown>, other: Match<unknown>) =>
  Math.max(other.at - one.at - one.length, one.at - other.at - other.length)

/** A device that is named twice is one, as the customer tells most of it. */
function onceEach(loads: readonly AskedLoad[]): AskedLoad[] {
  const telling = (load: AskedLoad) => Number(load.stated) * 100 + load.count
  return loads.filter(
    (load, index) =>
      !load.appliance ||
      loads.every(
        (other, at) =>
          other.appliance !== load.appliance ||
          at === index ||
          telling(other) < telling(load) ||
          (telling(other) === telling(load) && index < at),
      ),
  )
}

/** The loads of a talk: those of the last message, which may add to the earlier ones, or tell the watts of the only one. */
export function mergedLoads(earlier: readonly AskedLoad[], loads: readonly AskedLoad[], adds: boolean): AskedLoad[] {
  const [own] = loads
  if (!own) return [...earlier]
  if (adds) return [...earlier, ...loads]
  const [only, ...more] = earlier
  const isWattsOfIt = loads.length === 1 && !own.appliance && only?.appliance && more.length === 0
  return isWattsOfIt ? [{ ...only, watts: own.watts, stated: true }] : [...loads]
}
