import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { type Asked, type Grounds, isStation, nameIn, productsAsked, tellerOf, withUnitIn } from './composed.ts'
import { rowsOf } from './files.ts'
import { isAskedInWords } from './verdicts.ts'

/** The item of the menu that limits the charging power, and its lowest value in the row of the manual. */
export const CHARGING_POWER = 'P4'
const LEAST = /(\d+)–\d/
const MAINS_VOLTS = 230

/**
 * How high the charging power may be set where what gives it is told: 'aggregaatti on 2000 W ja siinä on 600 W lämmitin', '6 A sulake',
 * '150 W pistoke'; nothing where it is not.
 */
export function chargingFrom(grounds: Grounds): string | undefined {
  const { asked } = grounds
  const supply = supplyOf(asked)
  if (!supply) return undefined
  const text = (watts: number) => withUnitIn(asked.language, Math.round(watts), 'W')
  const teller = tellerOf(grounds)
  const left = supply.watts - supply.others
  const stations = productsAsked(grounds, isStation).flatMap((product) => {
    const most = product.charging?.acWatts
    const least = leastOf(grounds, product)
    if (!most || !least) return []
    const sentence = left < least ? 'supply.weak' : left < most ? 'supply.limit' : 'supply.full'
    const told = {
      name: nameIn(grounds, product.id),
      least: text(least),
      most: text(most),
      left: text(Math.max(0, left)),
    }
    return [{ isEnough: left >= least, line: teller.say(sentence, told) }]
  })
  if (stations.length === 0) return undefined
  const verdict = isAskedInWords(grounds) && teller.say(stations.some(({ isEnough }) => isEnough) ? 'yes' : 'no')
  const amps =
    supply.amps &&
    `${withUnitIn(asked.language, supply.amps, 'A')} × ${withUnitIn(asked.language, MAINS_VOLTS, 'V')} = ${text(supply.watts)}.`
  const others = supply.others > 0 && `${text(supply.watts)} − ${text(supply.others)} = ${text(left)}.`
  return [verdict, amps, others, ...stations.map(({ line }) => line)].filter(Boolean).join(' ')
}

/** What gives the power, and what others take of it. */
function supplyOf({ supplyWatts, chargeWatts, loads, quantities }: Asked) {
  const amps = quantities.find(({ unit }) => unit === 'A')?.value
  const isOfMains = quantities.every(({ unit, value }) => unit !== 'V' || value === MAINS_VOLTS)
  const [bare, ...more] = loads.filter(({ appliance }) => !appliance)
  const others = loads
    .filter(({ appliance, stated }) => appliance && stated)
    .reduce((sum, { count, watts }) => sum + count * watts, 0)
  if (supplyWatts) return { watts: supplyWatts, others }
  if (amps && isOfMains) return { watts: amps * MAINS_VOLTS, amps, others }
  const watts = more.length === 0 ? (bare?.watts ?? chargeWatts) : undefined
  return watts ? { watts, others } : undefined
}

/** The lowest charging power that a station can be set to, in watts. */
function leastOf(grounds: Grounds, { id }: CatalogueProduct): number | undefined {
  const [row] = rowsOf(grounds, CHARGING_POWER, [id])
  return Number(row && LEAST.exec(row.line)?.[1]) || undefined
}
