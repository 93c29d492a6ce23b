import { choicesOf } from '@arkpax/schema/calculator-choices'
import type { Station } from '@arkpax/schema/calculator-rules'
import type { Appliance } from '@arkpax/schema/content'
import { withUnit } from '@arkpax/schema/figures'
import { calculatorText } from './calculator.fi.ts'
import { rangeTexts } from './calculator-texts.ts'
import { appliancePath } from './scenario.ts'

/** The appliances that the calculator offers, as the site's search takes them. */
export const searchedAppliances = (appliances: readonly Appliance[], stations: readonly Station[]) =>
  choicesOf(appliances).map((choice) => ({
    title: choice.name,
    href: appliancePath(choice),
    summary: `${calculatorText.days} ${stations.map((station) => runtimeOf(station, choice)).join(', ')}. Laite ottaa ${withUnit(choice.watts, 'W')}.`,
    names: (appliances.find(({ id }) => id === choice.id)?.calledAs?.fi ?? []).join(' ').replaceAll('*', ''),
  }))

function runtimeOf(station: Station, choice: Parameters<typeof rangeTexts>[1]): string {
  const { nominal, practical, limit } = rangeTexts(station, choice)
  const told = nominal ? calculatorText.about(practical) : practical
  return `${station.name}: ${told}${limit ? ` (${limit})` : ''}`
}
