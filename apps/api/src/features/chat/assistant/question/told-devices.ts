import type { Appliance } from '@arkpax/schema/content'
import type { Placed, ToldOfLoads } from './asked-loads.ts'
import type { Quantity } from './figures.ts'
import { isMarkBetween, type Match, wordsBetween } from './lexicon.ts'

/** What a device is stands at most so many words after its name. */
const NEAR_KIND = 5
/** The watts of a load stand less than so many words from its name. */
export const NEAR = 4
/** What a device takes is told again within so many words of what it gives: '800 W heating, pulls 1300 W'. */
const NEAR_AGAIN = 3

/** Whether a word for 'and' stands between two. */
export const isParted = (one: Match<unknown>, other: Match<unknown>, adding: readonly Match<unknown>[]) =>
  adding.some(({ at }) => at > Math.min(one.at, other.at) && at < Math.max(one.at, other.at))

/** Each device with the watts nearest to it, first of all in its own clause; no watts belong to two. */
export function nearest(
  devices: readonly Match<Appliance>[],
  watts: readonly Match<Quantity>[],
  { adding, marks }: Pick<ToldOfLoads, 'adding' | 'marks'>,
) {
  const last = devices.at(-1)
  // 'imuri, hiomakone ja valo, niissä lukee 1100 W, 900 W ja 20 W'.
  if (last && devices.length > 1 && watts.length === devices.length && watts.every(({ at }) => at > last.at))
    return new Map(watts.flatMap((own, index) => (devices[index] ? [[devices[index], own] as const] : [])))
  const pairs = devices
    .flatMap((device) =>
      watts.map((own) => ({
        device,
        own,
        apart: Number(isMarkBetween(marks, device, own)),
        distance: wordsBetween(device, own),
      })),
    )
    .filter(({ device, own, distance }) => distance < NEAR && !isParted(device, own, adding))
    .sort((one, other) => one.apart - other.apart || one.distance - other.distance)
  const found = new Map<Match<Appliance>, Match<Quantity>>()
  for (const { device, own } of pairs) {
    if (!found.has(device) && ![...found.values()].includes(own)) found.set(device, own)
  }
  return found
}

/** The last load that is named before something, else the first after it. */
export const belonging = (loads: readonly Placed[], to: Match<unknown>) =>
  loads.findLast(({ at }) => at <= to.at) ?? loads[0]

/** The devices that are told of, without what is only a part of one, what is done with one, or where it runs. */
export function withoutScenes(told: ToldOfLoads): Match<Appliance>[] {
  const { doings, scenes, adding } = told
  const devices = withoutKinds(withoutParts(told), told)
  const isAt = (words: readonly Match<unknown>[], { at }: Match<unknown>) => words.some((word) => word.at === at)
  const others = devices.filter((each) => !isAt(scenes, each) && !isAt(doings, each))
  return devices.filter((each) => {
    if (isAt(scenes, each)) return others.length === 0
    if (!isAt(doings, each)) return true
    return others.every((other) => other.value.group !== each.value.group || isParted(each, other, adding))
  })
}

/** The devices but for those that are told to be another: 'sirkkeli on sellanen 14 tuuman katkaisusaha'. */
function withoutKinds(
  devices: readonly Match<Appliance>[],
  { being, adding, quantities }: ToldOfLoads,
): Match<Appliance>[] {
  return devices.filter((each) => {
    const next = devices.find(({ at }) => at > each.at)
    const isSame = next && next.value.group === each.value.group && wordsBetween(each, next) <= NEAR_KIND
    // 'pakastin on 130 wattia, pumppu 45' is of two.
    const isTold = quantities.some(({ value, at }) => value.unit === 'W' && at > each.at && next && at < next.at)
    return !isSame || isTold || isParted(each, next, adding) || !being.some(({ at }) => at === each.at + each.length)
  })
}

/**
 * The devices but for those that are a part of one beside them: 'jääkaapin kompressori', 'kompressorikäyttöinen kylmälaukku', 'laukku
 * ja sen kompressori käy 40 % ajasta'. Where each has watts of its own, both are devices.
 */
function withoutParts({
  devices,
  parts,
  partRuns,
  adding,
  marks,
  quantities,
  shares,
}: ToldOfLoads): Match<Appliance>[] {
  const isPart = ({ at, value }: Match<Appliance>) => parts.some((part) => part.at === at && part.value === value.id)
  const watts = quantities.filter(({ value }) => value.unit === 'W')
  const own = nearest(devices, watts, { adding, marks })
  /** Its own watts stand after a part: those before it are of the whole. */
  const hasOwn = (device: Match<Appliance>) => (own.get(device)?.at ?? -1) > device.at
  const isOf = (part: Match<Appliance>, device: Match<Appliance>) => {
    if (isPart(device) || (hasOwn(part) && own.has(device))) return false
    const isTold = device.at < part.at && !hasOwn(part)
    const isShared = isTold && shares.some((each) => isNext(part, each, devices))
    const isRunning = isTold && partRuns.some(({ at }) => at === part.at + part.length)
    const isNear = wordsBetween(part, device) < NEAR || isTold
    return isShared || isRunning || (isNear && !isParted(part, device, adding))
  }
  return devices.filter((each) => !isPart(each) || devices.every((device) => !isOf(each, device)))
}

/** Whether a device is the last that is named before something. */
const isNext = (device: Match<Appliance>, to: Match<unknown>, devices: readonly Match<Appliance>[]) =>
  devices.findLast(({ at }) => at < to.at) === device

/** Whether watts are of a device of which is told next what it takes: 'mikro 800 W, ottaa 1300 W'. */
export function toldTwice(
  watts: Match<Quantity>,
  all: readonly Match<Quantity>[],
  { devices, adding, consuming }: Pick<ToldOfLoads, 'devices' | 'adding' | 'consuming'>,
): boolean {
  const next = all.find(({ at }) => at > watts.at)
  const end = watts.at + watts.length
  if (!next || next.at - end > NEAR_AGAIN || isParted(watts, next, adding)) return false
  const isNamedBetween = devices.some(({ at }) => at >= end && at < next.at)
  return (
    !isNamedBetween &&
    devices.some(({ at }) => at < next.at) &&
    consuming.some((word) => word.at + word.length === next.at)
  )
}

/** The watts of what gives power, which are of no load, the nearest of each: 'aggregaatti 2 kW'. */
export function givenWatts(
  watts: readonly Match<Quantity>[],
  givers: readonly Match<unknown>[],
  devices: readonly Match<unknown>[],
): Match<Quantity>[] {
  const isNearer = (giver: Match<unknown>, each: Match<unknown>) =>
    devices.every(
      (device) =>
        (device.at < each.at && (giver.at < each.at || device.at + device.length !== each.at)) ||
        (device.at > each.at && wordsBetween(giver, each) <= wordsBetween(each, device)),
    )
  const near = givers.flatMap((giver) =>
    watts
      .filter((each) => wordsBetween(giver, each) < NEAR && isNearer(giver, each))
      .sort((one, other) => wordsBetween(giver, one) - wordsBetween(giver, other))
      .slice(0, 1),
  )
  return [...new Set(near)]
}
