import { choicesOf } from '@arkpax/schema/calculator-choices'
import type { Station } from '@arkpax/schema/calculator-rules'
import type { Appliance } from '@arkpax/schema/content'
import { withUnit } from '@arkpax/schema/figures'
import { calculatorText } from './calculator.fi.ts'
import { rangeTexts } from './calculator-texts.ts'
import { appliancePath } from './scenario.ts'

/** An appliance as the site's search finds it: how long each station runs it, and the calculator with it. */
export interface SearchedAppliance {
  title: string
  href: string
  summary: string
  /** What people call it beside its name. */
  names: string
}

/** The appliances that the calculator offers, for the search. */
export const searchedAppliances = (
  appliances: readonly Appliance[],
  stations: readonly Station[],
): SearchedAppliance[] =>
  choicesOf(appliances).map((choice) => ({
    title: choice.name,
    href: appliancePath(choice),
    summary: `${withUnit(choice.watts, 'W')}. ${stations.map((station) => runtimeOf(station, choice)).join(' ')}`,
    names: (appliances.find(({ id }) => id === choice.id)?.calledAs?.fi ?? []).join(' ').replaceAll('*', ''),
  }))

function runtimeOf(station: Station, choice: Parameters<typeof rangeTexts>[1]): string {
  const { nominal, practical } = rangeTexts(station, choice)
  return `${station.name}: ${practical ? calculatorText.practically(practical) : nominal}.`
}
