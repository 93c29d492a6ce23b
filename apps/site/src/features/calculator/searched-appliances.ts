import { type ApplianceChoice, choicesOf } from '@arkpax/schema/calculator-choices'
import type { Station } from '@arkpax/schema/calculator-rules'
import type { Appliance } from '@arkpax/schema/content'
import { withUnit } from '@arkpax/schema/figures'
import { productPath } from '../../lib/paths.ts'
import { calculatorText } from './calculator.fi.ts'
import { countsOf, rangeTexts } from './calculator-texts.ts'
import { appliancePath } from './scenario.ts'

const DRAWS = 'Tehontarve'
const only = (name: string) => `Katso ${name}`

/** The appliances that the calculator offers, as the site's search takes them: in a sentence, and as figures. */
export const searchedAppliances = (appliances: readonly Appliance[], stations: readonly Station[]) =>
  choicesOf(appliances).map((choice) => {
    const appliance = appliances.find(({ id }) => id === choice.id)
    const runtimes = runtimesOf(stations, choice, appliance)
    const told = runtimes.map(
      ({ name, time, unit, limit }) => `${name}: ${time}${unit ? ` ${unit}` : ''}${inBrackets(limit)}`,
    )
    const [fit, another] = runtimes.filter(({ runs }) => runs)
    return {
      title: choice.name,
      href: appliancePath(choice),
      summary: `Yhdellä latauksella ${told.join(', ')}. ${DRAWS} ${choice.watts}\u00A0${drawn(choice)}.`,
      figures: [
        ...runtimes.map(({ name, time, unit, limit }) => ({ label: `${name}${inBrackets(limit)}`, value: time, unit })),
        { label: DRAWS, value: String(choice.watts), unit: drawn(choice) },
      ],
      ...(fit && !another && { way: { label: only(fit.name), href: productPath(fit.id) } }),
      names: (appliance?.calledAs?.fi ?? []).join(' ').replaceAll('*', ''),
    }
  })

/** What follows the watts: of what rests between, such as a fridge, what it takes on average, by which its hours are counted. */
const drawn = ({ watts, dutyPercent = 100 }: ApplianceChoice) =>
  dutyPercent < 100 ? `W, keskimäärin ${withUnit(Math.round((watts * dutyPercent) / 100), 'W')}` : 'W'

interface Runtime {
  id: string
  name: string
  time: string
  /** What it counts where it is no time: litres of water. */
  unit?: string
  limit?: string
  runs: boolean
}

/** How long each station runs an appliance or how much it makes, with what limits that; where it cannot, the limit stands for the time. */
function runtimesOf(
  stations: readonly Station[],
  choice: Parameters<typeof rangeTexts>[1],
  appliance: Appliance | undefined,
): Runtime[] {
  const ranges = rangeTexts(stations, choice)
  const counts = appliance && countsOf(stations, appliance)
  return stations.map(({ id, name }, index) => {
    const { time, limit = '' } = ranges[index] ?? {}
    if (!time) return { id, name, time: limit, runs: false }
    const made = counts?.[index]
    const told = made
      ? { time: calculatorText.about(String(made.count)), unit: made.what }
      : { time: calculatorText.about(time) }
    return { id, name, ...told, ...(limit && { limit }), runs: true }
  })
}

const inBrackets = (limit: string | undefined) => (limit ? ` (${limit})` : '')
