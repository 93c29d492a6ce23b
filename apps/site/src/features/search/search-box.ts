import { findEntries, type ReadyEntry, readyEntries } from './find-entries.ts'
import { kindLabels, searchText } from './search.fi.ts'
import type { SearchEntry } from './search-entry.ts'

/**
 * Search with results under the field. Arrow keys walk between the field and the results, Home and End to the first and
 * the last, Escape closes and returns to the field, Enter in the field opens the first result.
 */
class SearchBox extends HTMLElement {
  #index: Promise<ReadyEntry[]> | undefined

  connectedCallback() {
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault()
      this.#links()[0]?.click()
    })
    this.#input()?.addEventListener('input', () => void this.#search())
    this.addEventListener('keydown', (event) => this.#onKey(event))
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && this.contains(relatedTarget))) this.#show([])
    })
    this.addEventListener('focusin', () => void this.#search())
    void this.#search()
  }

  async #search() {
    const query = this.#input()?.value.trim() ?? ''
    if (query.length < 2) return this.#tell('', [])
    try {
      this.#index ??= fetchIndex(this.dataset.index ?? '')
      const found = findEntries(query, await this.#index)
      if (query !== this.#input()?.value.trim()) return
      this.#tell(found.length ? searchText.found(found.length) : searchText.none, found)
    } catch {
      this.#index = undefined
      this.#tell(searchText.failed, [])
    }
  }

  #tell(status: string, found: readonly SearchEntry[]) {
    const line = this.querySelector('[data-status]')
    if (line && line.textContent !== status) line.textContent = status
    this.#show(found)
  }

  #show(found: readonly SearchEntry[]) {
    const list = this.querySelector<HTMLElement>('[data-results]')
    const template = this.querySelector('template')
    if (!list || !template) return
    const shown = this.#links().map((link) => link.getAttribute('href'))
    list.hidden = found.length === 0
    if (found.length === shown.length && found.every(({ href }, at) => href === shown[at])) return
    list.replaceChildren(...found.map((entry) => resultOf(template, entry)))
  }

  #onKey(event: KeyboardEvent) {
    const stops: (Element | null)[] = [this.#input(), ...this.#links()]
    const at = stops.indexOf(document.activeElement)
    const inList = at > 0
    const targets: Record<string, number> = {
      ArrowDown: (at + 1) % stops.length,
      ArrowUp: (at - 1 + stops.length) % stops.length,
      Escape: 0,
      ...(inList && { Home: 1, End: stops.length - 1 }),
    }
    const target = targets[event.key]
    if (target === undefined || at < 0 || this.querySelector<HTMLElement>('[data-results]')?.hidden) return
    event.preventDefault()
    const stop = stops[target]
    if (stop instanceof HTMLElement) stop.focus()
    if (event.key === 'Escape') this.#show([])
  }

  #input() {
    return this.querySelector('input')
  }

  #links() {
    return [...this.querySelectorAll<HTMLAnchorElement>('[data-results] a')]
  }
}

async function fetchIndex(url: string): Promise<ReadyEntry[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}`)
  const entries: SearchEntry[] = await answer.json()
  return readyEntries(entries)
}

function resultOf(template: HTMLTemplateElement, { title, kind, href }: SearchEntry): Node {
  const result = template.content.cloneNode(true)
  if (!(result instanceof DocumentFragment)) return result
  result.querySelector('a')?.setAttribute('href', href)
  result.querySelector('[data-title]')?.replaceChildren(title)
  result.querySelector('[data-kind]')?.replaceChildren(kindLabels[kind])
  return result
}

customElements.define('search-box', SearchBox)
