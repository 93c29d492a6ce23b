import { type AskedLoad, chargingOf } from './asked-loads.ts'
import type { Quantity } from './figures.ts'

/** What a message tells of the loads of a talk besides its own. */
interface ToldOfTalk {
  adds: boolean
  asksTimes: boolean
  dutyPercent?: number
  quantities: readonly Quantity[]
  count?: number
  ofThose?: number | 'asked'
}

/** The loads of a talk: those of the last message, which may add to the earlier ones, or tell more of the only one. */
export function mergedLoads(
  earlier: readonly AskedLoad[],
  loads: readonly AskedLoad[],
  { adds, asksTimes, dutyPercent, quantities, count, ofThose }: ToldOfTalk,
): AskedLoad[] {
  const [own] = loads
  const [only, ...others] = earlier
  const isOfEarlier = earlier.length > 0 && dutyPercent && loads.every(({ isPart, stated }) => isPart && !stated)
  if (!own || isOfEarlier) {
    const battery = only?.eachWh && quantities.find(({ unit }) => unit === 'Wh')?.value
    const told = { ...(dutyPercent && { dutyPercent }), ...(battery && { eachWh: chargingOf(battery) }) }
    return only && others.length === 0 ? [{ ...only, ...told }] : [...earlier]
  }
  // 'entä jos niitä valoja on kaksi': of the lamp of which the watts were told.
  const many = own.count > 1 ? own.count : count
  const isSame = ofThose !== undefined || only?.appliance?.group === own.appliance?.group
  const isOfThat = only?.stated && isSame && !own.stated && !own.pieces
  if (isOfThat && many && loads.length + earlier.length === 2 && !adds) return [{ ...only, count: many }]
  const more = tellingMore(earlier, loads)
  if (more) return more
  const isAgain = ({ appliance }: AskedLoad) => appliance && loads.some((load) => load.appliance === appliance)
  if (adds && (!asksTimes || loads.some(({ pieces }) => pieces)))
    return [...earlier.filter((load) => !isAgain(load)), ...loads]
  const isWattsOfIt = loads.length === 1 && !own.appliance && only?.appliance && others.length === 0
  return isWattsOfIt ? [{ ...only, watts: own.watts, stated: true }] : [...loads]
}

/** The loads of before, of which a message tells only for how long they run: 'laukun kompressori käy 8 tuntia, valot 5'. */
function tellingMore(earlier: readonly AskedLoad[], loads: readonly AskedLoad[]): AskedLoad[] | undefined {
  const named = (each: AskedLoad) => loads.some(({ appliance }) => appliance && appliance === each.appliance)
  const [other, ...others] = earlier.filter((each) => each.appliance && !named(each))
  const ownerOf = ({ appliance, isPart }: AskedLoad) =>
    earlier.find((each) => each.appliance && each.appliance === appliance) ??
    (isPart && others.length === 0 ? other : undefined)
  const isTelling = (load: AskedLoad) => !load.stated && (load.hours ?? load.dutyPercent) && ownerOf(load)
  if (!loads.every(isTelling)) return undefined
  return earlier.map((each) => {
    const told = loads.find((load) => ownerOf(load) === each)
    return told ? { ...each, hours: told.hours ?? each.hours, dutyPercent: told.dutyPercent ?? each.dutyPercent } : each
  })
}
