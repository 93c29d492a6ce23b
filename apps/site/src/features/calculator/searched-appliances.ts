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
    summary: `Yhdellä latauksella ${runtimesOf(stations, choice)}. Laite ottaa ${withUnit(choice.watts, 'W')}.`,
    names: (appliances.find(({ id }) => id === choice.id)?.calledAs?.fi ?? []).join(' ').replaceAll('*', ''),
  }))

function runtimesOf(stations: readonly Station[], choice: Parameters<typeof rangeTexts>[1]): string {
  const ranges = rangeTexts(stations, choice)
  const told = stations.map(({ name }, index) => {
    const { time, limit } = ranges[index] ?? {}
    if (!time) return `${name}: ${limit}`
    return `${name}: ${calculatorText.about(time)}${limit ? ` (${limit})` : ''}`
  })
  return told.join(', ')
}
