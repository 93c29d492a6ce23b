import { type Appliance, appliances as appliancesSchema } from '@arkpax/schema/content'
import appliancesJson from '../../../../../content/data/appliances.json' with { type: 'json' }
import { catalogue } from '../../lib/catalogue.ts'
import type { Additions, Station } from './calculator-rules.ts'

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

/** The appliances of `content/data/appliances.json` that have watts and a usual day's use. For build time. */
export const applianceChoices: ApplianceChoice[] = appliancesSchema
  .parse(appliancesJson)
  .flatMap(({ id, name, group, watts, wattsMax, startWatts, dutyPercent, hoursPerDay }) =>
    watts && hoursPerDay ? [{ id, name, group, watts, wattsMax, startWatts, dutyPercent, hoursPerDay }] : [],
  )

/** The power stations of the catalogue, in its order. */
export const stations: Station[] = catalogue.flatMap(({ id, name, capacityWh, power, expansion, charging }) =>
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

/** The extra battery and the panel of the catalogue. */
export const additions: Additions = {
  batteryWh: figureOf('an extra battery', ({ capacityWh, power }) => (power ? undefined : capacityWh)),
  panelWatts: figureOf('a solar panel', ({ panelWatts }) => panelWatts),
}

function figureOf(what: string, pick: (product: (typeof catalogue)[number]) => number | undefined): number {
  const figure = catalogue.map(pick).find((each) => each !== undefined)
  if (figure === undefined) throw new Error(`The catalogue has no ${what}`)
  return figure
}
