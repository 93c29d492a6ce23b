import type { ApplianceChoice } from '@arkpax/schema/calculator-choices'
import type { Load, Station } from '@arkpax/schema/calculator-rules'
import { typedDecimal } from '@arkpax/schema/decimal'
import { calculatorText } from './calculator.fi.ts'
import { type CalculatorRow, limits } from './calculator-link.ts'
import { aboutText, aloneTexts, rowText } from './calculator-texts.ts'
import { isLeftEmpty, markMistake, readFigure } from './figure-field.ts'
import { fillPart } from './fill-part.ts'

const input = (row: ParentNode, name: string) => row.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** A row of its own for an appliance, made of the template. One's own appliance gets a field for its name, and stands open. */
export function createRow(template: HTMLTemplateElement, appliance: Partial<CalculatorRow>): HTMLElement {
  const row = template.content.firstElementChild?.cloneNode(true)
  if (!(row instanceof HTMLElement)) throw new Error('The template holds one row')
  const { id, name = '', ...figures } = appliance
  if (id) row.dataset.appliance = id
  const own = row.querySelector<HTMLElement>('[data-own]')
  if (own) own.hidden = id !== undefined
  row.querySelector('[data-figures]')?.toggleAttribute('open', id === undefined)
  for (const [field, value] of Object.entries({ name, ...figures })) {
    const control = input(row, field)
    if (control && value !== undefined) control.value = typeof value === 'number' ? typedDecimal(value) : value
  }
  nameRow(row, name || calculatorText.ownAppliance)
  return row
}

const figures = ['count', 'watts', 'hoursPerDay', 'startWatts'] as const

const allowed = {
  count: { ...limits.count, isWhole: true },
  watts: limits.watts,
  hoursPerDay: limits.hours,
  startWatts: limits.startWatts,
}

const figureOf = (row: HTMLElement, name: (typeof figures)[number]) => readFigure(input(row, name), allowed[name])

/** What a row says, or undefined while a figure is missing or not allowed. */
export function readRow(row: HTMLElement): CalculatorRow | undefined {
  const [count, watts, hoursPerDay, startWatts] = figures.map((name) => figureOf(row, name))
  if (!count || !watts || !hoursPerDay || startWatts === undefined) return undefined
  const id = row.dataset.appliance
  const written = input(row, 'name')?.value.trim()
  const name = (id ? row.querySelector('[data-part="name"]')?.textContent : written) || calculatorText.ownAppliance
  nameRow(row, name)
  return {
    ...(id && { id }),
    name,
    count,
    watts,
    hoursPerDay,
    ...(startWatts && { startWatts }),
  }
}

/** Shows what the row says while it is folded, and how long each station runs it alone; an unfinished row shows nothing. */
export function fillAlone(row: HTMLElement, stations: readonly Station[], load: Load | undefined): void {
  fillPart(row, 'use', load ? rowText(load) : '')
  const alone = load && aloneTexts(stations, load)
  stations.forEach(({ id }, index) => {
    fillPart(row, `alone-${id}`, alone?.[index] ?? '–')
  })
}

/** Tells what is good to know of the row's appliance. */
export const fillAbout = (row: HTMLElement, choice: ApplianceChoice | undefined): void =>
  fillPart(row, 'about', choice ? aboutText(choice) : '')

/** Names the figures of a row that cannot be or are missing, so that 1,5 pieces or 89,90 hours a day are not taken for another number, and none goes uncounted in silence. */
export function showMistakes(row: HTMLElement): void {
  const wrong = figures.filter((name) => {
    const field = input(row, name)
    return markMistake(field, figureOf(row, name) === undefined || isLeftEmpty(field, row))
  })
  fillPart(row, 'mistake', wrong.map((name) => calculatorText.mistakes[name]).join(' '))
}

function nameRow(row: HTMLElement, name: string): void {
  row.querySelector('legend')?.replaceChildren(name)
  fillPart(row, 'name', name)
  row.querySelector('[data-action="remove"]')?.setAttribute('aria-label', calculatorText.remove(name))
}
