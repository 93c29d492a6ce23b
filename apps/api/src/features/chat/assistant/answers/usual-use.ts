import type { Scenario } from '@arkpax/schema/content'
import type { AskedLoad } from '../question/slots.ts'
import type { Grounds } from './composed.ts'

type ListedDevice = Scenario['devices'][number]
/** A device of a place; of a list without hours and counts its appliance alone. */
type Device = Pick<ListedDevice, 'appliance'> & Partial<ListedDevice>

/** What is usually run in a place. */
export interface UsualUse {
  loads: AskedLoad[]
  /** For how many days without charging, where the calculator has a situation of it. */
  days?: number
  /** Whether the devices run one at a time, as tools do. */
  areApart: boolean
}

/** What is usually run in the place that is told, as the calculator fills it in (`scenarios.json`) where it has a situation of it; nothing where none is told. */
export function usualUse({ asked, knowledge }: Grounds): UsualUse {
  const place = knowledge.words.places[asked.place ?? '']
  if (!place) return { loads: [], areApart: false }
  const scenario = 'scenario' in place ? knowledge.scenarios.find(({ id }) => id === place.scenario) : undefined
  const devices: Device[] =
    'loads' in place ? place.loads.map((appliance) => ({ appliance })) : (scenario?.devices ?? [])
  // The hours that the question tells are those of all.
  const areTold = asked.quantities.some(({ unit }) => unit === 'h')
  const loads = devices.flatMap(({ appliance: id, count = 1, hoursPerDay }): AskedLoad[] => {
    const appliance = knowledge.appliances.find((each) => each.id === id)
    if (!appliance?.watts) return []
    const hours = areTold ? undefined : hoursPerDay
    return [{ appliance, count, watts: appliance.watts, stated: false, ...(hours && { hours }) }]
  })
  return { loads, days: scenario?.days, areApart: scenario ? !scenario.together : false }
}
