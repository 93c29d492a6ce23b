import type { CatalogueProduct } from '@arkpax/schema/catalogue'
import { withUnit } from '@arkpax/schema/figures'

/**
 * Where panels give more than the station's own battery takes, so that the time to full is longer than the input's watts let one
 * expect: the battery takes what it takes of the mains.
 */
export function ownBatteryWatts({ charging: input, capacityWh = 0 }: CatalogueProduct): string | undefined {
  const { acWatts, solarMaxWatts, solarFullHours } = input ?? {}
  if (!acWatts || !solarMaxWatts || !solarFullHours || acWatts >= solarMaxWatts) return undefined
  if (capacityWh / solarFullHours > acWatts) return undefined
  return withUnit(acWatts, 'W')
}
