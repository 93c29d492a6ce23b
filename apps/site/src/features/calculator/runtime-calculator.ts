import type { Shop } from '@arkpax/schema/calculator-advice'
import type { ApplianceChoice } from '@arkpax/schema/calculator-choices'
import { dailyWh, planStation } from '@arkpax/schema/calculator-rules'
import type { Scenario } from '@arkpax/schema/content'
import { energy } from '@arkpax/schema/figures'
import { toCents } from '@arkpax/schema/money'
import { carryAddress } from '~/lib/carry-address.ts'
import { PRODUCTS_EVENT } from '~/lib/products-event.ts'
import { showToast } from '~/lib/toast.ts'
import { fillAdvice } from './advice-panel.ts'
import { adviceTexts, summaryText } from './advice-texts.ts'
import { createRow, fillAbout, fillAlone, readRow, showMistakes } from './appliance-row.ts'
import { calculationMessage } from './calculation-message.ts'
import { calculatorText } from './calculator.fi.ts'
import { type Calculation, calculationQuery, limits, readCalculation } from './calculator-link.ts'
import { loadOf } from './calculator-rows.ts'
import { tellAdded, tellFull, typedIn, wakePicker } from './device-picker.ts'
import { markMistake, noteTyping, readFigure } from './figure-field.ts'
import { fillPart } from './fill-part.ts'
import { calculationOf } from './scenario.ts'
import { fillStation } from './station-panel.ts'

/** Counts and advises while one types, and keeps the calculation in the address so that it can be shared. */
class RuntimeCalculator extends HTMLElement {
  #choices: ApplianceChoice[] = this.#told('[data-choices]')
  #scenarios: Scenario[] = this.#told('[data-scenarios]')
  #shop: Shop = this.#told('[data-shop]')
  /** For how many days it is counted: a number that cannot be changes nothing. */
  #lastDays: number = limits.days.min
  /** Null until it has been counted. */
  #best: string | undefined | null = null

  /** What comes with the script, because only it reads it. */
  #told<Told>(place: string): Told {
    return JSON.parse(this.querySelector(place)?.textContent ?? '')
  }

  connectedCallback() {
    this.querySelector('[data-fields]')?.removeAttribute('disabled')
    this.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
    this.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement && target.name) {
        noteTyping(target)
        this.#leaveExample()
      }
      this.#count()
    })
    this.addEventListener('change', () => this.#remember())
    this.addEventListener('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null
      if (!button) return
      if (button instanceof HTMLAnchorElement) event.preventDefault()
      void this.#act(button)
    })
    document.addEventListener(PRODUCTS_EVENT, ({ detail }) => {
      const prices = Object.fromEntries(detail.map(({ id, price }) => [id, toCents(price)]))
      const soldOut = detail.filter(({ stock }) => stock <= 0).map(({ id }) => id)
      this.#shop = { ...this.#shop, prices, soldOut }
      this.#count()
    })
    if (this.#picker) wakePicker(this.#picker)
    carryAddress()
    const query = new URLSearchParams(location.search)
    const shared = readCalculation(query, (id) => this.#choice(id))
    if (shared) return this.#show(shared)
    this.#fill(query.get('tilanne') ?? '')
    if (query.has('omat')) this.#empty()
    // The page is built as it counts: what a phone takes a while for does not keep its buttons waiting.
    setTimeout(() => this.#count())
  }

  async #act(button: HTMLElement) {
    const { action, choice, scenario } = button.dataset
    if (action === 'copy') return this.#copyLink()
    this.#leaveExample()
    if (action === 'add') this.#add(choice ?? '')
    if (action === 'add-own') this.#addOwn()
    if (action === 'remove') this.#remove(button)
    if (action === 'clear') this.#startAnew()
    if (action === 'scenario') this.#fill(scenario ?? '')
    this.#count()
    this.#remember()
  }

  /** One more of a listed appliance: in its row where it has one. */
  #add(id: string) {
    const choice = this.#choice(id)
    if (!choice || !this.#picker) return
    const count = this.#oneMore(id) ?? (this.#hasRoom() && this.#append({ ...choice, count: 1 }) ? 1 : 0)
    if (count) tellAdded(this.#picker, choice.name, count)
  }

  #oneMore(id: string): number | undefined {
    const row = this.#rows.find((each) => each.dataset.appliance === id)
    const field = row?.querySelector<HTMLInputElement>('input[name="count"]')
    const count = row && readRow(row)?.count
    if (!field || !count || count >= limits.count.max) return undefined
    field.value = String(count + 1)
    return count + 1
  }

  #addOwn() {
    if (!this.#hasRoom()) return
    const name = (this.#picker ? typedIn(this.#picker) : '').slice(0, limits.name)
    const row = this.#append({ name, count: 1, hoursPerDay: 1 })
    row?.querySelector<HTMLElement>(name ? 'input[name="watts"]' : 'input[name="name"]')?.focus()
  }

  #hasRoom(): boolean {
    const hasRoom = this.#rows.length < limits.rows
    if (!hasRoom && this.#picker) tellFull(this.#picker)
    return hasRoom
  }

  #remove(button: HTMLElement) {
    const row = button.closest('[data-row]')
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    row?.remove()
    const target =
      next?.querySelector<HTMLElement>('[data-action="remove"]') ??
      this.#picker?.querySelector<HTMLElement>('input[type="search"]')
    target?.focus()
  }

  #startAnew() {
    this.#empty()
    this.#picker?.querySelector<HTMLElement>('input[type="search"]')?.focus()
  }

  #fill(id: string) {
    const calculation = this.#scenario(id)
    if (!calculation) return
    this.#show(calculation)
    this.querySelector(`[data-scenario="${id}"]`)?.setAttribute('aria-current', 'true')
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
    this.#leaveExample()
    for (const row of this.#rows) row.remove()
  }

  /** What is counted is one's own from here on, and no situation as it was. */
  #leaveExample() {
    this.removeAttribute('data-example')
    this.querySelector('[aria-current]')?.removeAttribute('aria-current')
  }

  #append(appliance: Parameters<typeof createRow>[1]): HTMLElement | undefined {
    const template = this.querySelector<HTMLTemplateElement>('template[data-row-template]')
    if (!template) return undefined
    const row = createRow(template, appliance)
    this.querySelector('[data-rows]')?.append(row)
    return row
  }

  #read(): Calculation {
    this.#lastDays = this.#readDays() ?? this.#lastDays
    return {
      rows: this.#rows.flatMap((row) => readRow(row) ?? []),
      together: this.querySelector<HTMLInputElement>('input[name="together"]')?.checked !== false,
      days: this.#lastDays,
    }
  }

  #count() {
    const calculation = this.#read()
    const loads = calculation.rows.map((row) => loadOf(row, this.#choices))
    for (const row of this.#rows) {
      showMistakes(row)
      const own = readRow(row)
      fillAbout(row, this.#choice(row.dataset.appliance ?? ''))
      fillAlone(row, this.#shop.stations, own && loadOf(own, this.#choices))
    }
    const isMistyped = markMistake(this.#days, !this.#readDays())
    fillPart(this, 'days-mistake', isMistyped ? calculatorText.mistakes.days : '')
    const message = this.#messageOf(calculation)
    const texts = adviceTexts(this.#shop, loads, calculation)
    // The figures are of the use that the advice is for.
    const usage = texts.isInTurns ? { ...calculation, together: false } : calculation
    for (const station of this.#shop.stations) {
      const panel = this.querySelector<HTMLElement>(`[data-station="${station.id}"]`)
      const plan = planStation(station, loads, usage, this.#shop.additions)
      if (panel && loads.length > 0) fillStation(panel, station, plan, usage.days, this.#shop, message)
    }
    const stations = this.querySelector<HTMLElement>('[data-stations]')
    if (stations) stations.hidden = loads.length === 0
    fillPart(this, 'daily', loads.length > 0 ? calculatorText.dailyUse(energy(Math.round(dailyWh(loads)))) : '')
    fillAdvice(this, this.#shop, texts, message)
    this.#unfold(texts.best?.station.id)
    fillPart(this, 'summary', summaryText(texts))
  }

  /** The station that is advised stands first and open, the others below and folded, until somebody folds them otherwise. */
  #unfold(best: string | undefined) {
    if (best === this.#best) return
    this.#best = best
    for (const panel of this.querySelectorAll<HTMLElement>('[data-station]')) {
      const isBest = panel.dataset.station === best
      panel.toggleAttribute('data-best', isBest)
      panel.querySelector('[data-fold]')?.toggleAttribute('open', isBest)
      if (isBest) panel.parentElement?.prepend(panel)
    }
  }

  #messageOf(calculation: Calculation): string {
    const { origin, pathname } = location
    return calculationMessage(calculation, this.#choices, `${origin}${pathname}?${calculationQuery(calculation)}`)
  }

  #remember() {
    const query = calculationQuery(this.#read())
    history.replaceState(history.state, '', query ? `?${query}` : location.pathname)
    carryAddress()
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

  #scenario(id: string): Calculation | undefined {
    const scenario = this.#scenarios.find((each) => each.id === id)
    return scenario && calculationOf(scenario, this.#choices)
  }

  get #picker(): HTMLElement | null {
    return this.querySelector<HTMLElement>('[data-picker]')
  }

  get #days(): HTMLInputElement | null {
    return this.querySelector<HTMLInputElement>('input[name="days"]')
  }

  get #rows(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-row]')]
  }
}

// Without what comes with the script it stays as it is built, and the page tells so.
if (document.querySelector('runtime-calculator [data-shop]')?.textContent) {
  customElements.define('runtime-calculator', RuntimeCalculator)
}
