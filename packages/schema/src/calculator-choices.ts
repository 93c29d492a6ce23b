import type { Additions, Station } from './calculator-rules.ts'
import type { CatalogueProduct } from './catalogue.ts'
import type { Appliance } from './content.ts'
import { shownAppliances } from './shown-appliances.ts'

/** An appliance that the calculator offers. */
export interface ApplianceChoice {
  id: string
  name: string
  group: Appliance['group']
  watts: number
  wattsMax?: number
  startWatts?: number
  dutyPercent?: number
  hoursPerDay: number
}

/** The appliances of the pages that have watts and a usual day's use. */
export const choicesOf = (appliances: readonly Appliance[]): ApplianceChoice[] =>
  shownAppliances(appliances).flatMap(({ id, name, group, watts, wattsMax, startWatts, dutyPercent, hoursPerDay }) =>
    watts && hoursPerDay ? [{ id, name, group, watts, wattsMax, startWatts, dutyPercent, hoursPerDay }] : [],
  )

/** The power stations of the catalogue, in its order. */
export const stationsOf = (catalogue: readonly CatalogueProduct[]): Station[] =>
  catalogue.flatMap(({ id, name, capacityWh, power, expansion, charging }) =>
    capacityWh && power?.peak && expansion
      ? [
          {
            id,
            name,
            capacityWh,
            continuousWatts: power.continuousWatts,
            peakWatts: power.peak.watts,
            peakSeconds: power.peak.seconds,
            maxExtraBatteries: expansion.maxExtraBatteries,
            solarMaxWatts: charging?.solarMaxWatts ?? 0,
          },
        ]
      : [],
  )

/** The extra battery and the panel of the catalogue; 0 for what the shop does not have. */
export const additionsOf = (catalogue: readonly CatalogueProduct[]): Additions => ({
  batteryWh: catalogue.find(isExtraBattery)?.capacityWh ?? 0,
  panelWatts: catalogue.find(({ panelWatts }) => panelWatts)?.panelWatts ?? 0,
})

/** A battery that adds to a station: it has capacity, and no power of its own. */
export const isExtraBattery = ({ capacityWh, power }: CatalogueProduct): boolean => Boolean(capacityWh && !power)
