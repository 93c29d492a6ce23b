import { applianceChoices } from './calculator-choices.ts'
import type { Calculation } from './calculator-link.ts'

const EXAMPLE = ['kylmalaukku', 'led-valaisimet', 'puhelimen-laturi', 'kahvinkeitin']

/** A weekend at a cabin: what the calculator shows before one has chosen anything. For build time. */
export const example: Calculation = {
  rows: EXAMPLE.map((id) => {
    const choice = applianceChoices.find((each) => each.id === id)
    if (!choice) throw new Error(`content/data/appliances.json offers no '${id}'`)
    const { name, watts, hoursPerDay, startWatts } = choice
    return { id, name, count: 1, watts, hoursPerDay, startWatts }
  }),
  together: true,
  days: 1,
}
