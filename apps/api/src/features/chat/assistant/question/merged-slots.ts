import type { AskedLoad } from './asked-loads.ts'
import { LEAST_BARE_WATTS } from './bare-figures.ts'
import { isTime, type Quantity } from './figures.ts'
import { withoutLeft } from './left-out.ts'
import { mergedLoads, standsBeside } from './merged-loads.ts'
import type { Mention } from './product-names.ts'
import type { Slots } from './slots.ts'

const ALL_DAY = 24

/** What a message tells together with what was told before it: its own where it has any, without what it leaves out. */
export function mergedSlots(before: Slots, told: Slots): Slots {
  const merged = withTold(before, told)
  return told.removed.length > 0 ? { ...merged, products: withoutRemoved(merged.products, told) } : merged
}

/** 'jätetään toinen lisäakku pois': one fewer of several, or none. */
const withoutRemoved = (products: readonly Mention[], { removed }: Slots): Mention[] =>
  products.flatMap((each) => {
    const own = removed.find(({ id }) => id === each.id)
    if (!own) return [each]
    return own.isOne && each.count > 1 ? [{ ...each, count: each.count - 1 }] : []
  })

function withTold(before: Slots, told: Slots): Slots {
  const isBeside = told.loads.length > 0 && (told.adds || told.leftOut.length > 0 || standsBeside(before, told))
  const [earlier, now] = isBeside ? withOwnHours(before, { ...told, adds: true }) : [before, told]
  const { loads, pastLoads } = mergedLoads(earlier, now)
  const own = Object.entries(now).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return {
    ...earlier,
    ...((now.postcode || now.placePostcode) && { postcode: undefined, placePostcode: undefined }),
    ...Object.fromEntries(own),
    stations: now.stations.length > 0 ? now.stations : earlier.stations,
    ...((now.joins || isOtherStation(earlier, now)) &&
      !isAloneNamed(now) && { products: productsTogether(earlier, now) }),
    ...(isOnlyCount(now) &&
      !now.namesBoth &&
      !isOfLoad(earlier, now) && { products: recounted(earlier.products, now.count, now.isMore) }),
    ...(now.ofThose &&
      !isOfLoad(earlier, now) && {
        products: productsTogether({ products: recounted(earlier.products, now.ofThose) }, now),
      }),
    ...(isWithStation(earlier, now) && { products: [...earlier.stations, ...now.products] }),
    ...(isWholeOf(earlier, now) && { products: [...earlier.stations, ...earlier.products] }),
    ...(isBothBeside(now) && { products: [...bothOf(earlier), ...now.products] }),
    ...(isBoth(earlier, now) &&
      loads.length === earlier.loads.length && {
        products: bothOf(earlier).map((each) => ({ ...each, count: now.count ?? each.count })),
      }),
    ...(isStationAlone(earlier, now) && { products: earlier.products.filter(({ isStation }) => isStation) }),
    ...(isAllOf(earlier, now) && { products: allOf(earlier, now) }),
    // The day of a repair is beside that of the purchase.
    ...(now.attributes.includes('repaired') && { days: [...earlier.days, ...now.days] }),
    otherCodes: now.code ? now.otherCodes : earlier.otherCodes,
    ...(now.display && { display: { ...earlier.display, ...now.display } }),
    // 'entä jos siinä on lisäakku', of what is to be full.
    isFull: now.isFull || (earlier.isFull && now.tellsOtherwise),
    // Beside devices that were told no usual ones are counted.
    adds: now.adds && (earlier.loads.length === 0 || earlier.adds),
    past: pastOf(earlier, now),
    loads: inTurns(now, withoutLeft(recountedLoads(makingOf(loads, now.makes), earlier, now), now.leftOut)),
    pastLoads,
    quantities: quantitiesTogether(earlier, now),
    turns: earlier.turns + 1,
  }
}

/** Hours of each day are those of the devices that they were told of, and of others that have no usual ones: 'plotteri 10 h päivässä', 'lisäksi kylmälaukku'. */
function withOwnHours(earlier: Slots, told: Slots): [Slots, Slots] {
  const now = withTimeOfAdded(earlier, told)
  const hours = earlier.isOfEachDay && earlier.quantities.find(({ unit }) => unit === 'h')?.value
  if (!hours) return [earlier, now]
  const hasUsual = ({ appliance, dutyPercent }: AskedLoad) => !!appliance?.hoursPerDay || !!dutyPercent
  const timed = (load: AskedLoad) => ({ ...load, hours: load.hours ?? hours })
  return [
    {
      ...earlier,
      isOfEachDay: undefined,
      loads: earlier.loads.map(timed),
      quantities: earlier.quantities.filter(({ unit }) => unit !== 'h'),
    },
    { ...now, loads: now.loads.map((load) => (hasUsual(load) ? load : timed(load))) },
  ]
}

/** The hours that are told with what is added are its own: 'entä jos siinä on vielä telkkari 4 tuntia'; of cups they are those of the others. */
function withTimeOfAdded(earlier: Slots, now: Slots): Slots {
  const hours = now.quantities.find(({ unit }) => unit === 'h' || unit === 'daytime')?.value
  const isOfAll = (now.asks && !now.tellsOtherwise && !now.isOfEachDay) || now.loads.some(({ pieces }) => pieces)
  if (!hours || earlier.loads.length === 0 || isOfAll) return now
  return {
    ...now,
    loads: now.loads.map((load) => ({ ...load, hours: load.hours ?? Math.min(hours, ALL_DAY) })),
    quantities: now.quantities.filter(({ unit }) => unit !== 'h' && unit !== 'daytime'),
  }
}

/** Degrees, the watts of other devices, and days after the hours of each or those that were told and not asked about, are told beside the hours of before, else what is told now stands for it: 'entä kymmenen pakkasessa?'. */
function quantitiesTogether(earlier: Slots, now: Slots): Quantity[] {
  const isOfWeather = now.loads.length === 0 && now.quantities.every(({ unit }) => unit === 'C')
  const isOfOthers = earlier.loads.length > 0 && now.loads.length > 0 && !now.quantities.some(isTime)
  const isOfDays =
    (earlier.isOfEachDay || (earlier.loads.length > 0 && !earlier.asks)) &&
    now.loads.length === 0 &&
    now.quantities.every(({ unit }) => unit === 'days')
  if (now.quantities.length === 0) return earlier.quantities
  if (isOfDays) return [...earlier.quantities.filter(({ unit }) => unit === 'h'), ...now.quantities]
  return isOfWeather || isOfOthers ? [...earlier.quantities.filter(isTime), ...now.quantities] : now.quantities
}

/** The same asked again of what a message names: 'entä EVO?', 'entä 40 astetta?'. Else no figure is held against what was told before. */
export function askedAgain(earlier: Slots, now: Slots): Slots {
  const { quantities, space, isWhether, isFitting } = now.bound
  const manner = { isWhether: isWhether || earlier.bound.isWhether, isFitting: isFitting || earlier.bound.isFitting }
  const bound = quantities.length + space.length > 0 ? { ...now.bound, ...manner } : earlier.bound
  const merged = mergedSlots(earlier, {
    ...now,
    asksTimes: now.asksTimes || earlier.asksTimes,
    isFull: now.isFull || earlier.isFull,
  })
  return { ...merged, loads: now.loads.length > 0 ? merged.loads : withBareNumber(merged.loads, now), bound }
}

/** 'kaks lisäakkua ja se asema': beside the station that was named before. */
const isWithStation = ({ stations, loads }: Slots, { products, namesStation, attributes, loads: own }: Slots) =>
  (namesStation || isOfMore(products, attributes, [...loads, ...own])) &&
  stations.length === 1 &&
  products.length > 0 &&
  products.every(({ isStation }) => !isStation)

/** 'kauanko yhdistelmä latautuu': the accessories that are talked of, with the station of before. */
const isWholeOf = ({ products, stations }: Slots, now: Slots) =>
  now.isWhole && now.products.length === 0 && stations.length === 1 && products.every(({ isStation }) => !isStation)

/** 'otetaan molemmista yksi': no product is named; 'ne kaksi' are those of which there are two. */
const isBoth = (earlier: Slots, { namesBoth, products, loads, count }: Slots) =>
  namesBoth &&
  products.length + loads.length === 0 &&
  !(count === 2 && earlier.products.some((each) => !each.isStation && each.count === count))

/** 'molemmat ja yksi paneeli': with accessories that are named. */
const isBothBeside = ({ namesBoth, products, loads }: Slots) =>
  namesBoth && products.length > 0 && loads.length === 0 && products.every(({ isStation }) => !isStation)

/** The products that are talked of where they are several, else with the one before it: 'molemmista kaksi' is two of each. */
function bothOf({ products, past }: Slots): Mention[] {
  return products.length > 1 ? products : [...past.slice(0, 1), ...products]
}

/** 'mitä jos otan pelkän paneelin': what was beside it is left out. */
const isAloneNamed = ({ namesAlone, products }: Slots) => namesAlone && products.length > 0

/** 'jos palautan pelkän aseman': what is beside it is left out. */
const isStationAlone = ({ products }: Slots, now: Slots) =>
  now.namesAlone && now.namesStation && now.products.length === 0 && products.some(({ isStation }) => isStation)

/** 'mitä maksaa pro ja kaikki akut', 'koko satsi', of accessories of which the number was asked or told. */
const isAllOf = ({ products }: Slots, now: Slots) =>
  now.products.some(({ isAll }) => isAll) ||
  ((now.isWhole || now.namesAll) && products.some(({ isCountAsked, isStation }) => isCountAsked && !isStation))

/** The products that are talked of, of accessories as many as were told, or as fit. */
export function allOf({ products, stations }: Pick<Slots, 'products' | 'stations'>, now: Slots): Mention[] {
  const [station] = now.stations.length > 0 ? now.stations : stations
  const named = [...now.products, ...products.filter(({ id }) => now.products.every((each) => each.id !== id))]
  return named.map((each) => {
    const before = products.find(({ id }) => id === each.id)
    const isTold = before && before.count > 1 && !before.isCountAsked
    if (each.isAll && isTold) return { ...each, count: before.count }
    const most = (!each.isAll && before?.isCountAsked && before.most) || {}
    const count = most[station?.id ?? ''] ?? Math.max(0, ...Object.values(most))
    return count > 0 ? { ...each, count, isCountAsked: undefined } : each
  })
}

/** What was talked of before the products of now. */
function pastOf({ products, past }: Slots, now: Slots): Mention[] {
  if (now.products.length === 0) return past
  const left = products.filter(({ id }) => now.products.every((each) => each.id !== id))
  return left.length > 0 ? [...left, ...past.filter(({ id }) => left.every((each) => each.id !== id))] : past
}

/** 'entä kaks lisäakkua', of devices that are counted: with the station that they were counted for. */
const isOfMore = (products: readonly Mention[], attributes: readonly string[], loads: readonly AskedLoad[]) =>
  loads.length > 0 && attributes.length === 0 && products.some(({ count }) => count > 1)

/** A number, and nothing that it would be the number of. */
export const isOnlyCount = ({ count, products, loads }: Slots) =>
  count !== undefined && products.length + loads.length === 0

/** 'och två sådana med EVO', 'jos niitä on yksi lisää': how many there are now of the only device that was talked of. */
function recountedLoads(loads: readonly AskedLoad[], earlier: Slots, now: Slots): AskedLoad[] {
  const { ofThose, count: more = 0 } = now
  const [only, ...others] = earlier.loads
  // 'jos niitä on kaksi sekä 60 W läppäri'.
  if (typeof ofThose === 'number' && only && others.length === 0 && now.loads.length > 0)
    return loads.map((load, index) => (index === 0 ? { ...load, count: ofThose } : load))
  if (!isOfLoad(earlier, now)) return [...loads]
  if (now.isMore && isOnlyCount(now)) return loads.map((load) => ({ ...load, count: load.count + more }))
  return typeof ofThose === 'number' ? loads.map((load) => ({ ...load, count: ofThose })) : [...loads]
}

/** 'entä jos käytän niitä vuorotellen': each of before by itself. */
const inTurns = ({ areApart, loads: own }: Slots, loads: readonly AskedLoad[]): AskedLoad[] =>
  areApart && own.length === 0 ? loads.map((load) => ({ ...load, isApart: true as const })) : [...loads]

/** Whether 'three of those' are of the only device that was talked of, and of no accessory. */
const isOfLoad = (earlier: Slots, now: Slots) =>
  earlier.loads.length === 1 &&
  now.loads.length === 0 &&
  [...earlier.products, ...now.products].every(({ isStation }) => isStation)

/** Devices of before whose cups or litres are asked for now. */
const makingOf = (loads: readonly AskedLoad[], makes: string | undefined) =>
  loads.map((load) => (makes && load.appliance?.each?.what === makes ? { ...load, makes: true as const } : load))

/** 'ja jos otan niitä neljä': how many of the only product that is talked of, or of the only accessory beside a station. */
function recounted(products: readonly Mention[], count: number | 'asked' = 1, isMore = false): Mention[] {
  const accessories = products.filter(({ isStation }) => !isStation)
  const [only, ...others] = accessories.length > 0 ? accessories : products
  const told =
    count === 'asked'
      ? { isCountAsked: true as const }
      : { count: isMore ? count + (only?.count ?? 0) : count, isCountAsked: undefined }
  return products.map((each) => (each === only && others.length === 0 ? { ...each, ...told } : each))
}

/** 'entä EVO?' after a station with accessories: with the same ones. */
const isOtherStation = (earlier: Slots, now: Slots) =>
  now.products.length > 0 &&
  now.products.every(({ isStation }) => isStation) &&
  new Set(earlier.products.map(({ isStation }) => isStation)).size === 2

/** The products of now beside those of before of another kind: accessories beside a station and beside other accessories, a station beside accessories. */
function productsTogether(earlier: Pick<Slots, 'products'>, now: Slots): Mention[] {
  const others = earlier.products.filter(({ id, isStation }) =>
    now.products.every((each) => each.isStation !== isStation || (!isStation && each.id !== id)),
  )
  const before = ({ id }: Mention) => earlier.products.find((each) => each.id === id)?.count ?? 0
  const named = now.isMore ? now.products.map((each) => ({ ...each, count: each.count + before(each) })) : now.products
  return [...others, ...named]
}

/** '600', after a device of which the watts were told: those of the only one; 'kolme?' after two of it. */
function withBareNumber(loads: readonly AskedLoad[], { bareNumber, count }: Slots): AskedLoad[] {
  const [only, ...others] = loads
  if (!only || others.length > 0) return [...loads]
  if (bareNumber !== undefined && bareNumber >= LEAST_BARE_WATTS) return [{ ...only, watts: bareNumber, stated: true }]
  return [count && only.count > 1 ? { ...only, count } : only]
}
