import type { ApplianceChoice } from '@arkpax/schema/calculator-choices'
import { type Additions, dailyWh, planStation, type Station } from '@arkpax/schema/calculator-rules'
import { energy } from '@arkpax/schema/figures'
import { showToast } from '~/lib/toast.ts'
import { createRow, fillAlone, readRow, showMistakes } from './appliance-row.ts'
import { calculatorText } from './calculator.fi.ts'
import { type Calculation, calculationQuery, limits, readCalculation } from './calculator-link.ts'
import { loadOf } from './calculator-rows.ts'
import { markMistake, readFigure } from './figure-field.ts'
import { fillPart, fillStation } from './station-panel.ts'

/** Counts while one types, and keeps the calculation in the address so that it can be shared. */
class RuntimeCalculator extends HTMLElement {
  #choices: ApplianceChoice[] = JSON.parse(this.dataset.choices ?? '[]')
  #stations: Station[] = JSON.parse(this.dataset.stations ?? '[]')
  #additions: Additions = JSON.parse(this.dataset.additions ?? '{}')

  connectedCallback() {
    this.querySelector('[data-fields]')?.removeAttribute('disabled')
    this.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
    this.addEventListener('input', () => this.#count())
    this.addEventListener('change', () => this.#remember())
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null
      if (button) void this.#act(button)
    })
    const shared = readCalculation(new URLSearchParams(location.search), (id) => this.#choice(id)?.name)
    if (shared) this.#show(shared)
  }

  async #act(button: HTMLElement) {
    const { action } = button.dataset
    if (action === 'copy') return this.#copyLink()
    if (action === 'add') this.#add()
    if (action === 'remove') this.#remove(button)
    if (action === 'clear') this.#empty()
    this.#count()
    this.#remember()
  }

  #add() {
    if (this.#rows.length >= limits.rows) return
    const choice = this.#choice(this.querySelector('select')?.value ?? '')
    const row = this.#append(choice ? { ...choice, count: 1 } : { count: 1, hoursPerDay: 1 })
    row?.querySelector<HTMLElement>(choice ? 'input[name="hoursPerDay"]' : 'input[name="name"]')?.focus()
  }

  #remove(button: HTMLElement) {
    const row = button.closest('[data-row]')
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    row?.remove()
    const target = next?.querySelector<HTMLElement>('[data-action="remove"]') ?? this.querySelector('select')
    target?.focus()
  }

  #show({ rows, together, days }: Calculation) {
    this.#empty()
    for (const row of rows) this.#append(row)
    const togetherField = this.querySelector<HTMLInputElement>('input[name="together"]')
    if (this.#days) this.#days.value = String(days)
    if (togetherField) togetherField.checked = together
    this.#count()
  }

  #empty() {
    for (const row of this.#rows) row.remove()
  }

  #append(appliance: Parameters<typeof createRow>[1]): HTMLElement | undefined {
    const template = this.querySelector('template')
    if (!template) return undefined
    const row = createRow(template, appliance)
    this.querySelector('[data-rows]')?.append(row)
    return row
  }

  #read(): Calculation {
    return {
      rows: this.#rows.flatMap((row) => readRow(row) ?? []),
      together: this.querySelector<HTMLInputElement>('input[name="together"]')?.checked !== false,
      days: this.#readDays() ?? limits.days.min,
    }
  }

  #count() {
    const { rows, together, days } = this.#read()
    const loads = rows.map((row) => loadOf(row, this.#choices))
    for (const row of this.#rows) {
      showMistakes(row)
      const own = readRow(row)
      fillAlone(row, this.#stations, own && loadOf(own, this.#choices))
    }
    const isMistyped = markMistake(this.#days, this.#readDays() === undefined)
    fillPart(this, 'days-mistake', isMistyped ? calculatorText.mistakes.days : '')
    const verdicts = this.#stations.flatMap((station) => {
      const panel = this.querySelector<HTMLElement>(`[data-station="${station.id}"]`)
      const plan = loads.length ? planStation(station, loads, { together, days }, this.#additions) : undefined
      if (!panel) return []
      const { text } = fillStation(panel, station, plan, days, this.#additions)
      this.querySelector(`[data-verdict-of="${station.id}"]`)?.replaceChildren(text)
      return [{ name: station.name, text }]
    })
    fillPart(this, 'daily', calculatorText.dailyUse(energy(Math.round(dailyWh(loads)))))
    const summary = this.querySelector('[data-summary]')
    const told = calculatorText.summary(verdicts)
    if (summary && summary.textContent !== told) summary.textContent = told
  }

  #remember() {
    const query = calculationQuery(this.#read())
    history.replaceState(history.state, '', query ? `?${query}` : location.pathname)
  }

  async #copyLink() {
    this.#remember()
    try {
      await navigator.clipboard.writeText(location.href)
      showToast(calculatorText.copied)
    } catch {
      showToast({ ...calculatorText.copyFailed, tone: 'destructive' })
    }
  }

  #readDays() {
    return readFigure(this.#days, { ...limits.days, isWhole: true })
  }

  #choice(id: string) {
    return this.#choices.find((choice) => choice.id === id)
  }

  get #days(): HTMLInputElement | null {
    return this.querySelector<HTMLInputElement>('input[name="days"]')
  }

  get #rows(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-row]')]
  }
}

customElements.define('runtime-calculator', RuntimeCalculator)
