import { choicesOf } from '@arkpax/schema/calculator-choices'
import type { Station } from '@arkpax/schema/calculator-rules'
import type { Appliance } from '@arkpax/schema/content'
import { withUnit } from '@arkpax/schema/figures'
import { calculatorText } from './calculator.fi.ts'
import { rangeTexts } from './calculator-texts.ts'
import { appliancePath } from './scenario.ts'

const DRAWS = 'Laite ottaa'

/** The appliances that the calculator offers, as the site's search takes them: in a sentence, and as figures. */
export const searchedAppliances = (appliances: readonly Appliance[], stations: readonly Station[]) =>
  choicesOf(appliances).map((choice) => {
    const runtimes = runtimesOf(stations, choice)
    const told = runtimes.map(({ name, time, limit }) => `${name}: ${time}${inBrackets(limit)}`)
    return {
      title: choice.name,
      href: appliancePath(choice),
      summary: `Yhdellä latauksella ${told.join(', ')}. ${DRAWS} ${withUnit(choice.watts, 'W')}.`,
      figures: [
        ...runtimes.map(({ name, time, limit }) => ({ label: `${name}${inBrackets(limit)}`, value: time })),
        { label: DRAWS, value: String(choice.watts), unit: 'W' },
      ],
      names: (appliances.find(({ id }) => id === choice.id)?.calledAs?.fi ?? []).join(' ').replaceAll('*', ''),
    }
  })

/** How long each station runs an appliance, with what limits that; where it cannot, the limit stands for the time. */
function runtimesOf(
  stations: readonly Station[],
  choice: Parameters<typeof rangeTexts>[1],
): { name: string; time: string; limit?: string }[] {
  const ranges = rangeTexts(stations, choice)
  return stations.map(({ name }, index) => {
    const { time, limit = '' } = ranges[index] ?? {}
    return time ? { name, time: calculatorText.about(time), ...(limit && { limit }) } : { name, time: limit }
  })
}

const inBrackets = (limit: string | undefined) => (limit ? ` (${limit})` : '')
