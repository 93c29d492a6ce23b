import type { DeliverySettings, DeliveryZone } from '@arkpax/schema/delivery-settings'
import { takenByEarlier } from '@arkpax/schema/postcode-areas'
import { say } from '~/lib/translation.ts'
import { unbrokenRange } from '~/lib/unbroken-range.ts'

/** A zone of the settings as the tables of prices name it. */
export interface PricedZone extends Pick<DeliveryZone, 'id' | 'name' | 'returnSupplement'> {
  /** What its postcodes begin with: '00–21', '23–86'. */
  beginnings: string[]
  /** Some postcodes that begin so belong to a zone before it in the settings. */
  isRest: boolean
}

/** The zones in the order of the settings, which tells the zone of a postcode. */
export const zonesByPostcode = ({ zones }: Pick<DeliverySettings, 'zones'>): PricedZone[] =>
  zones.map(({ id, name, postcodes, returnSupplement }, index) => {
    const earlier = zones.slice(0, index).map((zone) => zone.postcodes)
    return {
      id,
      name: say(name),
      returnSupplement,
      beginnings: unbrokenRange(postcodes).split(', '),
      isRest: takenByEarlier(postcodes, earlier).length > 0,
    }
  })

/** The same, the one that is cheapest to deliver to first. */
export function zonesByPrice({ zones, methods }: DeliverySettings): PricedZone[] {
  const offered = methods.filter(({ isOffered }) => isOffered)
  /** What the lightest delivery to a zone costs, by all ways together. */
  const costOf = (id: string) =>
    offered
      .flatMap(({ steps: [lightest] }) => lightest ?? [])
      .reduce((sum, { prices }) => sum + (prices[id] ?? Infinity), 0)
  return zonesByPostcode({ zones }).toSorted((one, other) => costOf(one.id) - costOf(other.id))
}
