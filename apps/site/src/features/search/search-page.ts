import { fillTemplate } from '~/lib/fill-template.ts'
import { loadEngine } from './load-engine.ts'
import { groupResults } from './result-groups.ts'
import { kindLabels, searchText } from './search.fi.ts'
import type { SearchResult } from './search-engine.ts'

/** Searches for `?q=` at once, and again while one types; the address follows. */
class SearchPage extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector('input')
    if (!input) return
    input.value = new URLSearchParams(location.search).get('q') ?? ''
    input.addEventListener('input', () => void this.#search(input))
    this.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault()
      void this.#search(input)
    })
    void this.#search(input)
  }

  async #search(input: HTMLInputElement) {
    const query = input.value.trim()
    history.replaceState(history.state, '', query ? `?${new URLSearchParams({ q: query })}` : location.pathname)
    if (query.length < 2) return this.#show('', [], false)
    try {
      const search = await loadEngine(this.dataset.index ?? '')
      if (query !== input.value.trim()) return
      const found = search(query)
      this.#show(found.length ? searchText.found(found.length) : searchText.none, found, found.length === 0)
    } catch {
      this.#show(searchText.failed, [], false)
    }
  }

  #show(status: string, found: readonly SearchResult[], empty: boolean) {
    const group = this.querySelector<HTMLTemplateElement>('template[data-group]')
    const item = this.querySelector<HTMLTemplateElement>('template[data-result]')
    if (!group || !item) return
    this.querySelector('[data-status]')?.replaceChildren(status)
    this.querySelector('[data-results]')?.replaceChildren(
      ...groupResults(found).map(({ kind, results }) => {
        const section = fillTemplate(group, { label: kindLabels[kind] })
        section.querySelector('ul')?.append(...results.map((result) => itemOf(item, result)))
        return section
      }),
    )
    const parts: [string, boolean][] = [
      ['[data-empty]', empty],
      ['[data-suggestions]', found.length === 0],
    ]
    for (const [part, shown] of parts) this.querySelector(part)?.toggleAttribute('hidden', !shown)
  }
}

function itemOf(template: HTMLTemplateElement, { title, href, summary }: SearchResult): HTMLElement {
  const item = fillTemplate(template, { title, summary })
  item.querySelector('a')?.setAttribute('href', href)
  return item
}

customElements.define('search-page', SearchPage)
