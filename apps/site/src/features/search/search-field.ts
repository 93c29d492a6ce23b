import { fillTemplate } from '~/lib/fill-template.ts'
import { loadEngine } from './load-engine.ts'
import { groupResults } from './result-groups.ts'
import { kindLabels, searchText } from './search.fi.ts'
import type { SearchResult } from './search-engine.ts'
import { showPieces } from './shown-pieces.ts'

/**
 * A combobox: arrows walk through the results, Enter opens the chosen one, Escape closes them (in the dialog, the dialog).
 * Focus stays in the field all the while.
 */
class SearchField extends HTMLElement {
  connectedCallback() {
    const { input } = this
    input?.addEventListener('input', () => void this.#search())
    input?.addEventListener('keydown', (event) => this.#onKey(event))
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && this.contains(relatedTarget))) this.#show([])
    })
    this.addEventListener('focusin', ({ target }) => target === input && void this.#search())
    if (document.activeElement === input) void this.#search()
  }

  get input() {
    return this.querySelector('input')
  }

  async #search() {
    const query = this.input?.value.trim() ?? ''
    if (query.length < 2) return this.#tell('', [])
    try {
      const search = await loadEngine(this.dataset.index ?? '')
      if (query !== this.input?.value.trim()) return
      const found = search(query)
      this.#tell(found.length ? searchText.found(found.length) : `${searchText.none}. ${searchText.noneHint}`, found)
    } catch {
      this.#tell(searchText.failed, [])
    }
  }

  #tell(status: string, found: readonly SearchResult[]) {
    const line = this.querySelector('[data-status]')
    if (line && line.textContent !== status) line.textContent = status
    this.#show(found)
  }

  #show(found: readonly SearchResult[]) {
    const list = this.querySelector<HTMLElement>('[data-results]')
    const group = this.querySelector<HTMLTemplateElement>('template[data-group]')
    const option = this.querySelector<HTMLTemplateElement>('template[data-option]')
    if (!list || !group || !option || !this.input) return
    list.replaceChildren(
      ...groupResults(found).map(({ kind, results }) => {
        const box = fillTemplate(group, { label: kindLabels[kind] })
        box.role = 'group'
        box.ariaLabel = kindLabels[kind]
        box.append(...results.map((result) => optionOf(option, result)))
        return box
      }),
    )
    this.#options.forEach((each, at) => {
      each.id = `${list.id}-${at}`
    })
    list.hidden = found.length === 0
    this.input.ariaExpanded = String(found.length > 0)
    this.#choose(-1)
  }

  #onKey(event: KeyboardEvent) {
    const options = this.#options
    const at = options.findIndex((option) => option.ariaSelected === 'true')
    const steps: Record<string, number> = {
      ArrowDown: at + 1 < options.length ? at + 1 : 0,
      ArrowUp: at > 0 ? at - 1 : options.length - 1,
    }
    const step = steps[event.key]
    if (options.length > 0 && step !== undefined) {
      event.preventDefault()
      this.#choose(step)
    } else if (event.key === 'Enter' && at >= 0) {
      event.preventDefault()
      options[at]?.click()
    } else if (event.key === 'Escape' && options.length > 0 && !this.closest('dialog')) {
      event.preventDefault()
      this.#show([])
    }
  }

  #choose(at: number) {
    this.#options.forEach((option, index) => {
      option.ariaSelected = String(index === at)
    })
    const chosen = this.#options[at]
    chosen?.scrollIntoView({ block: 'nearest' })
    if (chosen) this.input?.setAttribute('aria-activedescendant', chosen.id)
    else this.input?.removeAttribute('aria-activedescendant')
  }

  get #options(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('a[role="option"]')]
  }
}

function optionOf(template: HTMLTemplateElement, { title, href, summary, pieces }: SearchResult): HTMLElement {
  const option = fillTemplate(template, { title, summary })
  option.setAttribute('href', href)
  showPieces(option, pieces)
  return option
}

customElements.define('search-field', SearchField)
