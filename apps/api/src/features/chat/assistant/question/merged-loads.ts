import { type AskedLoad, chargingOf, isOftenCharged } from './asked-loads.ts'
import { isTime } from './figures.ts'
import type { Slots } from './slots.ts'

const ALL_DAY = 24

/** The loads of a talk, and those that were asked about before them. */
type Loads = Pick<Slots, 'loads' | 'pastLoads'>

/**
 * The loads of a talk after a message: its own, in the place of the earlier ones or beside these; or the earlier ones, of which it
 * tells more; or those of before again, where it means all of them.
 */
export function mergedLoads(before: Slots, told: Slots): Loads {
  const { loads: earlier, pastLoads } = before
  const now = { ...told, loads: withMeant(earlier, told.loads) }
  if (now.loads.length === 0) {
    const all = togetherAgain(before, now)
    return all ? { loads: all, pastLoads: [] } : { loads: withMade(ofEarlier(before, now), now), pastLoads }
  }
  const [own] = now.loads
  const [only, ...others] = earlier
  const isOfParts = now.loads.every(({ isPart, stated, hours }) => isPart && !stated && !hours)
  if (earlier.length > 0 && isOfParts && newOf(earlier, now.loads).length === now.loads.length)
    return { loads: ofEarlier(before, now), pastLoads }
  // 'entä jos niitä valoja on kaksi': of the floodlight of which the watts were told.
  const many = own && own.count > 1 ? own.count : now.count
  const isOfThat = only?.stated && now.ofThose !== undefined && !own?.stated && !own?.pieces && others.length === 0
  if (isOfThat && many && now.loads.length === 1 && !now.adds) return { loads: [{ ...only, count: many }], pastLoads }
  const more = tellingMore(earlier, now.loads)
  if (more) return { loads: more, pastLoads }
  if (only && own && isItsWatts(before, now))
    return { loads: [{ ...only, watts: own.watts, stated: true }, ...now.loads.slice(1)], pastLoads }
  const known = now.loads.map((load) => toldOf(earlier, load, now.isMore ? now.count : undefined))
  const standing = earlier.filter((each) => !isAmong(now.loads, each))
  if (only && own && isWattsOf(before, now)) return { loads: [{ ...only, watts: own.watts, stated: true }], pastLoads }
  const isMore = now.adds && (!now.asksTimes || now.loads.some(({ pieces }) => pieces))
  if (isMore || standsBeside(before, now))
    return {
      loads: [...earlier.map((each) => known.find((load) => isOf(load, each)) ?? each), ...newOf(earlier, known)],
      pastLoads,
    }
  return { loads: known, pastLoads: [...pastLoads.filter((each) => !isAmong(now.loads, each)), ...standing] }
}

/**
 * Beside another device a short name is the one of before that it may mean, with what is told of it now: 'sahan perässä on imuri', after a
 * mitre saw. What is done is done with a tool of before: 'how long would it drill for', after a rotary hammer.
 */
const withMeant = (earlier: readonly AskedLoad[], loads: readonly AskedLoad[]): AskedLoad[] =>
  loads.map((load) => {
    const isShort = loads.length > 1 && !load.stated && load.mayBe
    const isMeant = ({ appliance }: AskedLoad) =>
      isShort ? appliance === load.mayBe : load.isDone && !load.stated && appliance?.group === load.appliance?.group
    const meant = isAmong(earlier, load) ? undefined : earlier.find(isMeant)
    return meant ? toldOf(earlier, { ...load, appliance: meant.appliance, watts: meant.watts }) : load
  })

const isOf = ({ appliance }: AskedLoad, other: AskedLoad) => appliance !== undefined && appliance === other.appliance
const isAmong = (loads: readonly AskedLoad[], load: AskedLoad) => loads.some((each) => isOf(each, load))
const newOf = (earlier: readonly AskedLoad[], loads: readonly AskedLoad[]) =>
  loads.filter((load) => !isAmong(earlier, load))

/** Whether a message adds to what was told before it, asks nothing and changes or supposes something of it: 'telkkareita on kaksi', 'routern drar 12 W'. */
export const standsBeside = (before: Slots, now: Slots): boolean =>
  now.loads.length > 0 &&
  !isWattsOf(before, now) &&
  before.loads.length > 0 &&
  (now.loads.some((load) => isAmong(before.loads, load) && tellsOf(load, now))
    ? !now.asks || now.tellsOtherwise
    : !before.asks && !now.asks && !now.tellsOtherwise)

/** 'se vie 75 W ja mun läppäri 60': what the only device takes, and another one. */
const isItsWatts = ({ loads: [only, ...others] }: Slots, { loads: [own, ...more], classes }: Slots) =>
  !!only?.appliance &&
  !only.stated &&
  others.length === 0 &&
  !!own &&
  !own.appliance &&
  more.length > 0 &&
  ITS.test(classes)
const ITS =
  /^(?:ja |no |se on semmonen joka )?(?:se|it|den|det) (?:vie|viepi|ottaa|kuluttaa|syo|haukkaa|imee|draws|takes|uses|drar|tar)\b/

/** '300 W', after the only device: what it takes. */
const isWattsOf = ({ loads: [only, ...others] }: Slots, { loads: [own, ...more], adds }: Slots) =>
  !!only?.appliance && others.length + more.length === 0 && !!own && !own.appliance && !adds

/** Whether anything is told of a load but its name. */
const tellsOf = (load: AskedLoad, { quantities, asks }: Slots) =>
  TOLD.some((each) => load[each]) || (!asks && quantities.some(isTime))
const TOLD = 'stated isCounted hours dutyPercent pieces energyWh eachWh startWatts isUnresting'.split(
  ' ',
) as (keyof AskedLoad)[]

/**
 * A load with what was told of the same device before; no usual watts stand for those that were told. Where so many `more` are told, there
 * are as many more of it: 'vielä toinen samanlainen jääkaappi'.
 */
export function toldOf(earlier: readonly AskedLoad[], load: AskedLoad, more?: number): AskedLoad {
  const known = earlier.find((each) => isOf(load, each))
  if (!known) return load
  const { watts, stated, isByHeat } = load.stated || !known.stated ? load : known
  const heat = isByHeat && { isByHeat }
  const { count: told, isCounted } = load.isCounted ? load : known
  const count = more ? known.count + (load.isCounted ? told : more) : told
  const rest = load.isUnresting && { hours: load.hours ?? ALL_DAY, dutyPercent: load.dutyPercent }
  return { ...known, ...load, watts, stated, ...heat, count, ...(isCounted && { isCounted }), ...rest }
}

/** The loads of before all at once, where the last ones took the place of others: 'entä molemmat yhtä aikaa'. */
function togetherAgain({ loads, pastLoads }: Slots, { namesBoth, isAtOnce }: Slots): AskedLoad[] | undefined {
  if (!namesBoth && !isAtOnce) return undefined
  const past = isAtOnce && !namesBoth ? pastLoads : pastLoads.slice(-1)
  return loads.length === 1 && past.length > 0 ? [...past, ...loads] : undefined
}

/** The loads of before with what is told without a name of the only one, or of both: 'kumpikin käy puolet ajasta'. */
function ofEarlier(before: Slots, { dutyPercent, quantities, namesBoth, asksTimes, chargesADay }: Slots): AskedLoad[] {
  const loads = before.loads.map((load) =>
    chargesADay && isOftenCharged(load)
      ? { ...load, pieces: { count: load.count * chargesADay, isDaily: true } }
      : load,
  )
  const [only, ...others] = loads
  if (dutyPercent && others.length > 0) {
    // 'se käy puolet ajasta' is of what rests between, or of the last.
    const resting = loads.filter(({ appliance }) => appliance?.dutyPercent)
    const meant = resting.length === 1 ? resting[0] : loads.at(-1)
    return loads.map((load) => (namesBoth || load === meant ? { ...load, dutyPercent } : load))
  }
  if (!only || others.length > 0) return [...loads]
  const battery = only.eachWh && quantities.find(({ unit }) => unit === 'Wh')?.value
  // 'montako kertaa molemmat täyteen', of no other device.
  const isPair = namesBoth && asksTimes && only.count === 1 && only.appliance?.each?.what === 'charge'
  const told = { ...(dutyPercent && { dutyPercent }), ...(battery && { eachWh: chargingOf(battery) }) }
  return [{ ...only, ...told, ...(isPair && { count: 2 }) }]
}

/** The loads with how many of what one of them makes are told: 'kullekin neljä kuppia'. */
const withMade = (loads: readonly AskedLoad[], { made }: Slots): AskedLoad[] =>
  loads.map((load) => (made && load.appliance?.each?.what === made.what ? { ...load, pieces: made } : load))

/** The loads of before, of which a message tells only for how long they run: 'laukun kompressori käy 8 tuntia, valot 5'. */
function tellingMore(earlier: readonly AskedLoad[], loads: readonly AskedLoad[]): AskedLoad[] | undefined {
  const [other, ...others] = earlier.filter((each) => each.appliance && !isAmong(loads, each))
  const ownerOf = (load: AskedLoad) =>
    earlier.find((each) => isOf(load, each) || (load.mayBe && load.mayBe === each.appliance)) ??
    (load.isPart && others.length === 0 ? other : undefined)
  const isTelling = (load: AskedLoad) => !load.stated && (load.hours ?? load.dutyPercent) && ownerOf(load)
  if (!loads.every(isTelling)) return undefined
  return earlier.map((each) => {
    const told = loads.find((load) => ownerOf(load) === each)
    return told ? { ...each, hours: told.hours ?? each.hours, dutyPercent: told.dutyPercent ?? each.dutyPercent } : each
  })
}
