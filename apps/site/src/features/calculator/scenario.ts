import type { ApplianceChoice } from '@arkpax/schema/calculator-choices'
import type { Scenario } from '@arkpax/schema/content'
import { paths } from '../../lib/paths.ts'
import type { Calculation } from './calculator-link.ts'

/** A situation as a calculation: its appliances with the figures of the list and its own hours. */
export const calculationOf = (
  { devices, days, together }: Scenario,
  choices: readonly ApplianceChoice[],
): Calculation => ({
  rows: devices.flatMap(({ appliance, count, hoursPerDay }) => {
    const choice = choices.find(({ id }) => id === appliance)
    if (!choice) return []
    const { id, name, watts, startWatts } = choice
    return [{ id, name, count, watts, hoursPerDay, ...(startWatts && { startWatts }) }]
  }),
  together,
  days,
})

/** The calculator with one appliance, used as the list says. */
export const appliancePath = ({ id }: Pick<ApplianceChoice, 'id'>) => `${paths.calculator}?laite=${id}`
