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
}

/** The appliances that have watts and a usual day's use. */
export const choicesOf = (appliances: readonly Appliance[]): ApplianceChoice[] =>
  appliances.flatMap(({ id, name, group, watts, wattsMax, startWatts, dutyPercent, hoursPerDay }) =>
    watts && hoursPerDay ? [{ id, name, group, watts, wattsMax, startWatts, dutyPercent, hoursPerDay }] : [],
  )

/** The power stations of the catalogue, in its order. */
export const stationsOf = (catalogue: readonly CatalogueProduct[]): Station[] =>
  catalogue.flatMap(({ id, name, capacityWh, power, expansion, charging }) =>
    capacityWh && power && expansion && charging
      ? [
          {
            id,
            name,
            capacityWh,
            ...power,
            maxExtraBatteries: expansion.maxExtraBatteries,
            solarMaxWatts: charging.solarMaxWatts,
          },
        ]
      : [],
  )

/** The extra battery and the panel of the catalogue; without one of them it is an error. */
export const additionsOf = (catalogue: readonly CatalogueProduct[]): Additions => ({
  batteryWh: figureOf(catalogue, 'an extra battery', ({ capacityWh, power }) => (power ? undefined : capacityWh)),
  panelWatts: figureOf(catalogue, 'a solar panel', ({ panelWatts }) => panelWatts),
})

function figureOf(
  catalogue: readonly CatalogueProduct[],
  what: string,
  pick: (product: CatalogueProduct) => number | undefined,
): number {
  const figure = catalogue.map(pick).find((each) => each !== undefined)
  if (figure === undefined) throw new Error(`The catalogue has no ${what}`)
  return figure
}
