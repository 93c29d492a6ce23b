import type { Shop } from './calculator-advice.ts'
import type { Additions, Station } from './calculator-rules.ts'
import type { CatalogueProduct } from './catalogue.ts'
import type { Appliance } from './content.ts'

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
  note?: string
}

/** The appliances that have watts and a usual day's use. */
export const choicesOf = (appliances: readonly Appliance[]): ApplianceChoice[] =>
  appliances.flatMap(({ id, name, group, watts, wattsMax, startWatts, dutyPercent, hoursPerDay, note }) =>
    watts && hoursPerDay ? [{ id, name, group, watts, wattsMax, startWatts, dutyPercent, hoursPerDay, note }] : [],
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
  panelWatts: catalogue.find(isPanel)?.panelWatts ?? 0,
})

/** What the calculator can advise one to buy, with the prices of the catalogue. */
export const shopOf = (catalogue: readonly CatalogueProduct[]): Shop => ({
  stations: stationsOf(catalogue),
  additions: additionsOf(catalogue),
  prices: Object.fromEntries(catalogue.map(({ id, priceCents }) => [id, priceCents])),
  soldOut: catalogue.filter(({ stock }) => stock <= 0).map(({ id }) => id),
  batteryId: catalogue.find(isExtraBattery)?.id,
  panelId: catalogue.find(isPanel)?.id,
})

/** A battery that adds to a station: it has capacity, and no power of its own. */
export const isExtraBattery = ({ capacityWh, power }: CatalogueProduct): boolean => Boolean(capacityWh && !power)

const isPanel = ({ panelWatts }: CatalogueProduct): boolean => Boolean(panelWatts)
